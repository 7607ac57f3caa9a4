import { SecureError } from '#secure/wire'
import type { Signing } from './signing.ts'
import { requireOwn } from './params.ts'

/** Messages are signed by the key itself, so the account must be where the key is (S5.14). */
export function requireSigner({ own, addresses }: Signing, given: string): void {
  requireOwn(given, own.address)
  if (own.address.toLowerCase() === addresses.eip155.toLowerCase()) return
  throw new SecureError(
    'SMART_ACCOUNT_CANNOT',
    'A smart account cannot sign messages on this network. Use your standard account for it.',
  )
}
