/** The drawn town: large on the first page, small scenes for the games, and an empty lot where nothing is. */
import { html } from '../vendor/preact.js'

const WINDOW = '#fff0c9'

/** A gabled house standing on (x, y). @param {number} x @param {number} y @param {number} w @param {number} h @param {string} kind */
function gable(x, y, w, h, kind) {
  const roof = w * 0.55
  const top = y - h
  const middle = x + w / 2
  return html`<g>
    <path fill="#fbeccb" d=${`M${x + 3} ${y}V${top + roof * 0.6}L${middle} ${top}L${x + w - 3} ${top + roof * 0.6}V${y}z`} />
    <path fill="#e8d2a4" d=${`M${middle} ${y}V${top}L${x + w - 3} ${top + roof * 0.6}V${y}z`} />
    <path fill=${`var(--${kind})`} d=${`M${x - 3} ${top + roof * 0.78}L${middle} ${top - 6}V${top + 10}L${x + 5} ${top + roof * 0.95}z`} />
    <path fill=${`var(--${kind}-dark)`} d=${`M${x + w + 3} ${top + roof * 0.78}L${middle} ${top - 6}V${top + 10}L${x + w - 5} ${top + roof * 0.95}z`} />
    <path fill="#8a5a35" d=${`M${middle - w * 0.1} ${y}v${-h * 0.26}a${w * 0.1} ${w * 0.1} 0 0 1 ${w * 0.2} 0V${y}z`} />
    <rect fill=${WINDOW} stroke="#c9a76a" stroke-width="2" x=${x + w * 0.16} y=${top + roof * 0.95} width=${w * 0.2} height=${w * 0.2} rx="2" />
    <rect fill=${WINDOW} stroke="#b28f55" stroke-width="2" x=${x + w * 0.64} y=${top + roof * 0.95} width=${w * 0.2} height=${w * 0.2} rx="2" />
  </g>`
}

/** A tower with a pointed roof. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} kind */
function steeple(x, y, w, h, kind) {
  const middle = x + w / 2
  const eaves = y - h * 0.6
  return html`<g>
    <path fill="#fbeccb" d=${`M${x} ${y}V${eaves}h${w / 2}V${y}z`} /><path fill="#e8d2a4" d=${`M${middle} ${y}V${eaves}h${w / 2}V${y}z`} />
    <path fill=${`var(--${kind})`} d=${`M${x - 5} ${eaves + 2}L${middle} ${y - h}V${eaves + 2}z`} />
    <path fill=${`var(--${kind}-dark)`} d=${`M${x + w + 5} ${eaves + 2}L${middle} ${y - h}V${eaves + 2}z`} />
    <path fill="#6c4a2d" d=${`M${middle - w * 0.15} ${eaves + h * 0.24}v${-h * 0.1}a${w * 0.15} ${w * 0.15} 0 0 1 ${w * 0.3} 0v${h * 0.1}z`} />
    <path fill="#8a5a35" d=${`M${middle - w * 0.18} ${y}v${-h * 0.15}a${w * 0.18} ${w * 0.18} 0 0 1 ${w * 0.36} 0V${y}z`} />
  </g>`
}

/** A round tree. @param {number} x @param {number} y @param {number} r */
function tree(x, y, r) {
  return html`<g>
    <path fill="#8a5a35" d=${`M${x - r * 0.16} ${y}v${-r * 1.2}h${r * 0.32}V${y}z`} />
    <circle fill="var(--forest)" cx=${x} cy=${y - r * 1.6} r=${r} />
    <path fill="var(--forest-dark)" d=${`M${x} ${y - r * 2.6}a${r} ${r} 0 0 1 0 ${r * 2}a${r * 1.5} ${r * 1.5} 0 0 0 0 ${-r * 2}z`} />
  </g>`
}

/** A fir. @param {number} x @param {number} y @param {number} h */
function fir(x, y, h) {
  const w = h * 0.5
  return html`<g>
    <path fill="#8a5a35" d=${`M${x - 3} ${y}v${-h * 0.2}h6V${y}z`} />
    <path fill="var(--forest)" d=${`M${x - w / 2} ${y - h * 0.14}L${x} ${y - h}L${x + w / 2} ${y - h * 0.14}z`} />
    <path fill="var(--forest-dark)" d=${`M${x} ${y - h}L${x + w / 2} ${y - h * 0.14}H${x}z`} />
  </g>`
}

/** The town of the first page. */
export function Townscape() {
  return html`<svg class="townscape" viewBox="0 0 960 330" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle class="townscape-sun" cx="792" cy="84" r="44" />
    <g class="townscape-cloud"><path d="M96 92a20 20 0 0 1 37-12 26 26 0 0 1 49 8 16 16 0 0 1 2 32H104a15 15 0 0 1-8-28z" /></g>
    <g class="townscape-cloud late"><path d="M600 62a16 16 0 0 1 30-9 21 21 0 0 1 39 6 13 13 0 0 1 2 26h-64a12 12 0 0 1-7-23z" /></g>
    <path fill="var(--mountain)" d="M0 250L112 128l74 82 66-58 124 118H0z" opacity=".55" /><path fill="var(--mountain-dark)" d="M112 128l74 82-40 40-34-60z" opacity=".4" />
    <path fill="var(--mountain)" d="M610 262l126-122 84 74 60-44 80 76v40H610z" opacity=".45" /><path fill="var(--mountain-dark)" d="M736 140l84 74-46 48-38-66z" opacity=".35" />
    <path fill="var(--grass-dark)" d="M0 252c130-44 250-42 400-14s330 18 560-22v114H0z" opacity=".75" />
    ${fir(46, 268, 70)}${fir(84, 274, 92)}${tree(890, 258, 22)}${fir(930, 262, 84)}${tree(132, 276, 20)}
    ${gable(210, 276, 74, 92, 'tavern')}${gable(640, 274, 82, 104, 'theater')}
    ${steeple(430, 276, 58, 176, 'chapel')}
    <path fill="var(--grass)" d="M0 286c180-34 330-26 520-8s300 6 440-18v70H0z" />
    ${gable(300, 296, 96, 118, 'cottage')}${gable(520, 298, 104, 122, 'food')}${gable(748, 292, 82, 96, 'cottage')}
    ${tree(274, 300, 19)}${tree(500, 302, 15)}${tree(720, 300, 20)}${fir(182, 300, 66)}${fir(862, 298, 62)}
    <path fill="var(--lake)" d="M330 330c30-20 96-24 150-22s110 8 138 22z" /><path fill="var(--lake-dark)" d="M390 330c28-9 70-11 104-10s62 4 80 10z" opacity=".6" />
    ${gable(60, 316, 84, 92, 'monument')}
  </svg>`
}

/** A small scene for a game: a grid of squares with a town on it, or a valley with houses and workers. @param {{ game: string }} props */
export function GameScene({ game }) {
  return game === 'tiny-towns' ? tinyScene() : littleScene()
}

function tinyScene() {
  const squares = []
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 5; column++) {
      const shade = (row + column) % 2 ? 'var(--grass)' : 'var(--grass-dark)'
      squares.push(html`<rect fill=${shade} x=${30 + column * 70} y=${-8 + row * 66} width="64" height="60" rx="9" />`)
    }
  }
  return html`<svg class="scene tiny" viewBox="0 0 400 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="scene-ground" width="400" height="190" />${squares}
    ${gable(38, 50, 48, 50, 'cottage')}${steeple(185, 52, 34, 66, 'chapel')}${gable(247, 116, 50, 52, 'food')}${gable(108, 182, 48, 50, 'tavern')}${gable(318, 50, 48, 50, 'theater')}
    ${cube(112, 74, 'wheat')}${cube(42, 74, 'brick')}${cube(182, 74, 'wood')}${cube(322, 74, 'glass')}${cube(252, 140, 'stone')}${cube(182, 140, 'glass')}
  </svg>`
}

/** A cube of a resource. @param {number} x @param {number} y @param {string} resource */
function cube(x, y, resource) {
  return html`<g>
    <path fill=${`var(--${resource})`} d=${`M${x + 2} ${y + 10}l20-9 20 9v24l-20 9-20-9z`} />
    <path fill=${`var(--${resource}-dark)`} d=${`M${x + 22} ${y + 19}l20-9v24l-20 9z`} />
    <path fill="#fff" opacity=".35" d=${`M${x + 2} ${y + 10}l20-9 20 9-20 9z`} />
  </g>`
}

function littleScene() {
  return html`<svg class="scene little" viewBox="0 0 400 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="scene-sky" width="400" height="190" />
    <path fill="var(--mountain)" d="M0 118L62 40l44 48 36-32 92 88H0z" /><path fill="var(--mountain-dark)" d="M62 40l44 48-24 34-20-36z" opacity=".7" />
    <path fill="var(--grass-dark)" d="M0 120c90-26 180-18 240-8s120 4 160-12v90H0z" />
    <path fill="var(--grass)" d="M0 146c100-26 220-14 400-22v66H0z" />
    <path fill="var(--lake)" d="M286 190c-6-26 10-44 52-46s62 6 62 6v40z" /><path fill="var(--lake-dark)" d="M312 190c0-14 12-24 40-25s48 4 48 4v21z" opacity=".6" />
    ${fir(262, 132, 58)}${fir(288, 136, 72)}${fir(316, 130, 54)}${tree(20, 150, 16)}
    ${gable(60, 168, 66, 74, 'food')}${gable(156, 172, 72, 82, 'cottage')}
    ${person(138, 180, 0)}${person(248, 182, 1)}${person(38, 180, 2)}
  </svg>`
}

/** Somebody with a hat, in a seat's colour, standing on (x, y). @param {number} x @param {number} y @param {number} seat */
function person(x, y, seat) {
  return html`<g style=${{ fill: `var(--seat-${seat})` }}>
    <path d=${`M${x - 11} ${y}c0-16 4-26 11-26s11 10 11 26z`} /><circle cx=${x} cy=${y - 32} r="8.500" />
    <path d=${`M${x} ${y - 26}c7 0 11 10 11 26h-11z`} fill="#000" opacity=".18" />
  </g>`
}

/** A lot where nothing stands yet. */
export function EmptyLot() {
  return html`<svg class="empty-lot" viewBox="0 0 320 170" aria-hidden="true">
    <path fill="var(--grass)" d="M10 140c60-30 230-34 300-4 14 6 8 20-10 22-80 8-190 8-270 2-24-2-34-12-20-20z" />
    <path fill="var(--grass-dark)" d="M40 152c70-10 170-10 246-2-50 12-190 14-246 2z" />
    ${fir(58, 140, 66)}${tree(268, 142, 18)}
    <path fill="#8a5a35" d="M150 140V82h8v58z" /><path fill="#fbeccb" d="M110 52h84a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6h-84l-12-19z" /><path fill="#e8d2a4" d="M98 71h102v13a6 6 0 0 1-6 6h-84z" />
    <path fill="none" stroke="#8a5a35" stroke-width="4" stroke-linecap="round" d="M122 66h26M122 77h48" />
  </svg>`
}
