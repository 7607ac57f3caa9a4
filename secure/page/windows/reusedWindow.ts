import { converse, openBlank } from './converse.ts'

/** One window of this origin for all that a site asks, one after the other. */
export type ReusedWindow = {
  /** It is there from the last question, and shows the next one by itself. */
  isOpen(): boolean
  /**
   * Has it do one thing. Where it is gone another one is opened: call it in the click then.
   * @param begin Tells the window what to do
   */
  converse(begin: (target: Window) => Promise<void> | void, signal: AbortSignal): Promise<unknown>
  close(): void
}

export function createReusedWindow(): ReusedWindow {
  let opened: Window | undefined

  return {
    isOpen: () => opened?.closed === false,
    async converse(begin, signal) {
      const existing = opened?.closed === false ? opened : undefined
      const target = existing ?? openBlank()
      opened = target
      const answer = converse(target, () => begin(target), signal, existing !== undefined)
      existing?.focus()
      return answer
    },
    close: () => opened?.close(),
  }
}
