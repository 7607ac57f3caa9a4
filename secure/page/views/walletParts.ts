import { SecureError } from '#secure/wire'
import type { WalletParts } from '../keys/wallet.ts'
import type { Page } from '../page.ts'

/** What keys are used with; a page without storage never draws what needs it. */
export function walletParts({ api, store }: Page): WalletParts {
  if (store === undefined) throw new SecureError('STORAGE_BLOCKED', 'The browser blocks storage.')
  return { api, store }
}
