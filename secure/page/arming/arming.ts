/**
 * When a button that signs, sends or shows keys may act. A page that embeds the wallet owns the
 * frame around it: it can cover, fade, clip, shrink and move it, and so ask for a click on something
 * other than what the person reads. Nothing here touches the browser; `useArmed` reports to it.
 */

/** Long enough that a click meant for what was there before does not confirm. */
export const STEADY_MS = 500
/** From then on the sheet says why nothing happens. */
export const UNSEEN_MS = 1_500
/** How long after an input, or a scroll that followed one, the next scroll is still the person's. */
export const SCROLL_MS = 1_000
/** What must be in view at least: fractions of pixels are lost where a frame is placed. */
export const WHOLE = 0.99
/** How long a mouse has been over the button before it is pressed, so that no page moves it there. */
export const REST_MS = 500
/** A lower slit cannot be read, in CSS pixels. */
export const MIN_HEIGHT = 96
/** A pixel at either end of a part is lost to rounding. */
const ROUNDING = 1

/** A part of the sheet, in CSS pixels from its start. */
export type Span = readonly [from: number, to: number]

/** What the browser vouches for. */
export type Sight = {
  /** Share of the frame's whole viewport that is on screen, 0 to 1. */
  readonly viewport: number
  /** The same of the button; 0 where something covers, fades, filters or scales it. */
  readonly button: number
  /** IntersectionObserver v2: the same of the sheet, as a yes or no. Undefined without v2. */
  readonly isClear: boolean | undefined
}

/** How the sheet lies in the viewport. */
export type Layout = {
  /** The size of the whole text; another size means another text. */
  readonly width: number
  readonly height: number
  /** How high what shows it is: the viewport without the buttons that stay in view. */
  readonly room: number
  /** What of it is in the viewport and not under the buttons. */
  readonly shown: Span
}

export type ArmingEvent =
  | { readonly type: 'sight'; readonly sight: Sight }
  | { readonly type: 'layout'; readonly layout: Layout }
  /** A trusted wheel, touch, key or press. */
  | { readonly type: 'input' }
  /** A trusted move of a pointer: presence, but it scrolls nothing. */
  | { readonly type: 'move' }
  | { readonly type: 'scroll'; readonly layout: Layout }
  /** A trusted pointer that can rest on something without pressing it, on the button or off it. */
  | { readonly type: 'over' }
  | { readonly type: 'out' }
  /** The button is pressed by a trusted pointer; a finger has no way to rest first. */
  | { readonly type: 'press'; readonly by: 'mouse' | 'finger' }
  /** A trusted click by a key, which was kept from the button. */
  | { readonly type: 'press'; readonly by: 'key' }
  /** Whether keys go to this document; required of a window, which may open under a click. */
  | { readonly type: 'focus'; readonly isFocused: boolean }

export type Arming = {
  readonly sight: Sight | undefined
  readonly layout: Layout | undefined
  /** Parts that stood in the viewport while all of it was seen, in order, none touching the next. */
  readonly read: readonly Span[]
  /** A person is here; required only where the browser cannot vouch for what is visible. */
  readonly isPresent: boolean
  /** Fingers do not move before they tap, so the person is told at once that a tap is expected. */
  readonly isTouch: boolean
  /** False in a window that has not come to the front. */
  readonly isFocused: boolean
  /** Since when a mouse has been over the button. */
  readonly overSince: number | undefined
  /** What is known of the press whose click is still to come, or of a key that came too early. */
  readonly press: 'none' | 'good' | 'early'
  /** Until when a scroll is the person's. */
  readonly scrollsUntil: number
  /** When everything began to hold, or began to be missing. */
  readonly since: number
}

/**
 * - `waiting`: it has just come up, or just became ready.
 * - `unseen`: part of the viewport is covered or cut off.
 * - `cramped`: the viewport is too low to read in.
 * - `unread`: a part of the sheet has not been in view yet, or its buttons are not.
 * - `absent`: the browser cannot vouch for what is visible, and the page has had no input; or the
 *   window is behind another one.
 */
export type Armed = 'armed' | 'waiting' | 'unseen' | 'cramped' | 'unread' | 'absent'

export function begin(now: number, isTouch: boolean): Arming {
  return {
    sight: undefined,
    layout: undefined,
    read: [],
    isPresent: false,
    isTouch,
    isFocused: true,
    overSince: undefined,
    press: 'none',
    scrollsUntil: Number.NEGATIVE_INFINITY,
    since: now,
  }
}

/** The next state; `since` restarts whenever what is missing changes. */
export function advance(before: Arming, event: ArmingEvent, now: number): Arming {
  const after = take(before, event, now)
  const isSame = missing(after) === missing(before)
  if (isSame && !isMoved(before, after)) return after
  // A hover or press that began before was meant for what was there then. What is missing stays missing,
  // although the text that says so takes room.
  const overSince = after.overSince === undefined ? undefined : now
  const since = isSame && missing(after) !== undefined ? after.since : now
  return { ...after, since, overSince, press: 'none' }
}

/** The viewport has another size, or the sheet has: what is under the pointer may be something else. */
function isMoved({ layout: old }: Arming, { layout }: Arming): boolean {
  if (old === undefined || layout === undefined) return false
  // More room than it takes moves nothing.
  const roomOf = ({ room, height }: Layout) => Math.min(room, height)
  return (
    old.width !== layout.width || old.height !== layout.height || roomOf(old) !== roomOf(layout)
  )
}

function take(before: Arming, event: ArmingEvent, now: number): Arming {
  switch (event.type) {
    case 'sight':
      return seeing({ ...before, sight: event.sight })
    case 'layout':
      return laidOut(before, event.layout)
    case 'input':
      return { ...before, isPresent: isSeen(before), scrollsUntil: now + SCROLL_MS }
    case 'move':
      return { ...before, isPresent: before.isPresent || isSeen(before) }
    case 'scroll':
      return scrolled(before, event.layout, now)
    case 'over':
      return { ...before, overSince: before.overSince ?? now }
    case 'out':
      return { ...before, overSince: undefined, press: 'none' }
    case 'press':
      return { ...before, press: pressed(before, event.by, now) }
    case 'focus':
      return { ...before, isFocused: event.isFocused }
  }
}

function pressed(state: Arming, by: 'mouse' | 'finger' | 'key', now: number): Arming['press'] {
  const isArmed = armedAt(state, now) === 'armed'
  // A key is its own click: that it came too early is told, and nothing that comes later is good by it.
  if (by === 'key') return isArmed ? state.press : 'early'
  return isArmed && (by === 'finger' || restedAt(state, now)) ? 'good' : 'early'
}

/** Whether a mouse has been over the button for long enough to press it. */
export function restedAt({ overSince }: Arming, now: number): boolean {
  return overSince !== undefined && now - overSince >= REST_MS
}

/** Whether nothing is missing but a press that comes when it has stood for long enough. */
export function wasEarly(state: Arming): boolean {
  return state.press === 'early' && missing(state) === undefined
}

/**
 * Whether a trusted click confirms. One by a key needs only what is armed; one by a pointer needs that
 * its press was good, and that nothing has changed since.
 */
export function confirmsAt(state: Arming, by: 'key' | 'pointer', now: number): boolean {
  if (armedAt(state, now) !== 'armed') return false
  return by === 'key' || state.press === 'good'
}

/** What was not visible has not been read; what starts at the top is in view at once. */
function seeing(state: Arming): Arming {
  if (!isSeen(state)) return { ...state, read: [], isPresent: false }
  return withStart(state)
}

function laidOut(before: Arming, layout: Layout): Arming {
  const old = before.layout
  if (old?.width !== layout.width || old.height !== layout.height) {
    return withStart({ ...before, layout, read: [] })
  }
  const state = { ...before, layout }
  // The frame has grown under what was read already. A jump to elsewhere shows nothing.
  const grew = old.shown[0] === layout.shown[0] && isRead(before, old.shown)
  return grew && isSeen(state) ? withRead(state, layout.shown) : withStart(state)
}

/** Only the person's own scrolling counts as reading: the page around the frame can make it jump. */
function scrolled(before: Arming, layout: Layout, now: number): Arming {
  const state = laidOut(before, layout)
  if (now > before.scrollsUntil || !isSeen(state)) return state
  return withRead({ ...state, scrollsUntil: now + SCROLL_MS }, layout.shown)
}

function withStart(state: Arming): Arming {
  const { layout } = state
  if (layout === undefined || layout.shown[0] > ROUNDING || !isSeen(state)) return state
  return withRead(state, layout.shown)
}

function isRead({ read }: Arming, [from, to]: Span): boolean {
  return read.some((span) => span[0] <= from + ROUNDING && span[1] >= to - ROUNDING)
}

function withRead(state: Arming, span: Span): Arming {
  const [from, to] = span
  const apart = state.read.filter((other) => other[1] < from || other[0] > to)
  const touching = state.read.filter((other) => other[1] >= from && other[0] <= to)
  const joined: Span = [
    Math.min(from, ...touching.map(([start]) => start)),
    Math.max(to, ...touching.map(([, end]) => end)),
  ]
  return { ...state, read: [...apart, joined].sort((one, other) => one[0] - other[0]) }
}

/** All of the viewport is: what stands in it can be read, also where the button is further down. */
function isSeen({ sight }: Arming): boolean {
  return sight !== undefined && sight.viewport >= WHOLE && sight.isClear !== false
}

function missing(state: Arming): Exclude<Armed, 'armed' | 'waiting'> | undefined {
  const { sight, layout, isPresent } = state
  if (sight === undefined || layout === undefined || !isSeen(state)) return 'unseen'
  const { room, height } = layout
  if (room < Math.min(MIN_HEIGHT, height)) return 'cramped'
  if (!isRead(state, [0, height])) return 'unread'
  // What is at the end is still to come.
  if (sight.button < WHOLE) return 'unread'
  if (!state.isFocused || (sight.isClear === undefined && !isPresent)) return 'absent'
  return undefined
}

/** What holds at this moment. */
export function armedAt(state: Arming, now: number): Armed {
  const lacks = missing(state)
  if (now - state.since < delayOf(state)) return 'waiting'
  return lacks ?? 'armed'
}

/** In how many ms the answer changes without an event; undefined if only an event changes it. */
export function changesIn(state: Arming, now: number): number | undefined {
  const rests = [state.since + delayOf(state) - now]
  if (state.overSince !== undefined) rests.push(state.overSince + REST_MS - now)
  const waits = rests.filter((rest) => rest > 0)
  return waits.length === 0 ? undefined : Math.min(...waits)
}

/** For how long it must hold, or be missing, before it is said. */
function delayOf(state: Arming): number {
  const lacks = missing(state)
  if (lacks === undefined) return STEADY_MS
  const comesByItself = lacks === 'unseen' || (lacks === 'absent' && !state.isTouch)
  return comesByItself ? UNSEEN_MS : 0
}
