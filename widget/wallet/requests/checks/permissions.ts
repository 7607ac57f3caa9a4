import * as z from 'zod/mini'
import { evmAddress, hexBytes } from '#protocol'
import { hexChainId, shown } from './shapes.ts'

const MOST_PERMISSIONS = 20

/** Data of a type is the wallet's matter; which types there are differs between drafts. */
const typed = z.looseObject({ type: shown(64) })
const signed = {
  chainId: z.optional(hexChainId),
  address: z.optional(evmAddress),
  account: z.optional(evmAddress),
}

/** What a page may do without asking each time. @see https://eips.ethereum.org/EIPS/eip-7715 */
export const grantedPermissions = z.looseObject({
  ...signed,
  /** Unix time in s. */
  expiry: z.int().check(z.gte(1)),
  signer: z.optional(typed),
  permissions: z
    .array(z.looseObject({ ...typed.shape, policies: z.optional(z.array(typed)) }))
    .check(z.minLength(1), z.maxLength(MOST_PERMISSIONS)),
})

/** Which grant is over; `isGrantRevocation` has seen that one is named. */
export const revokedPermissions = z.looseObject({
  ...signed,
  permissionsContext: z.optional(hexBytes),
  permissionContext: z.optional(hexBytes),
  pci: z.optional(shown(256)),
})
