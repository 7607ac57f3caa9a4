import { aim, expect, frameOf, type Page, secureOf } from '../e2e/embeddedPage.ts'
import {
  AGAIN,
  isAsking,
  type Point,
  REVIEW,
  type Stage,
  type Standing,
  standing,
} from './stage.ts'

/** A person who uses a mouse, or a finger. */
export type Driver = {
  /** Prepares the honest question for the press that confirms it. */
  readonly arm: (confirms: string) => Promise<void>
  /** Stays on the button until it acts, or explains why it does not. */
  readonly await: (confirms: string) => Promise<void>
  /** Presses at a point where the pointer may have been for long; `whileDown` runs before the release. */
  readonly press: (at: Point, whileDown?: () => Promise<void>) => Promise<void>
  /** Moves the pointer there, without a press. */
  readonly rest: (at: Point) => Promise<void>
  /** Moves there and presses at once. */
  readonly strike: (at: Point, page?: Page) => Promise<void>
}

export function driverOf(stage: Stage): Driver {
  return stage.engine.by === 'mouse' ? mouse(stage) : finger(stage)
}

/** The button acts or has acted, the person is told why not, or it confirms nothing at all. */
function isSettled(now: Standing, needsRest: boolean): boolean {
  if (!isAsking(now) || now.label === REVIEW || now.isTold) return true
  return now.isArmed && (now.isRested || !needsRest)
}

function mouse(stage: Stage): Driver {
  const { page } = stage
  return {
    async arm(confirms) {
      const { label } = await standing(stage, confirms)
      if (label !== REVIEW) await aim(page, secureOf(page), new RegExp(`^(${confirms}|${AGAIN})$`))
    },
    async await(confirms) {
      await expect
        .poll(async () => {
          const now = await standing(stage, confirms)
          await page.mouse.move(now.at.x, now.at.y)
          return isSettled(now, true)
        })
        .toBe(true)
    },
    async press({ x, y }, whileDown) {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await whileDown?.()
      await page.mouse.up()
    },
    async rest({ x, y }) {
      // A real mouse crosses the frame on its way; Playwright's jumps, and no frame gets a leave event.
      const edge = await edgeOf(page)
      await page.mouse.move(edge.x, edge.y)
      await page.mouse.move(x, y)
    },
    async strike({ x, y }, on = page) {
      // Sent together: on a busy machine the pointer would otherwise rest between them.
      await Promise.all([on.mouse.move(x, y), on.mouse.down(), on.mouse.up()])
    },
  }
}

function finger(stage: Stage): Driver {
  const { page } = stage
  return {
    async arm(confirms) {
      await expect
        .poll(async () => {
          const { label, isArmed } = await standing(stage, confirms)
          if (label === REVIEW) return true
          const edge = await edgeOf(page)
          // A tap anywhere shows that a person is present.
          if (!isArmed) await page.touchscreen.tap(edge.x, edge.y)
          return isArmed
        })
        .toBe(true)
    },
    async await(confirms) {
      const { at, label } = await standing(stage, confirms)
      // The first tap shows that a person is present.
      if (label !== REVIEW) await page.touchscreen.tap(at.x, at.y)
      await expect.poll(async () => isSettled(await standing(stage, confirms), false)).toBe(true)
    },
    async press({ x, y }, whileDown) {
      const session = await page.context().newCDPSession(page)
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x, y }],
      })
      await whileDown?.()
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await session.detach()
    },
    rest: async () => undefined,
    strike: ({ x, y }, on = page) => on.touchscreen.tap(x, y),
  }
}

/** A point within the frame where there is nothing to press. */
async function edgeOf(page: Page): Promise<Point> {
  const frame = await frameOf(page).locator('#causeway-secure-frame').boundingBox()
  if (frame === null) throw new Error('no frame')
  return { x: frame.x + 4, y: frame.y + 4 }
}
