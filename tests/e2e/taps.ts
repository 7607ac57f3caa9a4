import type { BrowserContext } from '@playwright/test'

/** What a person does from one place to another, in every window of theirs. */
export type Taps = {
  /** Presses, also those outside the browser's pages: a link in a mail, a change of tabs. */
  readonly taps: number
  /** Fields that something was entered in. */
  readonly fields: number
}

export type Counter = {
  /** Counts what happens in these windows from now on; before they load a page. */
  watch(context: BrowserContext): Promise<void>
  /** One press that no page sees. */
  add(): void
  /** Counts from here. */
  start(): void
  read(): Taps
}

/** Counts presses and fields in all documents of the watched windows, whatever their origin. */
export function createCounter(): Counter {
  const seen = { taps: 0, fields: 0 }
  return {
    async watch(context) {
      await context.exposeBinding('__counted', (_, what: 'taps' | 'fields') => {
        seen[what] += 1
      })
      await context.addInitScript(() => {
        const tell = (what: string) => Reflect.get(window, '__counted')(what)
        const entered = new WeakSet<EventTarget>()
        // What a script clicks is no press of anybody.
        window.addEventListener('click', (event) => event.isTrusted && tell('taps'), true)
        window.addEventListener(
          'input',
          ({ target }) => {
            if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return
            if (!entered.has(target)) tell('fields')
            entered.add(target)
          },
          true,
        )
      })
    },
    add() {
      seen.taps += 1
    },
    start() {
      Object.assign(seen, { taps: 0, fields: 0 })
    },
    read: () => ({ ...seen }),
  }
}
