import { type Finding, findingAt, nameOf } from './finding.ts'

/** WCAG 2.2 AA (2.5.8). */
const LEAST_PX = 24
const FINGER_PX = 44
const STEP_PX = 1

const controls = 'button, a[href], input, select, textarea, [role="tab"], summary'

/**
 * Controls that a finger misses, asked of the browser: how far from its middle a touch still meets
 * one.
 */
export function smallTargets(container: Element): readonly Finding[] {
  // One drawing at a time: the browser finds what is under a finger by going through all it draws.
  const figures = [...container.querySelectorAll('figure')]
  for (const figure of figures) figure.hidden = true
  const found = figures.flatMap((figure) => {
    figure.hidden = false
    const small = [...figure.querySelectorAll(controls)].flatMap(smallTarget)
    figure.hidden = true
    return small
  })
  for (const figure of figures) figure.hidden = false
  return found
}

function smallTarget(control: Element): readonly Finding[] {
  if (!control.checkVisibility() || isWord(control)) return []
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = control.getBoundingClientRect()
  const middle = [left + width / 2, top + height / 2] as const
  if (!meets(control, middle)) return [] // under a toast
  const wide = reach(control, middle, [STEP_PX, 0])
  const high = reach(control, middle, [0, STEP_PX])
  if (wide >= LEAST_PX && high >= LEAST_PX) return []
  return [findingAt(control, `${nameOf(control)} is ${wide} × ${high}`)]
}

/** Pixels in both directions that still belong to it, at most what is wanted of each side. */
function reach(
  control: Element,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
): number {
  const half = FINGER_PX / 2
  const side = (sign: number) => {
    const at = (pixels: number) => meets(control, [x + sign * dx * pixels, y + sign * dy * pixels])
    if (at(half - 0.5)) return half
    let pixels = 0
    while (pixels < half && at(pixels + STEP_PX)) pixels += STEP_PX
    return pixels
  }
  return side(1) + side(-1)
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
