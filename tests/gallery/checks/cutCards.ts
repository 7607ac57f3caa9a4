import { type Finding, findingAt, nameOf } from './finding.ts'

/** The least of a view's body that is seen at once, to scroll it by: two lines and a half. */
const LEAST_BODY_PX = 96

/**
 * What is out of reach on cards: they are larger than the window, cut what they hold, scroll
 * sideways, or leave no room to scroll in.
 */
export function cutCards(container: Element): readonly Finding[] {
  return [...container.querySelectorAll('figure [role="dialog"]')].flatMap((card) => [
    ...faultsOf(card).map((fault) => findingAt(card, fault)),
    ...[...card.querySelectorAll('*')].flatMap((part) => hiddenBy(part)),
  ])
}

function faultsOf(card: Element): readonly string[] {
  const faults: string[] = []
  const { width, height, bottom } = card.getBoundingClientRect()
  if (height > innerHeight || width > innerWidth) faults.push('larger than the window')
  if (canScroll(card)) return faults
  const parts = [...card.children].filter((part) => part.checkVisibility())
  const end = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom))
  if (end > bottom + 1) faults.push(`its end is ${Math.round(end - bottom)} px below its edge`)
  const body = card.querySelector('[data-causeway-body]')
  if (body === null) return faults
  if (body.scrollWidth > body.clientWidth + 1) faults.push('scrolls sideways')
  const isCut = body.scrollHeight > body.clientHeight + 1
  if (isCut && body.clientHeight < LEAST_BODY_PX) {
    faults.push(`shows ${body.clientHeight} px of its body at once`)
  }
  return faults
}

/** What is shortened on purpose (an ellipsis) says the rest elsewhere. */
function hiddenBy(part: Element): readonly Finding[] {
  if (part.scrollHeight <= part.clientHeight + 1 || part.clientWidth < 2) return []
  const { overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(part)
  if (overflowY !== 'hidden' && overflowY !== 'clip') return []
  if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none') return []
  if (part.closest('svg') !== null || !part.checkVisibility()) return []
  return [findingAt(part, `${nameOf(part)} hides what is below`)]
}

function canScroll(element: Element): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
}
