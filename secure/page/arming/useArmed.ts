import { type RefObject, useEffect, useState } from 'react'
import {
  advance,
  type Armed,
  type ArmingEvent,
  armedAt,
  begin,
  changesIn,
  confirmsAt,
  type Layout,
  MIN_HEIGHT,
  restedAt,
  type Sight,
  wasEarly,
  WHOLE,
} from './arming.ts'

/** Intersection Observer v2, where the browser has it: it knows of overlays, opacity and filters. */
type TrackingInit = IntersectionObserverInit & { trackVisibility?: boolean; delay?: number }
type TrackedEntry = IntersectionObserverEntry & { isVisible?: boolean }

/** What is known of the button now. */
export type Arms = {
  armed: Armed
  /** A mouse has been over it for long enough to press it. */
  isRested: boolean
  /** It was pressed too early: another press counts. */
  isEarly: boolean
}
const NOT_YET: Arms = { armed: 'waiting', isRested: false, isEarly: false }

/** Whether a page may hold this document in a frame, and lay things over it. */
const isFramed = window.parent !== window

/**
 * Whether the browser can say what lies over a frame; where it cannot, what moves money or hands over
 * keys is asked in a window, over which no page can lay anything.
 */
export function isVouched(): boolean {
  return !isFramed || 'isVisible' in IntersectionObserverEntry.prototype
}

/**
 * Whether the button may act (`arming.ts` has the rule): clicks that may not are kept from it. It
 * stands in the footer of a sheet: a `<section>` whose `[data-actions]` holds the buttons and stays in
 * view while the rest scrolls, or flows after it where too little room would be left.
 */
export function useArmed(target: RefObject<Element | null>): Arms {
  const [arms, setArms] = useState(NOT_YET)

  useEffect(() => {
    const button = target.current
    const sheet = button?.closest('section')
    const footer = button?.closest('[data-actions]')
    if (!button || !sheet || !footer) return
    const stop = new AbortController()
    const { signal } = stop
    let state = begin(performance.now(), matchMedia('(pointer: coarse)').matches)
    let timer: ReturnType<typeof setTimeout> | undefined

    function tell(): void {
      const now = performance.now()
      const next: Arms = {
        armed: armedAt(state, now),
        isRested: restedAt(state, now),
        isEarly: wasEarly(state),
      }
      setArms((last) => (isSame(last, next) ? last : next))
      clearTimeout(timer)
      const rest = changesIn(state, now)
      if (rest !== undefined) timer = setTimeout(tell, Math.ceil(rest))
    }
    function take(event: ArmingEvent): void {
      state = advance(state, event, performance.now())
      tell()
    }
    /** An event that our own script or an extension makes up says nothing about a person. */
    const hear = (
      on: EventTarget,
      types: readonly string[],
      toEvent: (event: Event) => ArmingEvent | undefined,
    ) => {
      const listen = (event: Event) => {
        const taken = event.isTrusted ? toEvent(event) : undefined
        if (taken !== undefined) take(taken)
      }
      const options = { signal, capture: true, passive: true }
      for (const type of types) on.addEventListener(type, listen, options)
    }
    const layOut = () => {
      const { height } = footer.getBoundingClientRect()
      const flows = innerHeight - height < MIN_HEIGHT
      footer.toggleAttribute('data-flows', flows)
      // A page down must not skip what the footer lies over.
      document.documentElement.style.scrollPaddingBottom = flows ? '' : `${height}px`
      take({ type: 'layout', layout: layoutOf(sheet, footer) })
    }
    const viewport = placeViewport()
    const unwatch = watchSight({ viewport, button, sheet }, (sight) =>
      take({ type: 'sight', sight }),
    )
    const sizes = new ResizeObserver(layOut)
    sizes.observe(sheet)
    sizes.observe(footer)
    addEventListener('resize', layOut, { signal })
    hear(window, ['scroll'], () => ({ type: 'scroll', layout: layoutOf(sheet, footer) }))
    hear(window, ['wheel', 'touchmove', 'keydown', 'pointerdown'], () => ({ type: 'input' }))
    hear(window, ['pointermove'], () => ({ type: 'move' }))
    hear(button, ['pointerenter', 'pointermove'], (event) =>
      canRest(event) ? { type: 'over' } : undefined,
    )
    // A finger leaves before its click comes.
    hear(button, ['pointerleave'], (event) => (canRest(event) ? { type: 'out' } : undefined))
    hear(button, ['pointerdown'], (event) => ({
      type: 'press',
      by: canRest(event) ? 'mouse' : 'finger',
    }))
    const click = (event: Event) => {
      // `detail` counts the clicks of a pointer; a click by a key has none.
      const by = event instanceof UIEvent && event.detail > 0 ? 'pointer' : 'key'
      // React draws later than this state changes. A click on a button that is still drawn as disabled would
      // pass here and find no handler: it is kept away, and the next one counts.
      const looksUsable = button.getAttribute('aria-disabled') !== 'true'
      if (event.isTrusted && looksUsable && confirmsAt(state, by, performance.now())) return
      event.stopImmediatePropagation()
      event.preventDefault()
      if (event.isTrusted && by === 'key') take({ type: 'press', by })
    }
    button.addEventListener('click', click, { signal, capture: true })
    if (!isFramed) {
      const focus = () => take({ type: 'focus', isFocused: document.hasFocus() })
      for (const type of ['focus', 'blur']) addEventListener(type, focus, { signal })
      focus()
    }
    tell()
    return () => {
      stop.abort()
      clearTimeout(timer)
      unwatch()
      sizes.disconnect()
      viewport.remove()
      document.documentElement.style.scrollPaddingBottom = ''
    }
  }, [target])

  return arms
}

function isSame(one: Arms, other: Arms): boolean {
  return (
    one.armed === other.armed && one.isRested === other.isRested && one.isEarly === other.isEarly
  )
}

/** A finger exists only while it presses, and so does a pen that cannot hover. */
function canRest(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse'
}

/** As large as the frame's viewport, behind everything: how much of it is on screen is all it tells. */
function placeViewport(): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '-1',
    visibility: 'hidden',
    pointerEvents: 'none',
  })
  element.setAttribute('aria-hidden', 'true')
  document.body.append(element)
  return element
}

type Watched = { viewport: Element; button: Element; sheet: Element }
type Seen = { ratio: number; isClear: boolean | undefined }

function watchSight(
  { viewport, button, sheet }: Watched,
  onSight: (sight: Sight) => void,
): () => void {
  const isTracked = 'isVisible' in IntersectionObserverEntry.prototype
  const init: TrackingInit = {
    threshold: [0, WHOLE, 1],
    ...(isTracked ? { trackVisibility: true, delay: 100 } : {}),
  }
  const seen = new Map<Element, Seen>()
  const observer = new IntersectionObserver((entries: TrackedEntry[]) => {
    for (const { target, intersectionRatio: ratio, isVisible } of entries) {
      seen.set(target, { ratio, isClear: isTracked ? isVisible === true : undefined })
    }
    const [ofViewport, ofButton, ofSheet] = [viewport, button, sheet].map((one) => seen.get(one))
    if (!ofViewport || !ofButton || !ofSheet) return
    onSight({
      viewport: ofViewport.ratio,
      button: ofButton.isClear === false ? 0 : ofButton.ratio,
      isClear: ofSheet.isClear,
    })
  }, init)
  for (const element of [viewport, button, sheet]) observer.observe(element)
  return () => observer.disconnect()
}

/** What is to be read is the sheet without its footer, which may lie over a part of it. */
function layoutOf(sheet: Element, footer: Element): Layout {
  const { top, width, height } = sheet.getBoundingClientRect()
  const buttons = footer.getBoundingClientRect()
  const readable = Math.round(height - buttons.height)
  const end = Math.round(Math.min(buttons.top, innerHeight) - top)
  const flows = footer.hasAttribute('data-flows')
  return {
    width: Math.round(width),
    height: readable,
    room: Math.round(innerHeight - (flows ? 0 : buttons.height)),
    shown: [Math.max(0, Math.round(-top)), Math.min(end, readable)],
  }
}
