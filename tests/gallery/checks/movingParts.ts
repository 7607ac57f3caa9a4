import { type Finding, findingAt, nameOf } from './finding.ts'

/** Animations and transitions that remain although the person prefers reduced motion; fades are allowed. */
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

/** Properties that change neither position nor size. */
const stays = ['opacity', 'easing', 'composite']

function isNone(value: unknown): boolean {
  return value === 'none' || /^(0px ?)+$/.test(String(value))
}
