import { type Address, decodeFunctionData, erc20Abi, isHex } from 'viem'
import type { Alteration } from '#bridges/across/errors/transaction.ts'
import { FIELD_CHARS } from './limits.ts'
import type { OwnTransaction } from './record.ts'

/** What is kept of an alteration; of a token's transfer in the transfer's own terms. */
export function storedAlteration({
  field,
  asked,
  sent,
}: Alteration): NonNullable<OwnTransaction['alteration']> {
  const [wanted, got] = [transferOf(asked), transferOf(sent)]
  if (wanted !== undefined && got !== undefined) {
    return wanted.to === got.to
      ? { field: 'amount', asked: String(wanted.amount), sent: String(got.amount) }
      : { field: 'to', asked: wanted.to, sent: got.to }
  }
  const cut = (text: string) => text.slice(0, FIELD_CHARS)
  return { field, asked: cut(asked), sent: cut(sent) }
}

/** The transfer that calldata asks of a token; `undefined` where it is another call. */
export function transferOf(
  data: string,
): { readonly to: Address; readonly amount: bigint } | undefined {
  if (!isHex(data)) return undefined
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    return functionName === 'transfer' ? { to: args[0], amount: args[1] } : undefined
  } catch {
    return undefined // calldata of another kind, or none
  }
}
