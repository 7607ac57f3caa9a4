import type { Address, Hex } from 'viem'
import { getBlockNumber, getTransactionCount } from 'viem/actions'
import { isTransactionHash } from '#bridge/bytes.ts'
import { InvalidHashError } from '#bridge/errors/wallet.ts'
import { wasNotSent } from '#bridge/wallet.ts'
import { abortable } from '#lib/abort.ts'
import { type CaipChainId, isUserRejection, parseCaipChainId } from '#protocol'
import { bridgeClient } from '../bridge/client.ts'
import { bridgeWallet } from '../bridge/wallet.ts'
import type { Core } from '../core.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { WrongAccountError } from './errors.ts'
import { followOwn } from './follow.ts'
import { keptError } from './keptError.ts'
import { lockOf } from './lockOf.ts'
import type { OwnTransaction, Purpose } from './record.ts'
import { forgetTransaction, saveTransaction } from './store.ts'
import { tellTransaction } from './tell.ts'

export type TransactionToSend = {
  readonly purpose: Purpose
  readonly caipChainId: CaipChainId
  /** The account that confirmed it: the wallet must still be on it. */
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  /** Wei. */
  readonly value: bigint
  /** Called once it is written down, right before the wallet is asked. */
  readonly onAsked?: ((id: string) => void) | undefined
}

export type Sent = {
  readonly id: string
  readonly hash: Hex
  /** What became of it; rejects only when the widget goes away. */
  readonly ended: Promise<OwnTransaction>
}

/**
 * Asks the connected wallet for a transaction that the person confirmed in the widget. It is written
 * down before, read back over our own RPC after, and followed to its end, also by the next document.
 *
 * @throws WrongAccountError; what the wallet says where it did not send; `TransactionAlteredError`
 * where something else was sent; `InvalidHashError` (S5.02)
 */
export async function sendTransaction(core: Core, asked: TransactionToSend): Promise<Sent> {
  const { caipChainId, from, to, data, value, purpose, onAsked } = asked
  const chainId = Number(parseCaipChainId(caipChainId).reference)
  const chain = bridgeClient(core).chainClient(chainId)
  const wallet = bridgeWallet(core)
  if ((await wallet.chainId()) !== chainId) await switchNetwork(core, caipChainId)
  const [head, nonce] = await abortable(
    Promise.all([
      getBlockNumber(chain, { cacheTime: 0 }),
      getTransactionCount(chain, { address: from, blockTag: 'latest' }),
    ]),
    core.signal,
  )
  const id = core.createId()
  const lock = { name: lockOf(id) }
  await core.page.lock(lock)
  try {
    // The last look: from here to the wallet nothing is waited for.
    if (wallet.address?.toLowerCase() !== from.toLowerCase()) throw new WrongAccountError()
    const transaction: OwnTransaction = {
      ...{ id, purpose, caipChainId, from, to, data, nonce },
      value: String(value),
      status: 'asked',
      at: core.now(),
      fromBlock: String(head),
    }
    saveTransaction(core, transaction)
    tellTransaction(core, transaction, { status: 'requested' })
    setAsking(core, id, true)
    onAsked?.(id)
    const hash = await askWallet(core, transaction, () =>
      wallet.sendTransaction({ from, to, data, value, chainId }),
    )
    const sent = { ...transaction, status: 'sent' as const, hash }
    saveTransaction(core, sent)
    tellTransaction(core, sent, { status: 'submitted' })
    const { verified, ended } = followOwn(core, sent)
    setAsking(core, id, false)
    await verified
    return { id, hash, ended }
  } finally {
    setAsking(core, id, false)
    core.page.unlock(lock).catch(() => undefined) // it ends with the page at the latest
  }
}

/** What was surely not sent is forgotten; of anything else the record stays. */
async function askWallet(
  core: Core,
  transaction: OwnTransaction,
  ask: () => Promise<unknown>,
): Promise<Hex> {
  try {
    const hash = await abortable(ask(), core.signal)
    if (!isTransactionHash(hash)) throw new InvalidHashError(hash)
    return hash
  } catch (failure) {
    core.signal.throwIfAborted()
    const error = keptError(failure)
    if (wasNotSent(failure)) forgetTransaction(core, transaction.id)
    else saveTransaction(core, { ...transaction, status: 'unknown', error })
    const status = isUserRejection(failure) ? 'rejected' : 'failed'
    tellTransaction(core, transaction, { status, error })
    throw failure
  }
}

function setAsking(core: Core, id: string, isAsking: boolean): void {
  core.store.setState(({ transactions }) => {
    if (transactions.asking.includes(id) === isAsking) return {}
    const others = transactions.asking.filter((other) => other !== id)
    return { transactions: { ...transactions, asking: isAsking ? [...others, id] : others } }
  })
}
