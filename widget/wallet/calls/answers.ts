import * as z from 'zod/mini'
import { bundleId, statusCode } from './schemas.ts'

/** What a page hears of a bundle that was taken; wallets of the first version answer the bare id. */
export const sentBundle = z.union([
  z.looseObject({ id: bundleId }),
  z.pipe(
    bundleId,
    z.transform((id) => ({ id })),
  ),
])

/** The status of a bundle with its code as a number; the rest is as the wallet reports it (S4.13). */
export const bundleStatus = z.looseObject({ status: statusCode })

/** By chain; what a wallet can do is for the page to read. */
export const walletCapabilities = z.record(z.string(), z.record(z.string(), z.unknown()))
