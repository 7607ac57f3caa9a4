import * as z from 'zod/mini'
import { BaseError, type CaipChainId, evmAddress, hexBytes, standardCodes } from '#protocol'
import { InvalidRequestParamsError } from '../errors.ts'
import { quantity } from './shapes.ts'

/** Of one transaction; each costs a recovery. */
const MOST_AUTHORIZATIONS = 16

/** Half of a signature: viem writes it as a number, without zeros in front. */
const half = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value),
)
const number = z.union([quantity, z.int().check(z.gte(0))])
const authorization = z.looseObject({
  address: evmAddress,
  chainId: number,
  nonce: number,
  r: half,
  s: half,
  yParity: number,
})
type Authorization = z.infer<typeof authorization>

/** What a page may ask to be sent (EIP-1474, EIP-7702); fields of a newer type pass as they are. */
const transaction = z.looseObject({
  from: z.optional(evmAddress),
  to: z.optional(z.nullable(evmAddress)),
  value: z.optional(quantity),
  data: z.optional(hexBytes),
  input: z.optional(hexBytes),
  chainId: z.optional(z.union([quantity, z.int()])),
  authorizationList: z.optional(
    z.array(authorization).check(z.minLength(1), z.maxLength(MOST_AUTHORIZATIONS)),
  ),
})
type Transaction = z.infer<typeof transaction>

/**
 * A transaction as it is sent on: from the account that was asserted, and to where it goes. Without
 * a destination that is who signed the first authorization; where there is none either, only a new
 * contract needs none (S5.14).
 */
export async function checkTransaction(
  sent: unknown,
  { from, caipChainId }: { from: string; caipChainId: CaipChainId },
): Promise<Omit<Transaction, 'from'> & { readonly from: string }> {
  const parsed = transaction.safeParse(sent)
  if (!parsed.success) {
    throw new InvalidRequestParamsError(
      'The transaction is not of the expected shape',
      parsed.error.issues[0]?.path.join('.'),
    )
  }
  const { chainId } = parsed.data
  if (chainId !== undefined && !caipChainId.endsWith(`:${Number(chainId)}`)) {
    throw new BaseError('The transaction is for another chain than the wallet is on', {
      code: standardCodes.chainDisconnected.code,
    })
  }
  return { ...(await withDestination(parsed.data)), from }
}

async function withDestination(sent: Transaction): Promise<Transaction> {
  const { to, data, input, authorizationList } = sent
  if (typeof to === 'string') return sent
  const [first] = authorizationList ?? []
  if (first !== undefined) return { ...sent, to: await authorityOf(first) }
  if (isCode(data) || isCode(input)) return sent
  throw new InvalidRequestParamsError('A destination is required: the transaction has no `to`')
}

function isCode(data: string | undefined): boolean {
  return data !== undefined && data !== '0x'
}

/** Who signed an authorization: its account is what the transaction calls (EIP-7702). */
async function authorityOf(signed: Authorization): Promise<`0x${string}`> {
  const { pad, recoverAuthorizationAddress } = await import('viem/utils')
  const { address, chainId, nonce, r, s, yParity } = signed
  try {
    return await recoverAuthorizationAddress({
      authorization: {
        address,
        chainId: Number(chainId),
        nonce: Number(nonce),
        r: pad(r),
        s: pad(s),
        yParity: Number(yParity),
      },
    })
  } catch (cause) {
    throw new InvalidRequestParamsError(
      'A destination is required: it could not be inferred from the first authorization',
      String(cause),
    )
  }
}
