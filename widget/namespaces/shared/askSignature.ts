import * as z from 'zod/mini'
import { BaseError, type CaipAccountId, parseCaipAccountId } from '#protocol'
import type { NamespaceAdapter } from '../adapter.ts'

const SIGNATURE_CHARS = 4_096

/**
 * Signing a text where the wallet answers `{ signature }`.
 *
 * @param isSignature what the namespace's signatures look like
 */
export function askSignature(options: {
  readonly method: string
  readonly params: (asked: { address: string; message: string }) => Record<string, unknown>
  readonly isSignature: (text: string) => boolean
}): NonNullable<NamespaceAdapter['signMessage']> {
  const { method, params, isSignature } = options
  const answer = z.looseObject({
    signature: z.string().check(z.maxLength(SIGNATURE_CHARS), z.refine(isSignature)),
  })
  return async (wallet, { account, message }: { account: CaipAccountId; message: string }) => {
    const { caipChainId, address } = parseCaipAccountId(account)
    const result = await wallet({
      method,
      params: params({ address, message }),
      caipChainId,
      account: address,
    })
    const parsed = answer.safeParse(result)
    if (parsed.success) return parsed.data.signature
    throw new BaseError('The signature does not belong to this account', {
      code: 'SIGNATURE_INVALID',
      details: 'Not a signature',
    })
  }
}
