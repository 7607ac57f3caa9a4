/**
 * A document of the tab under test: the page, the widget's frame in it, the embedded wallet's frame in
 * that one; or the newest other window or tab.
 */
export type Where = (typeof wheres)[number]
export const wheres = ['page', 'widget', 'secure', 'window'] as const

/** What a frame of another site may keep: as the browser ships, nothing, or the same as on its own site. */
export type Storage = 'shipped' | 'blocked' | 'allowed'

export type Point = { readonly x: number; readonly y: number }

/** How a browser is started. */
export type StartOptions = {
  /** @default shipped */
  storage?: Storage | undefined
  /** Whether its screen is one to touch. @default false */
  hasTouch?: boolean | undefined
}

/** What a person does with, and sees of, one browser. */
export type Driver = {
  readonly engine: string
  readonly version: string
  readonly open: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Runs the text of a function in a document; what it answers is JSON. */
  readonly run: (where: Where, body: string, args?: readonly unknown[]) => Promise<unknown>
  /** The mouse goes onto the first thing seen with this name, whether or not that can be used yet. */
  readonly hover: (where: Where, selector: string, name: RegExp) => Promise<void>
  /** A press by the browser's own input on the first thing seen with this name. */
  readonly click: (where: Where, selector: string, name: RegExp) => Promise<void>
  /** The same by a finger; undefined where the driver has none. */
  readonly tap: ((where: Where, selector: string, name: RegExp) => Promise<void>) | undefined
  /**
   * The mouse goes to where the first thing with this name is, and its button goes down at once, whether
   * or not that can be used.
   */
  readonly hold: (where: Where, selector: string, name: RegExp) => Promise<void>
  /** The mouse's button goes up, where it went down. */
  readonly letGo: () => Promise<void>
  /** Keys to whatever has the focus in the tab, or the window, of this document, one after the other. */
  readonly press: (where: Where, ...keys: readonly string[]) => Promise<void>
  /** How many windows and tabs there are. */
  readonly windows: () => Promise<number>
  /** Another tab, as a mail program opens a link. */
  readonly openTab: (url: string) => Promise<void>
  /** Closes the newest other window or tab. */
  readonly closeWindow: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Keys as WebDriver names them. */
export const keys = { enter: '\uE007', tab: '\uE004', escape: '\uE00C' } as const

/** Where the widget's document is, once a person can reach it. */
export const frameSelector = 'iframe[data-causeway-frame]:not([inert], [inert] *)'
/** Where the embedded wallet's document is in that one. */
export const secureSelector = '#causeway-secure-frame'

/**
 * The body of a function that answers the first thing that is seen, can be used and has this name, of
 * `arguments` `selector`, `source` and `flags`; with `any` also what cannot be used yet. Shadow roots are
 * looked into.
 */
export const finder = `
  const all = (root) => [...root.querySelectorAll('*')].flatMap((one) =>
    one.shadowRoot ? [one, ...all(one.shadowRoot)] : [one])
  const name = (one) => (one.getAttribute('aria-label') ?? one.innerText ?? '').trim()
  return all(document).find((one) => one.matches(selector) && one.getClientRects().length > 0 &&
    one.closest('[inert]') === null &&
    (any || (!one.disabled && one.getAttribute('aria-disabled') !== 'true')) &&
    new RegExp(source, flags).test(name(one))) ?? null`

/** What has the focus in a document; shadow roots have a focus of their own. */
export const deepest = `(() => {
  let focused = document.activeElement ?? document.body
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
})()`

/** Where an element was, to the pixel: what still moves would not be hit. */
export const whereIs =
  'const { x, y, width, height } = arguments[0].getBoundingClientRect(); return [x, y, width, height].join()'

/** Watches whether the next press reaches the element: what arrives late may move it away from under it. */
export const watchHit = `window.wasHit = false
  arguments[0].addEventListener('click', () => { window.wasHit = true }, { capture: true, once: true })`
/** A document that went away with the press was hit. */
export const wasHit = 'return window.wasHit !== false'
const HIT_MS = 5_000

/** Whether the press that was just made reached its element; one that did not was no press of it. */
export async function isHit(look: () => Promise<unknown>): Promise<boolean> {
  const gone = () => true
  return until('it was hit', () => look().then(Boolean, gone), HIT_MS).catch(() => false)
}

const LOOK_EVERY_MS = 100
const WAIT_MS = 25_000

/** Looks until the answer is neither false nor nothing; an error counts as not yet. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  within = WAIT_MS,
): Promise<T> {
  const end = Date.now() + within
  let last: unknown
  for (;;) {
    try {
      const found = await look()
      if (found !== null && found !== undefined && found !== false) return found
      last = found
    } catch (error) {
      last = error // a document may be on its way
    }
    if (Date.now() > end) throw new Error(`${what}: not within ${within} ms`, { cause: last })
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
