"""The server: tables where people and bots play, kept in a database, reached as docs/protocol.md says."""
