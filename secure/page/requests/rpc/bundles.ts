import type { Hex } from 'viem'
import type { Page } from '../../page.ts'

/** Calls that were sent together; known as long as this document lives. */
export type CallBundle = {
  chainId: Hex
  hashes: Hex[]
  count: number
  /** Some will not be sent any more. */
  isStopped: boolean
}

const kept = new WeakMap<Page, Map<string, CallBundle>>()

export function bundles(page: Page): Map<string, CallBundle> {
  const own = kept.get(page) ?? new Map<string, CallBundle>()
  kept.set(page, own)
  return own
}
