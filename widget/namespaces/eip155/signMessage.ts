import * as z from 'zod/mini'
import { BaseError, type CaipAccountId, parseCaipAccountId } from '#protocol'
import type { WalletPort } from '../walletPort.ts'

/** 0x and at least 62 hex characters (S5.02). */
const signature = z.string().check(z.regex(/^0x(?:[0-9a-fA-F]{2}){31,8192}$/))

/** EIP-191. */
export async function signMessage(
  wallet: WalletPort,
  { account, message }: { account: CaipAccountId; message: string },
): Promise<string> {
  const { caipChainId, address } = parseCaipAccountId(account)
  const bytes = new TextEncoder().encode(message)
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const answer = await wallet({
    method: 'personal_sign',
    params: [`0x${hex}`, address],
    caipChainId,
    account: address,
  })
  const parsed = signature.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new BaseError('The signature does not belong to this account', {
    code: 'SIGNATURE_INVALID',
    details: 'Not a signature',
  })
}
