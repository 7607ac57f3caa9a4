import { recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { REST_MS } from '../../secure/page/arming/arming.ts'
import { findFirefox, findWebKit } from '../../scripts/browsers/findEngines.ts'
import { startChromium } from './chromium.ts'
import { type Driver, frameSelector, secureSelector, type StartOptions, until } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { type Person, personWith } from './person.ts'
import { order, orderOnWire, type Site, siteOf } from './site.ts'
import { stepsOf } from './walk.ts'
import { startWebKit } from './webKit.ts'
import { startWorld } from './world.ts'

type Engine = {
  readonly name: string
  readonly isHere: boolean
  readonly start: (options: StartOptions) => Promise<Driver>
  /** `IntersectionObserver` in a frame of another site counts a `clip-path` that the page lays around it. */
  readonly seesClips: boolean
}
const engines: readonly Engine[] = [
  { name: 'Chromium', isHere: true, start: startChromium, seesClips: true },
  { name: 'Firefox', isHere: findFirefox() !== undefined, start: startFirefox, seesClips: false },
  {
    name: 'WebKitGTK',
    isHere: findWebKit() !== undefined,
    start: startWebKit,
    seesClips: false,
  },
]
/** A login and a question, on a machine that may be busy with the other engines. */
const LOGIN_MS = 200_000

/** A quick press is tried this often: a busy machine makes it late. */
const ATTEMPTS = 3
/** So often in a row something is seen in one place before it stands still. */
const STILL_LOOKS = 4

const button = '[data-actions] button'
const sign = /^Sign$/
const again = /^(Sign|Press again)$/
const inWindow = /^Review/

/** Where something is in its document. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
type Box = z.infer<typeof box>
const boxOf = `const one = [...document.querySelectorAll(arguments[0])].at(-1)
  const { x, y, width, height } = one.getBoundingClientRect(); return { x, y, width, height }`

/** What a page does to the frame that it holds, so that of the question the button alone is left. */
const crops = {
  'its dialog is as large as the button, and the frame is moved behind it': `
    const { offsetWidth, offsetHeight } = frame
    dialog.style.cssText = \`position: fixed; inset: 40px auto auto 40px; padding: 0; border: 0;
      width: \${button.width}px; height: \${button.height}px; min-height: 0; overflow: hidden\`
    frame.style.cssText += \`; position: absolute; max-height: none; width: \${offsetWidth}px;
      height: \${offsetHeight}px; left: \${-button.x}px; top: \${-button.y}px\``,
  'the frame is moved over the edge of the page': `
    const { offsetWidth, offsetHeight } = frame
    frame.style.cssText += \`; position: fixed; max-height: none; width: \${offsetWidth}px;
      height: \${offsetHeight}px; left: 0; top: \${-button.y}px\``,
} as const
const clip = `
  const right = frame.offsetWidth - button.x - button.width
  const bottom = frame.offsetHeight - button.y - button.height
  frame.style.clipPath = \`inset(\${button.y}px \${right}px \${bottom}px \${button.x}px)\``
/** Too small to show all of the question, with the button where the mouse is. */
const shrink = `const [by] = arguments; frame.style.cssText += \`; position: absolute; max-height: none;
  width: 300px; height: 340px; left: \${by.x}px; top: \${by.y}px\``
const keep = 'window.kept = [dialog.style.cssText, frame.style.cssText]'
const held = `const frame = document.querySelector('${frameSelector}'); const dialog = frame.closest('dialog')`
const restore = `if (window.kept === undefined) return
  ${held}; [dialog.style.cssText, frame.style.cssText] = kept; window.kept = undefined`

/** What the wallet's document hears of a press; the button keeps a click that must not count from others. */
const listen = `const isHeard = window.heard !== undefined
  window.heard = []
  if (isHeard) return
  const on = (event) => event.target.closest?.('${button}') ?? null
  addEventListener('pointerover', (event) => {
    if (on(event)) heard.push({ type: 'over', at: event.timeStamp })
  }, true)
  addEventListener('pointerdown', (event) => {
    if (on(event)) heard.push({ type: event.isTrusted ? 'down' : 'made up', at: event.timeStamp })
  }, true)
  addEventListener('click', (event) => {
    if (on(event)) setTimeout(() => {
      heard.push({ type: event.defaultPrevented ? 'refused' : 'taken', at: event.timeStamp })
    })
  }, true)`
/** Without where the mouse came over the button, which may have become another one. */
const pressed = (told: z.infer<typeof heard>) =>
  told.map(({ type }) => type).filter((type) => type !== 'over')
const heard = z.array(z.object({ type: z.string(), at: z.number() }))

for (const { name, isHere, start, seesClips } of engines) {
  describe.skipIf(!isHere && process.env.CI === undefined)(name, () => {
    const world = startWorld()
    let driver: Driver
    let person: Person
    let site: Site
    beforeAll(async () => {
      driver = await start({})
      const mouse = personWith(driver, 'mouse')
      if (mouse === undefined) throw new Error(`The driver of ${name} has no mouse`)
      person = mouse
      site = siteOf(driver)
      const email = 'attacked@tern.example'
      await stepsOf(person, world(), { site: 'first', email }).login()
      await driver.run('page', 'return window.Widget.close()')
    }, LOGIN_MS)
    // What one attack leaves behind is not the next one's.
    afterEach(async () => {
      await driver.run('page', restore)
      if (!(await site.isAnswered())) await driver.click('secure', 'button', /^Reject$/)
    })
    afterAll(() => driver?.stop())

    const isDisabled = () =>
      driver
        .run('secure', `return document.querySelector('${button}[aria-disabled="true"]') !== null`)
        .then(Boolean)
    const hears = async () => heard.parse(await driver.run('secure', 'return window.heard'))
    /** A press of the mouse, at once, during which the page may do something; what the button made of it. */
    async function strike(meanwhile?: () => Promise<void>) {
      await driver.run('secure', listen)
      await driver.hold('secure', button, again)
      await meanwhile?.()
      await driver.letGo()
      return until('the press is heard', async () => {
        // What it confirms takes the question away, and with it what was heard.
        if (await site.isAnswered()) return []
        const told = await hears()
        return told.some(({ type }) => type === 'refused' || type === 'taken') && told
      })
    }
    /** Asks for a signature in the frame, which somebody is at. */
    async function ask(text: string): Promise<void> {
      const hex = `0x${Buffer.from(text).toString('hex')}`
      await site.ask('personal_sign', [hex, await site.address()])
      await until('it is asked', () => person.sees('secure', button, sign))
      await driver.hover('secure', 'section', /./)
      await until('it can be signed', () => person.canUse('secure', button, sign))
      // The line that asked for somebody goes, and the frame gets lower.
      let last: readonly string[] = []
      await until('the button stands still', async () => {
        last = [JSON.stringify(await standing()), ...last].slice(0, STILL_LOOKS)
        return last.length === STILL_LOOKS && new Set(last).size === 1
      })
    }
    async function rest(): Promise<void> {
      await until('the mouse has rested on the button', async () => {
        await driver.hover('secure', button, again)
        const rested = `return document.querySelector('${button}[data-rested]') !== null`
        return until('it has rested', () => driver.run('secure', rested).then(Boolean), 2 * REST_MS)
      })
    }
    /** Nothing was signed by what came before: the person signs now, and for that alone. */
    async function signHonestly(text: string): Promise<void> {
      expect(await site.isAnswered()).toBe(false)
      await until('it is still asked', () => person.sees('secure', button, again))
      await person.confirm('secure', again)
      const signature = await site.answer()
      expect(await recoverMessageAddress({ message: text, signature })).toBe(await site.address())
    }
    /** The button, in the page: the frame's own corner is where the page puts it. */
    async function standing(isInFrame = false): Promise<Box> {
      const page = isInFrame
        ? { x: 0, y: 0 }
        : box.parse(await driver.run('page', boxOf, [frameSelector]))
      const outer = box.parse(await driver.run('widget', boxOf, [secureSelector]))
      const inner = box.parse(await driver.run('secure', boxOf, [button]))
      return { ...inner, x: page.x + outer.x + inner.x, y: page.y + outer.y + inner.y }
    }
    /** The page leaves nothing of the question but its button. */
    async function hide(style: string): Promise<void> {
      const body = `${held}; ${keep}; const [button] = arguments; ${style}`
      await driver.run('page', body, [await standing(true)])
    }

    const seen = Object.entries(
      seesClips ? { ...crops, 'the frame is clipped to it': clip } : crops,
    )
    for (const [crop, style] of seen) {
      test(`attack: S1 a page that crops the question to its button gets no click: ${crop}`, async () => {
        await ask(crop)
        await rest()
        await hide(style)
        await until('the button knows', isDisabled)
        await rest()
        const told = pressed(await strike())
        expect(told).toEqual(['down', 'refused'])
        await driver.run('page', restore)
        await signHonestly(crop)
      })
    }

    test.skipIf(seesClips)(
      'attack: S1 what is asked in a frame that is clipped unseen is confirmed in a window',
      async () => {
        const signer = await site.address()
        await site.ask('eth_signTypedData_v4', [signer, JSON.stringify(orderOnWire)])
        await until('it is asked', () => person.canUse('secure', button, inWindow))
        await hide(clip)
        await person.press('secure', button, inWindow)
        await until('all of it is shown', () => person.sees('window', button, sign))
        expect(await site.isAnswered()).toBe(false)
        await driver.run('page', restore)
        await person.confirm('window', sign)
        const signature = await site.answer()
        expect(await recoverTypedDataAddress({ ...order, signature })).toBe(signer)
        await driver.closeWindow()
      },
    )

    test('attack: S1 a frame that becomes another one between press and click gets no click', async () => {
      const text = 'a frame that changes'
      await ask(text)
      await rest()
      const before = await standing()
      const told = await strike(async () => {
        const size = () => driver.run('secure', 'return [innerWidth, innerHeight].join()')
        const was = await size()
        await driver.run('page', `${held}; ${keep}; ${shrink}`, [{ x: 0, y: 0 }])
        await until('the question has another size', async () => (await size()) !== was)
        const { x, y } = await standing()
        const by = { x: before.x - x, y: before.y - y }
        await driver.run('page', `${held}; ${shrink}`, [by])
        const after = await standing()
        expect(Math.abs(after.y - before.y)).toBeLessThan(2)
      })
      expect(pressed(told)).toEqual(['down', 'refused'])
      await driver.run('page', restore)
      await signHonestly(text)
    })

    test('attack: S1 a frame that is moved under the mouse gets no click', async ({ skip }) => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const text = `a game of quick presses, ${attempt}`
        await ask(text)
        const told = await strike()
        const at = (wanted: string) => told.find(({ type }) => type === wanted)?.at ?? Number.NaN
        // A driver may press so late that the mouse has rested: then the press signs, as it should.
        if (!(at('down') - at('over') < REST_MS)) {
          if (!(await site.isAnswered())) await signHonestly(text)
          continue
        }
        expect(told.at(-1)?.type).toBe('refused')
        await until('another press is asked for', () =>
          person.sees('secure', button, /^Press again$/),
        )
        return signHonestly(text)
      }
      skip('its driver presses after the mouse has rested')
    })
  })
}
