import type { Cell } from './cells.ts'

const COVERED = 'the browser cannot tell what covers, fades, filters or shrinks the frame'
const FINGER = 'nothing shows that a frame was moved under the finger'

/** What remains of an attack, in SECURITY.md's own words; undefined where nothing does. */
export function residualOf({ engine, kind, attack }: Omit<Cell, 'outcome'>): string | undefined {
  if (engine === 'v2' || (kind !== 'message' && kind !== 'recovery')) return undefined
  switch (attack) {
    case 'overlay':
    case 'opacity':
    case 'filter':
    case 'scale':
      return COVERED
    case 'moved':
    case 'doubleClick':
      return engine === 'touch' ? FINGER : undefined
    default:
      return undefined
  }
}
