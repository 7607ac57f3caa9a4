import { type Driver, finder, isHit, keys, until, wasHit, watchHit, type Where } from './driver.ts'

/** What a person has their hand on. */
export type Input = 'mouse' | 'touch' | 'keyboard'

/** Somebody who uses one browser with one kind of input alone. */
export type Person = {
  readonly driver: Driver
  readonly input: Input
  /** On the first thing that is seen and has this name, once it can be used. */
  readonly press: (where: Where, selector: string, name: RegExp) => Promise<void>
  readonly type: (where: Where, selector: string, text: string) => Promise<void>
  /** As a press, on a button that acts only for somebody who is seen to be there (`useArmed`). */
  readonly confirm: (where: Where, name: RegExp) => Promise<void>
  /** Whether something has this name, now. */
  readonly sees: (where: Where, selector: string, name: RegExp) => Promise<boolean>
}

/** A key that came before the question was seen counts for nothing; one that is heard acts by then. */
const PRESENT_MS = 3_000
/** More than any view has stops of the tabulator. */
const MOST_TABS = 60

/** The person of this input; undefined where the driver has no such hand. */
export function personWith(driver: Driver, input: Input): Person | undefined {
  const look = (where: Where, given: readonly unknown[], then: string) =>
    driver.run(
      where,
      `const [selector, source, flags, any] = arguments; const found = (() => { ${finder} })(); ${then}`,
      given,
    )
  const is = async (where: Where, selector: string, name: RegExp, then: string, isAny = false) =>
    (await look(where, [selector, name.source, name.flags, isAny], `return ${then}`)) === true
  const sees = (where: Where, selector: string, name: RegExp) =>
    is(where, selector, name, 'found !== null', true).catch(() => false)

  /** Shadow roots have a focus of their own. */
  const deepest = `(() => {
    let focused = document.activeElement ?? document.body
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    return focused
  })()`
  const hasFocus = `found !== null && ${deepest} === found`
  /** A document remembers what had the focus in it, also while another one has it. */
  async function whereFocusIs(wanted: Where): Promise<Where> {
    // WebKit's keys go to what has the focus, whichever document is asked; a frame’s parent knows nothing of it.
    if (driver.engine === 'WebKitGTK') return wanted
    const isIn = async (where: Where) =>
      (await driver.run(where, `return ${deepest}.tagName === 'IFRAME'`)) === true
    if (!(await isIn('page'))) return 'page'
    return (await isIn('widget').catch(() => false)) ? 'secure' : 'widget'
  }
  async function tabTo(where: Where, selector: string, name: RegExp): Promise<void> {
    await until(`“${name.source}” can be used`, () => is(where, selector, name, 'found !== null'))
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      const focused = where === 'window' ? where : await whereFocusIs(where)
      if (focused === where && (await is(where, selector, name, hasFocus))) return
      await driver.press(focused, keys.tab)
    }
    throw new Error(`The tabulator does not come to “${name.source}”`)
  }
  async function enter(where: Where, selector: string, name: RegExp): Promise<void> {
    await until(`the key reaches “${name.source}”`, async () => {
      await tabTo(where, selector, name)
      const watch = `if (found !== null) (function () { ${watchHit} })(found)`
      await look(where, [selector, name.source, name.flags, false], watch)
      await driver.press(where, keys.enter)
      if (await isHit(() => driver.run(where, wasHit))) return true
      // A frame may name as focused what has no focus of the person's yet.
      await driver.press(where, keys.tab)
      return false
    })
  }

  const press = { mouse: driver.click, touch: driver.tap, keyboard: enter }[input]
  if (press === undefined) return undefined

  return {
    driver,
    input,
    press,
    sees,
    async type(where, selector, text) {
      if (input === 'keyboard') await tabTo(where, selector, /.*/)
      else await press(where, selector, /.*/)
      await driver.press(where, ...text)
    },
    async confirm(where, name) {
      const button = '[data-actions] button'
      await until(`“${name.source}” is asked`, () => sees(where, button, name))
      if (input === 'mouse') {
        await driver.hover(where, button, name)
        const rested = "found?.hasAttribute('data-rested') === true"
        await until(`the mouse has rested on “${name.source}”`, () =>
          is(where, button, name, rested),
        )
      }
      // A finger is there with its first press, and keys with the first one, which confirms nothing.
      else {
        const attend = async () =>
          input === 'touch'
            ? press(where, 'section', /./)
            : driver.press(where === 'window' ? where : await whereFocusIs(where), keys.tab)
        const isUsable = () => is(where, button, name, 'found !== null')
        await until(`“${name.source}” can be used`, async () => {
          await attend()
          return until('it can be used', isUsable, PRESENT_MS)
        })
      }
      await press(where, button, name)
    },
  }
}
