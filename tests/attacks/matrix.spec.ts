import type { TestInfo } from '@playwright/test'
import { confirm, expect, opened, type Page, secureOf, withWidget } from '../e2e/embeddedPage.ts'
import { testWith } from '../e2e/fixtures.ts'
import { mayClose } from '../e2e/mayClose.ts'
import { attacks as attackOf } from './attacks.ts'
import { type AttackId, attacks, engines, type KindId, kinds } from './axes.ts'
import { CELL, type Cell } from './cells.ts'
import { driverOf } from './drivers.ts'
import { addPerson, type Kind, kinds as kindOf, logIn } from './kinds.ts'
import { residualOf } from './residuals.ts'
import { AGAIN, isAsking, REVIEW, type Stage, standing } from './stage.ts'

const test = testWith({ also: ['mail', 'social', 'secure', 'solana'] })
// What is asked is drawn in the frame only where the frame may keep a share of the key.
test.use({ storage: 'partitioned' })
test.setTimeout(300_000)

for (const engine of engines) {
  test.describe(engine.title, () => {
    if (engine.by === 'touch') {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    }

    for (const kind of kinds) {
      test(`attack: nothing obtains the confirmation of ${kind.title} but a person who sees it`, async ({
        page,
        browserWith,
        devnet,
      }, info) => {
        if (!engine.vouches) await removeVersion2(page)
        const stage = {
          page,
          // Another one, whose confirmations are windows.
          browser: await browserWith('blocked'),
          devnet,
          engine,
          person: `${engine.id} ${kind.id}`,
        }
        await addPerson(devnet, stage.person)
        await logIn(page, devnet, stage.person)
        await attackAll(stage, kind.id, info)
      })
    }
  })
}

/** A window is without it too. */
function removeVersion2(page: Page): Promise<unknown> {
  return page.context().addInitScript(() => {
    Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
  })
}

/** On one open question, which the person confirms in the end. */
async function attackAll(stage: Stage, id: KindId, info: TestInfo): Promise<void> {
  const { engine } = stage
  const kind = kindOf[id]
  let question = await kind.ask(stage)
  for (const attack of attacks) {
    for (let isTried = false; !isTried; ) {
      const { outcome, isLate } = await attempt(stage, kind, attack.id)
      isTried = outcome !== 'confirmed' || !isLate
      if (isTried) {
        const cell: Cell = { engine: engine.id, kind: id, attack: attack.id, outcome }
        info.annotations.push({ type: CELL, description: JSON.stringify(cell) })
        const remains = residualOf(cell) !== undefined
        expect.soft({ remains: outcome === 'confirmed' }, attack.title).toEqual({ remains })
      }
      if (outcome !== 'confirmed') continue
      await question.done()
      if (!kind.staysOpen) await startAnew(stage)
      question = await kind.ask(stage)
    }
  }
  await ready(stage, kind)
  await confirmHonestly(stage, kind)
  await question.done()
}

/** As if no attack had been: the page is loaded again, and its wallet comes back. */
async function startAnew({ page }: Stage): Promise<void> {
  await page.reload()
  await expect.poll(() => withWidget(page, (widget) => widget.getState().status)).toBe('connected')
}

async function attempt(stage: Stage, kind: Kind, id: AttackId) {
  await ready(stage, kind)
  const restore = await keepStyles(stage.page)
  const windows = windowsOf(stage)
  const isLate = (await attackOf[id](stage, kind.confirms)) === 'late'
  if (id === 'doubleClick' && isInWindow(stage, kind)) {
    await strikeWindow(stage, kind, await windows.first())
  }
  const outcome = await outcomeOf(stage, kind)
  await windows.close()
  // What was confirmed may have closed the widget, whose styles are its own then.
  if (outcome !== 'confirmed' || kind.staysOpen) await restore()
  return { outcome, isLate }
}

const isInWindow = ({ engine }: Stage, { isGrave }: Kind) => isGrave && !engine.vouches

/** The question is there, and a press of the person would act. */
async function ready(stage: Stage, kind: Kind): Promise<void> {
  const label = isInWindow(stage, kind) ? REVIEW : kind.confirms
  await expect
    .poll(async () => {
      // The window of the attempt before may have come up after it ended.
      for (const late of stage.page.context().pages()) if (late !== stage.page) await late.close()
      const { label: said, isBusy } = await standing(stage, kind.confirms)
      return !isBusy && [label, ...(label === REVIEW ? [] : [AGAIN])].includes(said)
    })
    .toBe(true)
  await driverOf(stage).arm(kind.confirms)
}

/** Read after the press: what a click confirms is drawn as confirmed within the click. */
async function outcomeOf(stage: Stage, kind: Kind): Promise<Cell['outcome']> {
  const now = await standing(stage, kind.confirms)
  if (!isAsking(now)) return 'confirmed'
  return now.label === REVIEW ? 'in a window' : 'refused'
}

/** Whatever a page does to its styles, and how it was before. */
async function keepStyles(page: Page): Promise<() => Promise<void>> {
  const change = (kept: readonly string[] | undefined) => {
    document.getElementById('overlay')?.remove()
    const frame = document.querySelector('iframe[data-causeway-frame]')
    const dialog = frame?.closest('dialog')
    if (!(frame instanceof HTMLElement) || !dialog) throw new Error('no frame')
    for (const [at, element] of [frame, dialog].entries()) {
      if (kept !== undefined) element.style.cssText = kept[at] ?? ''
    }
    if (kept !== undefined) dialog.scrollTop = 0
    return [frame.style.cssText, dialog.style.cssText]
  }
  const kept = await page.evaluate(change, undefined)
  return async () => {
    await page.evaluate(change, kept)
  }
}

/** The windows that come up from now on. */
function windowsOf({ page }: Stage) {
  const all: Page[] = []
  const hear = (window: Page) => all.push(window)
  const isOurs = (window: Page) => new URL(window.url()).pathname === '/window'
  page.context().on('page', hear)
  return {
    async first(): Promise<Page> {
      await expect.poll(() => all.some(isOurs)).toBe(true)
      const found = all.find(isOurs)
      if (found === undefined) throw new Error('no window')
      return found
    },
    async close(): Promise<void> {
      page.context().off('page', hear)
      for (const window of all) if (!window.isClosed()) await window.close()
    },
  }
}

const buttonIn = (window: Page, { confirms }: Kind) =>
  window.getByRole('button', { name: new RegExp(`^(${confirms}|${AGAIN})$`) })

/** The second half of a double click lands where the window came up. */
async function strikeWindow(stage: Stage, kind: Kind, window: Page): Promise<void> {
  const button = buttonIn(window, kind)
  const box = await button.boundingBox()
  if (box === null) throw new Error('no button')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await driverOf(stage).strike(at, window)
  await expect(button).toBeVisible()
}

/** Proves that there was something to obtain. */
async function confirmHonestly(stage: Stage, kind: Kind): Promise<void> {
  const { page, engine } = stage
  const isMouse = engine.by === 'mouse'
  const driver = driverOf(stage)
  const { at } = await standing(stage, kind.confirms)
  if (!isInWindow(stage, kind)) {
    if (isMouse) return confirm(page, secureOf(page), new RegExp(`^(${kind.confirms}|${AGAIN})$`))
    return driver.strike(at)
  }
  const window = await opened(page, () => driver.strike(at))
  const button = buttonIn(window, kind)
  if (isMouse) return confirm(window, window, new RegExp(`^(${kind.confirms}|${AGAIN})$`))
  await expect(button).toBeVisible()
  await window.touchscreen.tap(4, 4)
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await mayClose(window, () => button.tap())
}
