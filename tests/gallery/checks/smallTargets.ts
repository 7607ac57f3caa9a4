import { type Finding, findingAt, nameOf } from './finding.ts'

/** What the design gives a finger (WCAG 2.2 AAA, 2.5.5). */
export const FINGER_PX = 44
/** What is enough for a pointer that is fine (WCAG 2.2 AA, 2.5.8). */
export const MOUSE_PX = 24
const STEP_PX = 1

const controls = 'button, a[href], input, select, textarea, [role="tab"], summary'

/**
 * Controls that a finger misses, asked of the browser: how far from its middle a touch still meets
 * one. What counts is what is met, from edge to edge: neighbours may share an edge, and one whose
 * middle is nearer to its edge than to the other may be met further on the other side.
 */
export function smallTargets(container: Element, leastPx: number): readonly Finding[] {
  // One drawing at a time: the browser finds what is under a finger by going through all it draws.
  const figures = [...container.querySelectorAll('figure')]
  for (const figure of figures) figure.hidden = true
  const found = figures.flatMap((figure) => {
    figure.hidden = false
    const small = [...figure.querySelectorAll(controls)].flatMap((control) =>
      smallTarget(control, leastPx),
    )
    figure.hidden = true
    return small
  })
  for (const figure of figures) figure.hidden = false
  return found
}

function smallTarget(control: Element, leastPx: number): readonly Finding[] {
  if (!control.checkVisibility() || isWord(control)) return []
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = control.getBoundingClientRect()
  const middle = [left + width / 2, top + height / 2] as const
  if (!meets(control, middle)) return [] // under a toast
  const wide = reach(control, leastPx, middle, [STEP_PX, 0])
  const high = reach(control, leastPx, middle, [0, STEP_PX])
  if (wide >= leastPx && high >= leastPx) return []
  return [findingAt(control, `${nameOf(control)} is ${wide} × ${high}`)]
}

/** Pixels in both directions that still belong to it, as many as are wanted. */
function reach(
  control: Element,
  leastPx: number,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): number {
  const half = leastPx / 2
  const side = (sign: number, wanted: number) => {
    const at = (pixels: number) => meets(control, [x + sign * dx * pixels, y + sign * dy * pixels])
    if (at(wanted - 0.5)) return wanted
    let pixels = 0
    while (pixels < wanted && at(pixels + STEP_PX)) pixels += STEP_PX
    return pixels
  }
  const after = side(1, half)
  const before = side(-1, leastPx - after)
  return before < half ? before + side(1, leastPx - before) : before + after
}

function meets(control: Element, [x, y]: readonly [number, number]): boolean {
  const hit = document.elementFromPoint(x, y)
  if (hit === null) return false
  return control.contains(hit) || (hit.closest('label')?.contains(control) ?? false)
}

/** A link among words is as high as they are. */
function isWord(control: Element): boolean {
  return getComputedStyle(control).display === 'inline'
}
