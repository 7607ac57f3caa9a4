import * as z from 'zod/mini'
import type { Item } from '#clients/storage.ts'
import { withChecksum } from '#wallet/recipients/recipient.ts'
import type { Core } from '#kernel/core.ts'
import { loadTransactions } from './store.ts'
import { KEPT_RECIPIENTS } from './limits.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

/** Addresses without their `0x`: a cookie has to hold them. Hexadecimal ones are in lower case. */
const rememberedRecipients: Item<string[]> = {
  name: 'recipients',
  schema: z.array(z.string().check(z.regex(/^[0-9A-Za-z]{32,64}$/))),
  compact: true,
  maxAgeMs: YEAR_MS,
}

/** True where this browser has sent something to an address before. */
export function isRemembered(core: Core, address: string): boolean {
  if ((core.storage.get(rememberedRecipients) ?? []).includes(toStored(address))) return true
  return loadTransactions(core).some(
    ({ purpose, status }) =>
      purpose.type === 'send' &&
      status === 'confirmed' &&
      toStored(purpose.to) === toStored(address),
  )
}

/** Whom this browser has sent something on a kind of chains; newest first, and written in full. */
export function listRecipients(core: Core, namespace: string): readonly string[] {
  const adapter = core.adapters[namespace]
  const stored = core.storage.get(rememberedRecipients) ?? []
  return stored.map(fromStored).filter((address) => adapter?.isAddress(address) === true)
}

/** As if nothing had been sent there: it is neither offered nor known any more. */
export function forgetRecipient(core: Core, address: string): void {
  const stored = core.storage.get(rememberedRecipients) ?? []
  core.storage.set(
    rememberedRecipients,
    stored.filter((other) => other !== toStored(address)),
  )
}

/** Remembers who was sent something; of many, the newest. */
export function rememberRecipient(core: Core, address: string): void {
  const before = core.storage.get(rememberedRecipients) ?? []
  const entry = toStored(address)
  const next = [entry, ...before.filter((other) => other !== entry)]
  core.storage.set(rememberedRecipients, next.slice(0, KEPT_RECIPIENTS))
}

function toStored(address: string): string {
  return address.startsWith('0x') ? address.slice(2).toLowerCase() : address
}

function fromStored(kept: string): string {
  return /^[0-9a-f]{40}$/.test(kept) ? withChecksum(`0x${kept}`) : kept
}
