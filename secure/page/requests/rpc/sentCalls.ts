import type { CallBundle } from '#secure/api'
import { SecureError } from '#secure/wire'
import type { Page } from '../../page.ts'

/** Ids of calls whose later transactions this document still sends. */
const sending = new WeakMap<Page, Set<string>>()

export function sendingOf(page: Page): Set<string> {
  const own = sending.get(page) ?? new Set<string>()
  sending.set(page, own)
  return own
}

/** What was sent by this id, in whichever document of the account (EIP-5792). */
export async function findCalls(page: Page, id: string): Promise<CallBundle | null> {
  return (await page.api.call('findCalls', { id })).bundle
}

/** EIP-5792: the id was used. */
export function wereSent(): SecureError {
  return new SecureError(5720, 'These calls were sent before.')
}
