import type { Browser } from '@playwright/test'
import { type Devnet, frameOf, type Page, secureOf } from '../e2e/embeddedPage.ts'
import type { Engine } from './axes.ts'

/** Where a kind of confirmation is asked, and attacked. */
export type Stage = {
  readonly page: Page
  readonly devnet: Devnet
  readonly browser: Browser
  readonly engine: Engine
  /** Whose wallet it is. */
  readonly person: string
}

export type Point = { readonly x: number; readonly y: number }
export type Box = Point & { readonly width: number; readonly height: number }

/** The button as the frame draws it at this moment. */
export type Standing = {
  /** What it says; empty where there is none. */
  readonly label: string
  /** It acts when it is pressed. */
  readonly isArmed: boolean
  readonly isRested: boolean
  readonly isBusy: boolean
  /** The person is told that it does not work here, and why. */
  readonly isTold: boolean
  /** In the page's own viewport. */
  readonly at: Point
  /** In the widget's frame, which is what a page can move. */
  readonly box: Box
}

export const REVIEW = 'Review in a window'
export const AGAIN = 'Press again'

/** A frame that is gone is waited for, so not for long. */
const LOOK_MS = 2_000

const NONE: Standing = {
  label: '',
  isArmed: false,
  isRested: false,
  isBusy: false,
  isTold: false,
  at: { x: 0, y: 0 },
  box: { x: 0, y: 0, width: 0, height: 0 },
}

/** Looks at the button that confirms, or else at the one that opens the window. */
export async function standing({ page }: Pick<Stage, 'page'>, confirms: string): Promise<Standing> {
  // Once it is answered the frame has no place any more; it may go while it is looked at.
  const sheet = secureOf(page).locator('section')
  if ((await sheet.count()) === 0) return NONE
  const [inner] = await frameOf(page)
    .locator('#causeway-secure-frame')
    .evaluateAll((frames) =>
      frames.map((frame) => {
        const { x, y } = frame.getBoundingClientRect()
        return { x, y }
      }),
    )
  if (inner === undefined) return NONE
  const outer = await page.evaluate(() => {
    const frame = document.querySelector('iframe[data-causeway-frame]')
    if (!(frame instanceof HTMLElement)) throw new Error('no frame')
    const { x, y, width } = frame.getBoundingClientRect()
    return { x, y, scale: width / frame.offsetWidth }
  })
  const seen = await secureOf(page)
    .locator('html')
    .evaluate(
      (html, labels) => {
        const buttons = [...html.querySelectorAll('[data-actions] button')]
        const saying = (label: string) =>
          buttons.find(({ textContent }) => textContent.trim() === label)
        const button = labels.map(saying).find((found) => found !== undefined)
        const hints = [
          'Part of this page is hidden.',
          'There is too little space',
          'Scroll to the end',
        ]
        const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect()
        return {
          label: button?.textContent.trim() ?? '',
          isArmed: button !== undefined && button.ariaDisabled === null,
          isRested: button?.hasAttribute('data-rested') ?? false,
          isBusy: button?.hasAttribute('data-busy') ?? false,
          isTold: hints.some((hint) => html.textContent.includes(hint)),
          box: { x, y, width, height },
        }
      },
      [confirms, AGAIN, REVIEW],
      { timeout: LOOK_MS },
    )
    .catch(async (error: unknown) => {
      if ((await sheet.count()) > 0) throw error
      return undefined
    })
  if (seen === undefined) return NONE
  const box = { ...seen.box, x: inner.x + seen.box.x, y: inner.y + seen.box.y }
  const at = {
    x: outer.x + outer.scale * (box.x + box.width / 2),
    y: outer.y + outer.scale * (box.y + box.height / 2),
  }
  return { ...seen, box, at }
}

/** The question still stands: nothing is signed, sent or shown. */
export function isAsking({ label, isBusy }: Standing): boolean {
  return label !== '' && (label === REVIEW || !isBusy)
}
