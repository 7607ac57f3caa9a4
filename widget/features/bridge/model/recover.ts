import type { Address } from 'viem'
import { getBlock, getTransaction, getTransactionReceipt } from 'viem/actions'
import { blockBefore } from '#bridges/across/client/blockBefore.ts'
import { expiryContradiction } from '#bridges/across/fill/contradiction.ts'
import type { FillQuestion } from '#bridges/across/fill/fillSources.ts'
import { findDeposits } from '#bridges/across/deposit/findDeposits.ts'
import { findRefund } from '#bridges/across/fill/findRefund.ts'
import { getSpokePool } from '#bridges/across/client/getSpokePool.ts'
import { DEPOSIT_SEARCH_BLOCKS } from '#bridges/across/util/limits.ts'
import { integratorIdIn } from '#bridges/across/contracts/integratorSuffix.ts'
import type { DepositLog } from '#bridges/across/logs/parseDepositLogs.ts'
import { transferFromDeposit } from '#bridges/across/transfer/transferFromDeposit.ts'
import { tried } from '#bridges/across/client/tried.ts'
import { lookForFill } from '#bridges/across/fill/waitForFill.ts'
import { wasNative } from '#bridges/across/logs/wasNative.ts'
import { evmAddressOf, evmConnection } from '#wallet/connections/evm.ts'
import type { Core } from '#kernel/core.ts'
import { arrivalQuery, arrivingToken } from './quote/arrival.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { bridgeClient } from '#kernel/bridge/client.ts'
import { decodeOutcomes } from '#transactions/transfers/outcomes.ts'
import { storedEnds } from '#transactions/transfers/items.ts'
import { RECOVERED_FILL_SECONDS, RECOVERED_TRANSFERS } from './limits.ts'
import { depositKey } from '#transactions/transfers/merge.ts'
import { isOpenRecord, type TransferRecord } from '#transactions/transfers/record.ts'
import { run } from './run.ts'
import { loadTransfers, saveTransfer } from '#transactions/transfers/store.ts'
import { tokenKey } from '#kernel/bridge/tokenKey.ts'
import type { BridgeToken, Catalog } from '#kernel/bridge/tokens.ts'

/** How far back the search went on every network that answered; ms since 1970. */
type Since = number | undefined

const recovering = new WeakMap<Core, Map<string, Promise<Since>>>()

/**
 * Finds transfers of the connected account that are not stored here, from the indexer's list and the
 * pools' own logs, and watches those not filled yet; returns how far back it searched. Read failures go to
 * `onError` and hide nothing else. At most one search per account at a time.
 */
export function recoverTransfers(core: Core, onError: (error: unknown) => void): Promise<Since> {
  const owner = evmAddressOf(evmConnection(core.store.getState().connections))
  if (owner === undefined) return Promise.resolve(undefined)
  const searches = recovering.get(core) ?? new Map<string, Promise<Since>>()
  recovering.set(core, searches)
  const current = searches.get(owner)
  if (current !== undefined) return current
  const search = recover(core, owner, onError)
    .catch((error: unknown) => {
      if (!core.signal.aborted) onError(error)
      return undefined
    })
    .finally(() => searches.delete(owner))
  searches.set(owner, search)
  return search
}

async function recover(
  core: Core,
  depositor: Address,
  onError: (error: unknown) => void,
): Promise<Since> {
  const { signal } = core
  const { offered } = core.store.getState().networks
  const chainIds = offered.flatMap(({ chainId }) => (chainId === undefined ? [] : [chainId]))
  const catalog = await core.queries.fetchQuery(catalogQuery(core))
  const found = await findDeposits(bridgeClient(core), { depositor, chainIds, signal })
  for (const { error } of found.failures) onError(error)
  const unknown = newest(found.deposits).filter((deposit) => !isKnown(core, deposit))
  await Promise.all(
    unknown.map(async (deposit) => {
      try {
        const record = await toRecord(core, catalog, deposit)
        // Looked up again: a run of this tab may have stored it meanwhile.
        if (record === undefined || isKnown(core, deposit)) return
        saveTransfer(core, record)
        if (!isOpenRecord(record)) return
        run(core, { id: record.transfer.id, mode: 'track' }).catch(onError)
      } catch (error) {
        onError(error)
      }
    }),
  )
  return found.since === undefined ? undefined : found.since * 1_000
}

function newest(deposits: readonly DepositLog[]): readonly DepositLog[] {
  return [...deposits]
    .sort((a, b) => b.quoteTimestamp - a.quoteTimestamp)
    .slice(0, RECOVERED_TRANSFERS)
}

/** By its place on the chain, or by its transaction while that is not known to be there. */
function isKnown(core: Core, { originChainId, depositId, depositHash }: DepositLog): boolean {
  const key = `${originChainId}:${depositId}`
  return loadTransfers(core).some(
    (record) =>
      depositKey(record) === key ||
      (depositHash !== undefined && record.transfer.depositHash === depositHash) ||
      isUnderWay(record, originChainId),
  )
}

/** Requested and not answered: the deposit found may be this one, and its own run searches for it. */
function isUnderWay({ transfer }: TransferRecord, originChainId: number): boolean {
  const { status, depositHash, route } = transfer
  return (
    status === 'depositing' && depositHash === undefined && route.originChainId === originChainId
  )
}

/** A record, if both tokens are known: without their decimals no amount can be shown. */
async function toRecord(
  core: Core,
  catalog: Catalog,
  deposit: DepositLog,
): Promise<TransferRecord | undefined> {
  const client = bridgeClient(core)
  const { signal } = core
  const { originChainId, destinationChainId } = deposit
  const origin = client.chainClient(originChainId)
  const [sent, depositTimestamp, destinationPool, fromBlockDestination] = await Promise.all([
    sentWith(core, deposit),
    deposit.timestamp ??
      getBlock(origin, { blockNumber: deposit.blockNumber ?? 0n }).then(
        ({ timestamp }) => Number(timestamp),
        () => undefined,
      ),
    getSpokePool(client, { chainId: destinationChainId, signal }),
    blockOfTime(core, destinationChainId, deposit.quoteTimestamp),
  ])
  const isNative = isCurrency(catalog, deposit) && wasNative(deposit, sent ?? {})
  const input = tokenOf(catalog, originChainId, deposit.inputToken, isNative)
  const output = await arrivedOf(core, catalog, { deposit, isNative })
  if (input === undefined || output === undefined) return undefined
  const created = (depositTimestamp ?? deposit.quoteTimestamp) * 1_000
  const transfer = transferFromDeposit({
    deposit,
    isNative,
    created,
    destinationPool,
    fromBlockDestination,
    inputTokenSymbol: input.symbol,
    outputTokenSymbol: output.symbol,
    integratorId: (sent?.input && integratorIdIn(sent.input)) ?? client.integratorId,
  })
  if (transfer === undefined) return undefined
  const { end, isUnfilled } = await endOf(core, deposit, {
    destinationPool,
    fromBlockDestination,
  })
  const mined = depositTimestamp === undefined ? {} : { depositTimestamp }
  return {
    transfer: { ...transfer, ...mined, ...end },
    ...(isUnfilled ? reopenedSince(core, transfer.id) : {}),
    inputDecimals: input.decimals,
    outputDecimals: output.decimals,
    expectedSeconds: RECOVERED_FILL_SECONDS,
  }
}

/** No notification: what was filled or refunded before it was found is no news. */
async function endOf(
  core: Core,
  log: DepositLog,
  where: { destinationPool: Address; fromBlockDestination: number },
) {
  const { destinationPool, fromBlockDestination } = where
  const question = { deposit: log, log, destinationPool, signal: core.signal }
  const findFillFrom = (fromBlock?: bigint) =>
    lookForFill(bridgeClient(core), { ...question, fromBlock })
  const first = await findFillFrom(BigInt(fromBlockDestination))
  // Filled before the estimated block, if blocks came at an uneven pace.
  const isOutside = first.state?.fill === 'filled' && first.found?.hash === undefined
  const { found, state } = isOutside ? await findFillFrom() : first
  if (found === undefined) {
    // Only the pool itself can rule out a fill, and a contested fill is still searched for.
    const isUnfilled = state !== undefined && state.fill !== 'filled'
    const isExpired = isUnfilled && state.time > log.fillDeadline
    const end = isExpired ? await refundOf(core, question) : {}
    return { end, isUnfilled }
  }
  const { hash, timestamp, actionSuccess, fillType, outputAmount } = found
  const end = {
    status: 'filled' as const,
    ...(hash === undefined ? {} : { fillHash: hash }),
    ...(timestamp === undefined ? {} : { fillTimestamp: timestamp }),
    ...(actionSuccess === undefined ? {} : { actionSuccess }),
    ...(fillType === undefined ? {} : { fillType }),
    ...(outputAmount === undefined ? {} : { filledAmount: String(outputAmount) }),
  }
  return { end, isUnfilled: false }
}

/**
 * If the search for the refund fails, the run that watches the record repeats it; the same run settles a
 * deposit that only one clock reports as expired.
 */
async function refundOf(core: Core, question: FillQuestion & { readonly log: DepositLog }) {
  const { log: deposit } = question
  const { signal } = core
  const asked = { deposit, fromBlock: deposit.blockNumber, signal }
  const refund = await findRefund(bridgeClient(core), asked).catch(() => {
    signal.throwIfAborted()
    return undefined
  })
  if (refund !== undefined) return { status: 'refunded' as const, refundHash: refund.hash }
  const found = { ...question, deposit }
  const other = await expiryContradiction(bridgeClient(core), found, { isOwn: false })
  return other === undefined ? { status: 'expired' as const } : {}
}

/** If the cookie remembers the transfer as filled, a reorg has removed the fill since. */
function reopenedSince(core: Core, id: string) {
  const end = decodeOutcomes(core.storage.get(storedEnds) ?? []).get(id)
  if (end?.status !== 'filled') return {}
  return { takenBack: 'fill' as const, reopened: end.reopened + 1 }
}

/** The transaction of the deposit; its fields are undefined if no node answers. */
async function sentWith(core: Core, { originChainId, depositHash: hash }: DepositLog) {
  if (hash === undefined) return undefined
  const chain = bridgeClient(core).chainClient(originChainId)
  const [transaction, receipt] = await Promise.all([
    tried(getTransaction(chain, { hash }), core.signal),
    tried(getTransactionReceipt(chain, { hash }), core.signal),
  ])
  return { input: transaction?.input, value: transaction?.value, logs: receipt?.logs }
}

/** Only the token that wraps its network's currency can stand for that currency. */
function isCurrency({ tokens }: Catalog, { originChainId, inputToken }: DepositLog): boolean {
  return tokens.some(
    ({ isNative, chainId, address }) =>
      isNative && chainId === originChainId && address.toLowerCase() === inputToken.toLowerCase(),
  )
}

/** What the pool pays out for the deposit alone; if the pool cannot be asked, what was sent. */
async function arrivedOf(
  core: Core,
  catalog: Catalog,
  { deposit, isNative }: { deposit: DepositLog; isNative: boolean },
): Promise<BridgeToken | undefined> {
  const { destinationChainId, outputToken, recipient, message } = deposit
  if (outputToken === undefined || recipient === undefined) return undefined
  const destination = tokenOf(catalog, destinationChainId, outputToken, false)
  if (destination === undefined) return undefined
  const asked = arrivalQuery(core, { destination, deposit: { recipient, message } })
  const unwraps = await core.queries.fetchQuery(asked).catch(() => isNative)
  const { tokens } = catalog
  return arrivingToken(core.store.getState().networks, { destination, unwraps, tokens })
}

function tokenOf(
  { tokens }: Catalog,
  chainId: number,
  address: Address,
  isNative: boolean,
): BridgeToken | undefined {
  const find = (key: string) => tokens.find((token) => token.key === key)
  const wrapped = find(tokenKey(chainId, address))
  if (!isNative && wrapped !== undefined) return wrapped
  const same = (token: BridgeToken) =>
    token.chainId === chainId && token.address.toLowerCase() === address.toLowerCase()
  return tokens.find((token) => token.isNative && same(token)) ?? wrapped
}

/** The block at about this time, never later: estimated from the pace of the blocks searched. */
async function blockOfTime(core: Core, chainId: number, time: number): Promise<number> {
  const chain = bridgeClient(core).chainClient(chainId)
  const head = await getBlock(chain)
  const first = head.number > DEPOSIT_SEARCH_BLOCKS ? head.number - DEPOSIT_SEARCH_BLOCKS : 0n
  const start = await getBlock(chain, { blockNumber: first })
  if (BigInt(time) <= start.timestamp || head.timestamp <= start.timestamp) {
    return Number(await blockBefore(chain, { time, signal: core.signal }))
  }
  const blocks = (head.number - first) * (BigInt(time) - start.timestamp)
  const near = first + blocks / (head.timestamp - start.timestamp)
  // A tenth earlier, because blocks come at an uneven pace.
  const margin = (head.number - first) / 10n
  return Number(near > first + margin ? near - margin : first)
}
