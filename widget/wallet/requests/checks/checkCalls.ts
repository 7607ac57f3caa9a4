import * as z from 'zod/mini'
import {
  BaseError,
  type CaipChainId,
  evmAddress,
  evmChain,
  hexBytes,
  standardCodes,
} from '#protocol'
import { quantity } from './shapes.ts'
import { bundleId } from '../../calls/schemas.ts'

/** What a page may ask to be sent together; other fields of a newer version pass as they are. */
const bundle = z.looseObject({
  version: z.string().check(z.maxLength(16)),
  id: z.optional(bundleId),
  from: z.optional(evmAddress),
  chainId: quantity,
  atomicRequired: z.optional(z.boolean()),
  capabilities: z.optional(z.record(z.string(), z.unknown())),
  calls: z
    .array(
      z.looseObject({
        to: z.optional(evmAddress),
        data: z.optional(hexBytes),
        value: z.optional(quantity),
        capabilities: z.optional(z.record(z.string(), z.unknown())),
      }),
    )
    .check(z.minLength(1)),
})

export type PageBundle = z.infer<typeof bundle>

/** The chain is not one that bundles can be sent on now (EIP-5792). */
const UNSUPPORTED_CHAIN = 5710

/** Refuses a bundle of the wrong shape or chain before any wallet sees it. */
export function checkSendCalls(sent: unknown, caipChainId: CaipChainId): PageBundle {
  const parsed = bundle.safeParse(sent)
  if (!parsed.success) {
    throw new BaseError('The call bundle is not of the expected shape', {
      code: standardCodes.invalidParams.code,
      details: parsed.error.issues[0]?.path.join('.'),
    })
  }
  if (evmChain(Number(parsed.data.chainId)) === caipChainId) return parsed.data
  throw new BaseError('The call bundle is for another chain than the wallet is on', {
    code: UNSUPPORTED_CHAIN,
  })
}

/** A status is asked for by the id of a bundle, and by nothing else. */
export function checkBundleId(id: unknown): void {
  if (bundleId.safeParse(id).success) return
  throw new BaseError('Expected the id of a call bundle', {
    code: standardCodes.invalidParams.code,
  })
}

/** Capabilities are of an account (S8.10): the one that was named, or an error. */
export function checkCapabilitiesAccount(account: unknown): string {
  if (account === undefined) {
    throw new BaseError('Missing address parameter in wallet_getCapabilities request', {
      code: standardCodes.invalidParams.code,
    })
  }
  const parsed = evmAddress.safeParse(account)
  if (parsed.success) return parsed.data
  throw new BaseError('The address is not of the expected shape', {
    code: standardCodes.invalidParams.code,
  })
}
