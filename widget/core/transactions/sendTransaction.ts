import type { Address, Hex } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { isTransactionHash } from '#bridge/bytes.ts'
import { InvalidHashError } from '#bridge/errors.ts'
import { verifySent } from '#bridge/verifySent.ts'
import { wasNotSent } from '#bridge/wallet.ts'
import {
  BaseError,
  type CaipChainId,
  isUserRejection,
  parseCaipChainId,
  toWireError,
} from '#protocol'
import { bridgeClient } from '../bridge/client.ts'
import { bridgeWallet } from '../bridge/wallet.ts'
import type { Core } from '../core.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { followOwn } from './follow.ts'
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
}

export type Sent = {
  readonly id: string
  readonly hash: Hex
  /** What became of it; never rejects but when the widget goes away. */
  readonly ended: Promise<OwnTransaction>
}

/**
 * Asks the connected wallet for a transaction that the person confirmed in the widget. It is written
 * down before, read back over our own RPC after, and followed to its end, also by the next document.
 *
 * @throws what the wallet says where nothing was sent; `TransactionAlteredError` where something
 * else was; `InvalidHashError` (S5.02)
 */
export async function sendTransaction(core: Core, asked: TransactionToSend): Promise<Sent> {
  const { caipChainId, from, to, data, value, purpose } = asked
  const chainId = Number(parseCaipChainId(caipChainId).reference)
  const client = bridgeClient(core)
  const wallet = bridgeWallet(core)
  if ((await wallet.chainId()) !== chainId) await switchNetwork(core, caipChainId)
  if (wallet.address?.toLowerCase() !== from.toLowerCase()) {
    throw new BaseError('Your wallet is on another account. Check it, then confirm again.', {
      code: 'WRONG_ACCOUNT',
    })
  }
  const head = await getBlockNumber(client.chainClient(chainId), { cacheTime: 0 })
  const transaction: OwnTransaction = {
    ...{ id: core.createId(), purpose, caipChainId, from, to, data },
    value: String(value),
    status: 'asked',
    at: core.now(),
    fromBlock: String(head),
  }
  saveTransaction(core, transaction)
  tellTransaction(core, transaction, { status: 'requested' })
  const hash = await askWallet(core, transaction, () =>
    wallet.sendTransaction({ from, to, data, value, chainId }),
  )
  const sent: OwnTransaction = { ...transaction, status: 'sent', hash }
  saveTransaction(core, sent)
  tellTransaction(core, sent, { status: 'submitted' })
  const ended = followOwn(core, sent)
  await verifySent(client, { hash, asked: { from, to, data, value, chainId }, signal: core.signal })
  return { id: sent.id, hash, ended }
}

/** What was surely not sent is forgotten; of anything else the record stays. */
async function askWallet(
  core: Core,
  transaction: OwnTransaction,
  ask: () => Promise<unknown>,
): Promise<Hex> {
  try {
    const hash = await ask()
    if (!isTransactionHash(hash)) throw new InvalidHashError(hash)
    return hash
  } catch (failure) {
    const error = toWireError(failure)
    const status = isUserRejection(failure) ? 'rejected' : 'failed'
    tellTransaction(core, transaction, { status, error })
    if (wasNotSent(failure)) forgetTransaction(core, transaction.id)
    else saveTransaction(core, { ...transaction, status: 'failed', error })
    throw failure
  }
}
