import {
  deepest,
  type Driver,
  finder,
  isHit,
  keys,
  until,
  wasHit,
  watchHit,
  type Where,
} from './driver.ts'

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
  /** Whether it can also be used. */
  readonly canUse: (where: Where, selector: string, name: RegExp) => Promise<boolean>
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
  const canUse = (where: Where, selector: string, name: RegExp) =>
    is(where, selector, name, 'found !== null').catch(() => false)

  /** A document remembers what had the focus in it, also while another one has it. */
  const hasFocus = `found !== null && document.hasFocus() && ${deepest} === found`

  async function tabTo(where: Where, selector: string, name: RegExp): Promise<void> {
    await until(`“${name.source}” can be used`, () => is(where, selector, name, 'found !== null'))
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await is(where, selector, name, hasFocus)) return
      await driver.press(where, keys.tab)
    }
    throw new Error(`The tabulator does not come to “${name.source}”`)
  }
  /** On to the next thing within a document, from wherever the focus is. */
  async function tabInto(where: Where): Promise<void> {
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      const isIn = `document.hasFocus() && ${deepest}.tagName !== 'IFRAME'`
      const wasIn = (await driver.run(where, `return ${isIn}`)) === true
      await driver.press(where, keys.tab)
      if (wasIn) return
    }
    throw new Error('The tabulator does not come into the document')
  }
  async function enter(where: Where, selector: string, name: RegExp): Promise<void> {
    // A view that draws itself anew while the key is pressed hears nothing, and is asked again, as a click is.
    await until(`“${name.source}” hears the key`, async () => {
      await tabTo(where, selector, name)
      // A button that is disabled by now is watched by nobody, and what was heard last is not of this press.
      const watch = `if (found !== null) (function () { ${watchHit} })(found); return found !== null`
      const given = [selector, name.source, name.flags, false]
      if ((await look(where, given, watch)) !== true) return false
      await driver.press(where, keys.enter)
      return isHit(() => driver.run(where, wasHit))
    })
  }

  const press = { mouse: driver.click, touch: driver.tap, keyboard: enter }[input]
  if (press === undefined) return undefined

  return {
    driver,
    input,
    press,
    sees,
    canUse,
    async type(where, selector, text) {
      if (input === 'keyboard') await tabTo(where, selector, /.*/)
      else await press(where, selector, /.*/)
      await driver.press(where, ...text)
    },
    async confirm(where, wanted) {
      const button = '[data-actions] button'
      // A button that was pressed too early is called “Press again”.
      const name = new RegExp(`${wanted.source}|^Press again$`)
      await until(`“${name.source}” is asked`, () => sees(where, button, name))
      if (input === 'mouse') {
        const rested = "found?.hasAttribute('data-rested') === true"
        const hasRested = () => is(where, button, name, rested)
        // What comes late may move the button away from under the mouse, which goes after it.
        await until(`the mouse has rested on “${name.source}”`, async () => {
          await driver.hover(where, button, name)
          return until('it has rested', hasRested, PRESENT_MS)
        })
      }
      // A finger is there with its first press, and keys with the first one in the document, which
      // confirms nothing.
      else {
        const isUsable = () => is(where, button, name, 'found !== null')
        await until(`“${name.source}” can be used`, async () => {
          if (input === 'touch') await press(where, 'section', /./)
          else await tabInto(where)
          return until('it can be used', isUsable, PRESENT_MS)
        })
      }
      await press(where, button, name)
    },
  }
}
