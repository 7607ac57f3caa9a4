import { type Finding, findingAt, nameOf } from './finding.ts'

/** What still moves, or would when touched, for somebody who asked for less; fades may stay. */
export function movingParts(container: Element): readonly Finding[] {
  const moving = document.getAnimations().flatMap(({ effect }) => {
    if (!(effect instanceof KeyframeEffect) || effect.target === null) return []
    const ways = effect
      .getKeyframes()
      .flatMap(({ offset: _, computedOffset: __, ...frame }) =>
        Object.entries(frame).filter(([name, value]) => !stays.includes(name) && !isNone(value)),
      )
    const { target } = effect
    return ways.map(([name]) => findingAt(target, `${nameOf(target)} moves by ${name}`))
  })
  const ready = [...container.querySelectorAll('*')].flatMap((element) => {
    const { transitionDuration } = getComputedStyle(element)
    if (!/[1-9]/.test(transitionDuration)) return []
    return [findingAt(element, `${nameOf(element)} moves within ${transitionDuration}`)]
  })
  return [...moving, ...ready]
}

/** Neither a place nor a size. */
const stays = ['opacity', 'easing', 'composite']

function isNone(value: unknown): boolean {
  return value === 'none' || /^(0px ?)+$/.test(String(value))
}
