import { BaseError, isEvmAddress } from '#protocol'
import type { TransferCall } from '../adapter.ts'

/** Selector of `transfer(address,uint256)` (ERC-20). */
const TRANSFER = '0xa9059cbb'
const WORD_CHARS = 64
const MAX_UINT256 = 2n ** 256n - 1n

/** The currency goes by its value, a token by its own `transfer`, whatever that answers. */
export function encodeTransfer(transfer: {
  token: string | undefined
  to: string
  amount: bigint
}): TransferCall {
  const { token, to, amount } = transfer
  const isWhole = amount >= 0n && amount <= MAX_UINT256
  if (!isWhole || !isEvmAddress(to) || (token !== undefined && !isEvmAddress(token))) {
    throw new BaseError('This cannot be sent', { code: -32602 })
  }
  if (token === undefined) return { to, data: '0x', value: amount }
  const words = [to.slice(2).toLowerCase(), amount.toString(16)]
  const data = words.map((word) => word.padStart(WORD_CHARS, '0')).join('')
  return { to: token, data: `${TRANSFER}${data}`, value: 0n }
}
