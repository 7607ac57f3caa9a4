import { getAddress } from 'viem'
import { toWireError } from '#protocol'
import type { State } from '#kernel/store.ts'
import type { CalledTransaction, TokenAmount } from '#transactions/record.ts'
import { failureOfStep, failureOfSwap } from './end.ts'
import { SwapError } from './errors.ts'
import { findRun, transactionsOf } from './outcome.ts'
import type { SeenRun, SwapToken } from './slice.ts'

/**
 * A swap by its id: the run of this document, or what its transactions tell of one that a document
 * before has begun.
 */
export function findSwap(
  state: Pick<State, 'swap' | 'transactions'>,
  id: string,
): SeenRun | undefined {
  return findRun(state, id) ?? restoredRun(id, transactionsOf(state, id))
}

function restoredRun(
  id: string,
  { approval, swap }: ReturnType<typeof transactionsOf>,
): SeenRun | undefined {
  const order = orderOf(swap) ?? orderOf(approval)
  const newest = swap ?? approval
  if (order === undefined || newest === undefined) return undefined
  return {
    id,
    order,
    startedAt: (approval ?? newest).at,
    needsApproval: approval !== undefined,
    approvalHash: approval?.hash,
    swapHash: swap?.hash,
    received: undefined,
    ...standOf(newest, swap !== undefined),
  }
}

/** By its newest transaction: the swap itself, or the approval that was to come before. */
function standOf(newest: CalledTransaction, isSwap: boolean): Pick<SeenRun, 'status' | 'error'> {
  switch (newest.status) {
    case 'asked':
    case 'sent':
      return { status: isSwap ? 'sent' : 'approvalSent', error: undefined }
    case 'confirmed':
      if (isSwap) return { status: 'done', error: undefined }
      return failed(new SwapError('SWAP_INTERRUPTED'))
    default:
      return failed(isSwap ? failureOfSwap(newest) : failureOfStep(newest))
  }
}

function failed(error: unknown): Pick<SeenRun, 'status' | 'error'> {
  return { status: 'failed', error: toWireError(error) }
}

/** What the person confirmed, as stored with a transaction. */
function orderOf(own: CalledTransaction | undefined): SeenRun['order'] | undefined {
  if (own === undefined) return undefined
  const { purpose, caipChainId, from } = own
  if (purpose.type === 'send') return undefined
  const [given, wanted, minimum] =
    purpose.type === 'swap'
      ? [purpose.from, purpose.to, purpose.minimum]
      : [purpose.token, purpose.swap?.to, purpose.swap?.minimum]
  if (wanted === undefined) return undefined
  const tokenOf = ({ address, symbol, decimals }: TokenAmount): SwapToken => ({
    caipChainId,
    symbol,
    name: symbol,
    decimals,
    iconUrl: undefined,
    key: address?.toLowerCase() ?? 'native',
    address: address === undefined ? undefined : getAddress(address),
  })
  return {
    caipChainId,
    account: from,
    from: tokenOf(given),
    to: tokenOf(wanted),
    amount: BigInt(given.amount),
    quoted: BigInt(wanted.amount),
    minimum: BigInt(minimum ?? wanted.amount),
  }
}
