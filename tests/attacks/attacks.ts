import { REST_MS } from '../../secure/page/arming/arming.ts'
import { expect, type Page } from '../e2e/embeddedPage.ts'
import type { AttackId } from './axes.ts'
import { driverOf } from './drivers.ts'
import { type Box, isAsking, type Stage, standing } from './stage.ts'

/**
 * Attacks, and lets a person press where the button is. `late`: this machine was so slow that the pointer
 * did rest on the button, like that of a person who confirms.
 */
export type Attack = (stage: Stage, confirms: string) => Promise<'late' | undefined>

/** Receives the button's place in the frame, which a page that has seen the wallet once knows. */
type Crop = (button: Box) => void

/** An attack with styles alone, for as long as the page likes before the person presses. */
function patient(worst: Crop): Attack {
  return async (stage, confirms) => {
    const driver = driverOf(stage)
    await stage.page.evaluate(worst, (await standing(stage, confirms)).box)
    await drawn(stage.page)
    await driver.await(confirms)
    // The frame's warning may have moved the button; a tap may have been enough to confirm.
    const now = await standing(stage, confirms)
    if (!isAsking(now)) return undefined
    await stage.page.evaluate(worst, now.box)
    await drawn(stage.page)
    await driver.press((await standing(stage, confirms)).at)
    return undefined
  }
}

// Each function runs in the page, so it cannot use anything from this file.
export const attacks: Readonly<Record<AttackId, Attack>> = {
  overlay: patient((button) => {
    const frame = document.querySelector('iframe[data-causeway-frame]')
    if (!(frame instanceof HTMLElement)) throw new Error('no frame')
    document.getElementById('overlay')?.remove()
    const { x, y, width } = frame.getBoundingClientRect()
    const cover = document.createElement('div')
    cover.id = 'overlay'
    cover.popover = 'manual'
    cover.textContent = 'Win a prize'
    cover.style.cssText = `position: fixed; inset: ${y}px auto auto ${x}px; margin: 0; border: 0;
      width: ${width}px; height: ${button.y - 4}px; background: white; pointer-events: none`
    document.body.append(cover)
    cover.showPopover()
  }),
  opacity: patient(() => {
    const frame = document.querySelector('iframe[data-causeway-frame]')
    if (!(frame instanceof HTMLElement)) throw new Error('no frame')
    frame.style.opacity = '0.01'
  }),
  filter: patient(() => {
    const frame = document.querySelector('iframe[data-causeway-frame]')
    if (!(frame instanceof HTMLElement)) throw new Error('no frame')
    frame.style.filter = 'blur(12px) contrast(0.1)'
  }),
  dialog: patient((button) => {
    const frame = document.querySelector('iframe[data-causeway-frame]')
    const dialog = frame?.closest('dialog')
    if (!(frame instanceof HTMLElement) || !dialog) throw new Error('no frame')
    const [width, height] = [frame.offsetWidth, frame.offsetHeight]
    dialog.style.cssText = `position: fixed; inset: 40px auto auto 40px; padding: 0; border: 0;
      width: ${button.width}px; height: ${button.height}px; min-height: 0; overflow: hidden`
    frame.style.cssText += `; position: absolute; max-height: none; width: ${width}px;
      height: ${height}px; left: ${-button.x}px; top: ${-button.y}px`
  }),
  offset: patient((button) => {
    const frame = document.querySelector('iframe[data-causeway-frame]')
    if (!(frame instanceof HTMLElement)) throw new Error('no frame')
    const [width, height] = [frame.offsetWidth, frame.offsetHeight]
    frame.style.cssText += `; position: fixed; max-height: none; width: ${width}px;
      height: ${height}px; left: 0; top: ${-button.y}px`
  }),
  clipPath: patient((button) => {
    const frame = document.querySelector('iframe[data-causeway-frame]')
    if (!(frame instanceof HTMLElement)) throw new Error('no frame')
    const right = frame.offsetWidth - button.x - button.width
    const bottom = frame.offsetHeight - button.y - button.height
    frame.style.clipPath = `inset(${button.y}px ${right}px ${bottom}px ${button.x}px)`
  }),
  overflow: patient((button) => {
    const frame = document.querySelector('iframe[data-causeway-frame]')
    const dialog = frame?.closest('dialog')
    if (!(frame instanceof HTMLElement) || !dialog) throw new Error('no frame')
    const [width, height] = [frame.offsetWidth, frame.offsetHeight]
    dialog.style.cssText = `position: fixed; inset: 0 auto auto 0; padding: 0; border: 0;
      width: 100%; height: ${button.height + 8}px; min-height: 0; overflow: hidden`
    frame.style.cssText += `; max-height: none; width: ${width}px; height: ${height}px`
    dialog.scrollTop = button.y - 4
  }),
  scale: patient((button) => {
    const frame = document.querySelector('iframe[data-causeway-frame]')
    if (!(frame instanceof HTMLElement)) throw new Error('no frame')
    frame.style.transformOrigin = `${button.x + button.width / 2}px ${button.y + button.height / 2}px`
    frame.style.transform = 'scale(0.2)'
  }),
  async slit(stage, confirms) {
    const driver = driverOf(stage)
    await slide(stage.page, (await standing(stage, confirms)).box)
    await drawn(stage.page)
    await driver.await(confirms)
    const now = await standing(stage, confirms)
    if (!isAsking(now)) return undefined
    await slide(stage.page, now.box)
    await drawn(stage.page)
    await driver.press((await standing(stage, confirms)).at)
    return undefined
  },
  async moved(stage, confirms) {
    const driver = driverOf(stage)
    // The whole frame stays in view, before and after the move.
    const by = await halve(stage.page)
    await driver.arm(confirms)
    const { at } = await standing(stage, confirms)
    const there = { x: at.x + by.x, y: at.y + by.y }
    await driver.rest(there)
    const begun = performance.now()
    await stage.page.evaluate(({ x, y }) => {
      const frame = document.querySelector('iframe[data-causeway-frame]')
      if (!(frame instanceof HTMLElement)) throw new Error('no frame')
      frame.style.left = `${x}px`
      frame.style.top = `${y}px`
    }, by)
    await driver.strike(there)
    return performance.now() - begun < REST_MS ? undefined : 'late'
  },
  async resize(stage, confirms) {
    const driver = driverOf(stage)
    const before = await standing(stage, confirms)
    await driver.press(before.at, async () => {
      await resize(stage.page, { x: 0, y: 0 })
      const { at } = await standing(stage, confirms)
      await resize(stage.page, { x: before.at.x - at.x, y: before.at.y - at.y })
      const after = await standing(stage, confirms)
      expect(Math.abs(after.at.y - before.at.y)).toBeLessThan(2)
    })
    return undefined
  },
  async doubleClick(stage, confirms) {
    const driver = driverOf(stage)
    const { at } = await standing(stage, confirms)
    await driver.rest({ x: 2, y: 2 })
    const opening = stage.page.context().waitForEvent('page')
    await stage.page.evaluate(() => {
      Reflect.set(window, 'prize', window.open('', '', 'popup,width=600,height=700'))
    })
    const prize = await opening
    const closing = prize.waitForEvent('close')
    await driver.strike({ x: 50, y: 50 }, prize)
    await stage.page.evaluate(() => Reflect.get(window, 'prize').close())
    await closing
    await driver.strike(at)
    return undefined
  },
}

/** Waits until each frame has painted the page's changes: no person is quicker than that. */
async function drawn(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(async () => {
      for (let drawn = 0; drawn < 2; drawn += 1) await new Promise(requestAnimationFrame)
    })
  }
}

/** Moves every line of the question past a slit as high as the button, which comes last. */
function slide(page: Page, button: Box): Promise<void> {
  return page.evaluate(async ({ x, y, width, height }) => {
    const frame = document.querySelector('iframe[data-causeway-frame]')
    const dialog = frame?.closest('dialog')
    if (!(frame instanceof HTMLElement) || !dialog) throw new Error('no frame')
    const size = { width: `${frame.offsetWidth}px`, height: `${frame.offsetHeight}px` }
    Object.assign(frame.style, {
      position: 'absolute',
      maxHeight: 'none',
      left: `${-x}px`,
      ...size,
    })
    dialog.style.cssText = `position: fixed; inset: 40px auto auto 40px; padding: 0; border: 0;
      width: ${width}px; height: ${height}px; min-height: 0; overflow: hidden`
    for (let top = 0; top < y; top += height / 2) {
      frame.style.top = `${-top}px`
      await new Promise(requestAnimationFrame)
    }
    frame.style.top = `${-y}px`
  }, button)
}

/** Shrinks the frame to a part of the page; returns the distance to the free part. */
function halve(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const frame = document.querySelector('iframe[data-causeway-frame]')
    if (!(frame instanceof HTMLElement)) throw new Error('no frame')
    const isWide = innerWidth > innerHeight
    const [width, height] = isWide ? [innerWidth / 2, innerHeight] : [innerWidth, innerHeight * 0.7]
    frame.style.cssText += `; position: absolute; left: 0; top: 0; max-height: none;
      width: ${width}px; height: ${height}px`
    return isWide ? { x: width - 20, y: 0 } : { x: 0, y: innerHeight - height }
  })
}

/** Makes the frame too small to show the whole question, so that the page chooses what is seen. */
function resize(page: Page, by: { x: number; y: number }): Promise<void> {
  return page.evaluate(({ x, y }) => {
    const frame = document.querySelector('iframe[data-causeway-frame]')
    if (!(frame instanceof HTMLElement)) throw new Error('no frame')
    frame.style.cssText += `; position: absolute; max-height: none; width: 300px; height: 340px;
      left: ${x}px; top: ${y}px`
  }, by)
}
