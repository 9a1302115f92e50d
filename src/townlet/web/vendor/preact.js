/** Preact, its hooks and htm bound to it, in one module. */
import { h } from './preact/preact.js'
import htm from './htm/htm.js'

export { h, render, Fragment, Component, createContext, createRef, cloneElement, isValidElement, toChildArray } from './preact/preact.js'
export {
  useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback, useReducer, useContext, useId, useErrorBoundary,
} from './preact/hooks.js'

export const html = htm.bind(h)
