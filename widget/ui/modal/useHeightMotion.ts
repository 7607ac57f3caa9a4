import { type RefObject, useEffect } from 'react'

const HEIGHT_MS = 150
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/**
 * The card grows and shrinks to its content instead of jumping; not on a view that asks for a
 * signature, and not for those who asked for less motion.
 */
export function useHeightMotion(card: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = card.current
    if (!active || element === null) return
    let before = element.offsetHeight
    let moving: Animation | undefined
    // Heard before anything is painted; a ResizeObserver that resizes would report a loop.
    const observer = new MutationObserver((changes) => {
      if (moving?.playState === 'running' || changes.every(isInList)) return
      const height = element.offsetHeight
      if (height !== before && mayMove(element)) moving = grow(element, before, height)
      before = height
    })
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      moving?.cancel()
    }
  }, [card, active])
}

/**
 * A list of which only the seen rows are in the document is as high with any of them. To ask for the card's height would
 * be a layout more for each of its rows.
 */
const isInList = ({ target }: MutationRecord): boolean =>
  target instanceof Element && target.closest('[data-virtual]') !== null

function mayMove(card: HTMLElement): boolean {
  if (card.querySelector('[data-still]') !== null) return false
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

function grow(card: HTMLElement, before: number, height: number): Animation {
  const timing = { duration: HEIGHT_MS, easing: EASE }
  // The body keeps its own height meanwhile: it must not shrink and show that it scrolls.
  const body = card.querySelector<HTMLElement>('[data-causeway-body]')
  if (body !== null) {
    const held = { height: `${body.offsetHeight}px`, flexShrink: 0 }
    body.animate([held, held], timing)
  }
  return card.animate([{ height: `${before}px` }, { height: `${height}px` }], timing)
}
