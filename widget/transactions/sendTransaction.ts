import type { Address, Hex } from 'viem'
import { getBlockNumber, getTransactionCount } from 'viem/actions'
import { isTransactionHash } from '#bridges/across/util/bytes.ts'
import { InvalidHashError } from '#bridges/across/errors/wallet.ts'
import { abortable } from '#lib/abort.ts'
import { type CaipChainId, parseCaipChainId } from '#protocol'
import { bridgeClient } from '#kernel/bridge/client.ts'
import { bridgeWallet } from './bridgeWallet.ts'
import type { Core } from '#kernel/core.ts'
import { switchNetwork } from '#wallet/connect/switchNetwork.ts'
import { askWallet, setAsking } from './askWallet.ts'
import { WrongAccountError } from './errors.ts'
import { followOwn } from './follow.ts'
import { lockOf } from './lockOf.ts'
import type { CalledTransaction, OwnTransaction, Purpose } from './record.ts'
import { saveTransaction } from './store.ts'
import { emitTransaction } from './emitTransaction.ts'

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
  readonly ended: Promise<CalledTransaction>
}

/**
 * Asks the connected wallet for a transaction that the person confirmed in the widget. It is persisted
 * before, read back over the widget's own RPC after, and followed to its end, also by the next document.
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
    const transaction: CalledTransaction = {
      id,
      purpose,
      caipChainId,
      from,
      to,
      data,
      nonce,
      value: String(value),
      status: 'asked',
      at: core.now(),
      fromBlock: String(head),
    }
    saveTransaction(core, transaction)
    emitTransaction(core, transaction, { status: 'requested' })
    setAsking(core, id, true)
    onAsked?.(id)
    const hash = await askForHash(core, transaction, () =>
      wallet.sendTransaction({ from, to, data, value, chainId }),
    )
    const sent = { ...transaction, status: 'sent' as const, hash, sentAt: core.now() }
    saveTransaction(core, sent)
    emitTransaction(core, sent, { status: 'submitted' })
    const { verified, ended } = followOwn(core, sent)
    setAsking(core, id, false)
    await verified
    return { id, hash, ended }
  } finally {
    setAsking(core, id, false)
    core.page.unlock(lock).catch(() => undefined) // it ends with the page at the latest
  }
}

async function askForHash(
  core: Core,
  transaction: OwnTransaction,
  ask: () => Promise<unknown>,
): Promise<Hex> {
  return askWallet(core, transaction, async () => {
    const hash = await ask()
    if (!isTransactionHash(hash)) throw new InvalidHashError(hash)
    return hash
  })
}
