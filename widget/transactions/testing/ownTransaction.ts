import { numberToHex } from 'viem'
import type { CalledTransaction, TransactionStatus } from '../record.ts'

const owner = '0x1111111111111111111111111111111111111111'
const friend = '0x92fa1de3c08a77bd4e2b6cf51d7a80933c41e6b4'

/** A sending of 0.1 ETH as it is kept; the number makes it another one, and later ones newer. */
export function ownTransaction(
  number: number,
  status: TransactionStatus = 'sent',
  changes: Partial<CalledTransaction> = {},
): CalledTransaction {
  const value = String(10n ** 17n)
  const hash = numberToHex(number, { size: 32 })
  return {
    id: `own-${number}`,
    purpose: { type: 'send', token: { symbol: 'ETH', decimals: 18, amount: value }, to: friend },
    caipChainId: 'eip155:31337',
    from: owner,
    to: friend,
    data: '0x',
    value,
    status,
    at: 1_780_000_000_000 + number,
    fromBlock: '1',
    nonce: number,
    ...(status === 'asked' || status === 'unknown' ? {} : { hash }),
    ...changes,
  }
}
