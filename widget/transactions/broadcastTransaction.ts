import { wasNotSent } from '#bridges/across/transaction/wallet.ts'
import type { PreparedTransfers, Transfer } from '#namespaces/transfers.ts'
import { BaseError, type CaipChainId, parseCaipAccountId, parseCaipChainId } from '#protocol'
import { adapterOf, connectorOf, walletPort } from '#wallet/connections/adapter.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { switchNetwork } from '#wallet/connect/switchNetwork.ts'
import { askWallet, setAsking } from './askWallet.ts'
import { conclude } from './conclude.ts'
import { TransactionExpiredError, TransactionRevertedError, WrongAccountError } from './errors.ts'
import { serializeError } from './serializeError.ts'
import { lockOf } from './lockOf.ts'
import type { BuiltTransaction, OwnTransaction, Purpose } from './record.ts'
import { saveTransaction } from './store.ts'
import { emitTransaction } from './emitTransaction.ts'

export type TransferToSend = {
  readonly purpose: Purpose
  readonly transfer: Transfer
  readonly network: Network
  readonly transfers: PreparedTransfers
  /** Called once it is persisted, right before the wallet is asked. */
  readonly onAsked?: ((id: string) => void) | undefined
}

/**
 * Builds a transaction that the person confirmed, has the wallet sign it, and sends it. It is
 * persisted before the wallet is asked, and again, signed, before it is sent: after a reload the
 * widget resends the same transaction, which the chain executes once.
 *
 * @throws WrongAccountError, `SEND_WOULD_FAIL`, `WRONG_CLUSTER`; what the wallet says where it did
 * not sign; `WALLET_SIGNED_OTHER` where it signed something else: then nothing was sent
 */
export async function broadcastTransaction(
  core: Core,
  asked: TransferToSend,
): Promise<{ readonly id: string; readonly ended: Promise<OwnTransaction> }> {
  const { purpose, transfer, network, transfers, onAsked } = asked
  const { caipChainId } = network
  const { rpc, signal } = core
  const { from } = transfer
  const { connectorId } = await connectionOn(core, caipChainId)
  const prepared = await transfers.prepare({ rpc, network, transfer, signal })
  const id = core.createId()
  const lock = { name: lockOf(id) }
  await core.page.lock(lock)
  try {
    // The last check: nothing is awaited between here and the wallet.
    const { account, namespace } = accountOf(core)
    if (namespace !== network.namespace || account !== from) throw new WrongAccountError()
    const record: BuiltTransaction = {
      id,
      purpose,
      caipChainId,
      from,
      transaction: prepared.transaction,
      lastValid: String(prepared.lastValid),
      status: 'asked',
      at: core.now(),
    }
    saveTransaction(core, record)
    emitTransaction(core, record, { status: 'requested' })
    setAsking(core, id, true)
    onAsked?.(id)
    const wallet = walletPort(connectorOf(core, connectorId))
    let mayBeSent = false
    const onSending = () => {
      mayBeSent = true
      saveTransaction(core, { ...record, isSent: true })
    }
    const signed = await askWallet(
      core,
      record,
      () => transfers.sign({ rpc, network, from, prepared, wallet, signal, onSending }),
      (failure) => !mayBeSent || wasNotSent(failure),
    )
    const sent = {
      ...record,
      status: 'sent' as const,
      hash: signed.id,
      transaction: signed.transaction,
      lastValid: String(signed.lastValid),
      isSent: signed.isSent,
    }
    saveTransaction(core, sent)
    emitTransaction(core, sent, { status: 'submitted' })
    const ended = followBuilt(core, sent)
    ended.catch(() => undefined) // whoever waits for it hears it
    return { id, ended }
  } finally {
    setAsking(core, id, false)
    core.page.unlock(lock).catch(() => undefined) // it ends with the page at the latest
  }
}

const followed = new WeakMap<Core, Map<string, Promise<OwnTransaction>>>()

/** Resends it until the chain reports its outcome; each transaction is followed once. */
export function followBuilt(
  core: Core,
  sent: BuiltTransaction & { readonly hash: string },
): Promise<OwnTransaction> {
  const all = followed.get(core) ?? new Map<string, Promise<OwnTransaction>>()
  followed.set(core, all)
  const existing = all.get(sent.id)
  if (existing !== undefined) return existing
  const ended = follow(core, sent).finally(() => all.delete(sent.id))
  all.set(sent.id, ended)
  return ended
}

async function follow(
  core: Core,
  sent: BuiltTransaction & { readonly hash: string },
): Promise<OwnTransaction> {
  const { network, transfers } = await transfersOn(core, sent.caipChainId)
  const { transaction, hash: id, isSent = false } = sent
  const signed = { transaction, id, isSent, lastValid: BigInt(sent.lastValid) }
  const { rpc, signal } = core
  const end = await transfers.follow({ rpc, network, signed, signal })
  switch (end.status) {
    case 'confirmed':
      return conclude(core, { ...sent, status: 'confirmed' })
    case 'failed': {
      const error = serializeError(new TransactionRevertedError(end.reason))
      return conclude(core, { ...sent, status: 'failed', error })
    }
    case 'expired': {
      const error = serializeError(new TransactionExpiredError())
      return conclude(core, { ...sent, status: 'dropped', error })
    }
  }
}

/**
 * Searches the chain for a transaction whose answer was lost; undefined once it has expired. One that
 * the wallet was only asked to sign was never sent.
 */
export async function findBuilt(core: Core, asked: BuiltTransaction): Promise<string | undefined> {
  if (asked.isSent !== true) return undefined
  const { network, transfers } = await transfersOn(core, asked.caipChainId)
  const { from, transaction } = asked
  const prepared = { transaction, lastValid: BigInt(asked.lastValid) }
  return transfers.find({ rpc: core.rpc, network, from, prepared, signal: core.signal })
}

async function transfersOn(core: Core, caipChainId: CaipChainId) {
  const network = findNetwork(core.store.getState().networks, caipChainId)
  const { namespace } = parseCaipChainId(caipChainId)
  const { transfers } = adapterOf(core, namespace)
  if (network === undefined || transfers?.kind !== 'prepared') {
    throw new BaseError('Network Not Found', { code: 'NETWORK_NOT_FOUND', details: caipChainId })
  }
  return { network, transfers: await transfers.load() }
}

/** The connection that signs, once the widget is on the network. */
async function connectionOn(core: Core, caipChainId: CaipChainId) {
  const now = () => activeConnection(core.store.getState().connections)
  const before = now()
  if (before.status !== 'connected') throw new WrongAccountError()
  if (before.caipChainId !== caipChainId) await switchNetwork(core, caipChainId)
  const connection = now()
  if (connection.status !== 'connected') throw new WrongAccountError()
  return connection
}

function accountOf(core: Core) {
  const { connections } = core.store.getState()
  const connection = activeConnection(connections)
  const account =
    connection.status === 'connected'
      ? parseCaipAccountId(connection.accounts[0]).address
      : undefined
  return { account, namespace: connections.activeNamespace }
}
