import { TransactionNotFoundError, type TransactionReceipt } from 'viem'
import { getBlock, getBlockNumber, getTransaction, getTransactionCount } from 'viem/actions'
import { abortable, wait } from '#lib/abort.ts'
import { isTransactionHash } from '../util/bytes.ts'
import { checkAllowance } from '../deposit/checkAllowance.ts'
import { encodeDeposit, type PoolCall } from '../deposit/encodeDeposit.ts'
import { DepositUncertainError } from '../errors/transaction.ts'
import { InvalidHashError } from '../errors/wallet.ts'
import { estimateNetworkFee } from '../transaction/estimateNetworkFee.ts'
import { findSentDeposit } from './findSentDeposit.ts'
import { receiptNow } from '../transaction/followTransaction.ts'
import { FILL_SEARCH_BLOCKS } from '../util/limits.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { requireDeadline } from './requireDeadline.ts'
import { requireFreshQuote } from './requireFreshQuote.ts'
import { checkFunds, readFunds } from '../transaction/requireFunds.ts'
import { requirePool } from './requirePool.ts'
import { requireOriginChain } from './requireOriginChain.ts'
import type { Run } from './runOptions.ts'
import { settled } from '../util/settled.ts'
import { simulateDeposit } from '../deposit/simulateDeposit.ts'
import { hasCode, verifySent } from '../transaction/verifySent.ts'
import { waitForDeposit } from '../deposit/waitForDeposit.ts'
import { wasNotSent } from '../transaction/wallet.ts'

/** From `approved` to `depositing` with the hash. */
export async function runDeposit(run: Run): Promise<void> {
  await requireOriginChain(run)
  // Asked for before and said to be unsent: a last look, since the wallet may have sent it late.
  const sent = run.transfer().depositNonce === undefined ? undefined : await findSentDeposit(run)
  if (sent === undefined && (await isTakenBack(run))) return
  run.emit({ type: 'started', step: 'deposit' })
  if (sent !== undefined) {
    run.emit({ type: 'simulated' })
    run.emit({ type: 'sent', hash: sent.depositHash ?? '0x' })
    return deposited(run, sent)
  }
  const quoted = run.transfer()
  // Of one moment, so that they are one request; asked again if the quote had to be renewed.
  const before = prepare(run)
  // An old quote comes first, whatever else is wrong.
  before.catch(() => undefined)
  await requireFreshQuote(run)
  const prepared = run.transfer() === quoted ? before : prepare(run)
  const { call, around } = await prepared
  requireDeadline(run, around)
  run.emit({ type: 'simulated' })
  await send(run, call, around)
}

/** Checks everything before the wallet is asked; failures are reported in order of importance. */
async function prepare(run: Run) {
  const { client, signal } = run
  const transfer = run.transfer()
  const { owner, route } = transfer
  const chainId = route.originChainId
  const funds = { chainId, owner, token: route.inputToken, isNative: route.isNative, signal }
  const amount = BigInt(transfer.inputAmount)
  const transaction = { from: owner, ...encodeDeposit(transfer) }
  const [pool, owned, simulated, estimated, around] = await Promise.allSettled([
    requirePool(run),
    readFunds(client, funds),
    simulateDeposit(client, { transfer, signal }),
    estimateNetworkFee(client, { chainId, transaction, signal }),
    readNonces(run),
  ])
  settled(pool)
  const own = settled(owned)
  checkFunds(own, { ...funds, amount, fee: 0n })
  const call = settled(simulated)
  checkFunds(own, { ...funds, amount, fee: settled(estimated).fee })
  return { call, around: settled(around) }
}

/**
 * Whether an approval of an earlier run was revoked or used since: then it is requested again. It is
 * checked once, so that a node that lags behind does not send the run back and forth.
 */
async function isTakenBack(run: Run): Promise<boolean> {
  const { client, own, skipAllowanceCheck, signal } = run
  const { route, owner, originPool: spender, inputAmount } = run.transfer()
  if (own.isAllowed === true || route.isNative || skipAllowanceCheck === true) return false
  own.isAllowed = true
  const spend = { token: route.inputToken, owner, spender, amount: BigInt(inputAmount) }
  const query = { chainId: route.originChainId, ...spend, signal }
  const { isEnough } = await checkAllowance(client, query)
  if (isEnough) return false
  await run.commit({ status: 'draft', step: 'approve', approveHash: undefined, error: undefined })
  run.emit({ type: 'allowanceGone' })
  return true
}

async function send(run: Run, call: PoolCall, around: Around): Promise<void> {
  const { client, wallet, signal, verify = true } = run
  const { owner, route, depositNonce: askedBefore, fromBlockOrigin } = run.transfer()
  const { pending, heads } = around
  await run.commit({
    status: 'depositing',
    step: 'deposit',
    error: undefined,
    depositHash: undefined,
    sentAt: undefined,
    bundleId: undefined,
    depositNonce: pending,
    // One that was asked for before may be in an earlier block.
    fromBlockOrigin:
      askedBefore === undefined ? Number(heads[0]) : (fromBlockOrigin ?? Number(heads[0])),
    fromBlockDestination: Number(
      heads[1] > FILL_SEARCH_BLOCKS ? heads[1] - FILL_SEARCH_BLOCKS : 0n,
    ),
  })
  const asked = {
    from: owner,
    chainId: route.originChainId,
    ...call,
    ...(askedBefore === pending ? { nonce: pending } : {}),
  }
  const hash = await abortable(wallet.sendTransaction(asked), signal).catch(
    async (error: unknown) => {
      // Nothing was sent, so it may be asked again; a request before this one stays in mind.
      if (wasNotSent(error)) await run.commit({ status: 'approved', depositNonce: askedBefore })
      throw error
    },
  )
  if (!isTransactionHash(hash)) throw new InvalidHashError(hash)
  await run.commit({ depositHash: hash, sentAt: Date.now() })
  run.emit({ type: 'sent', hash })
  // Of one moment, so that they are one request.
  const [receipt, sent] = await Promise.all([
    receiptNow(client, { hash, asked, signal }),
    verify ? verifySent(client, { hash, asked, signal }) : undefined,
  ])
  await awaitDeposit(run, { call, receipt, isContract: sent && sent === 'contractAccount' })
}

/** From `depositing` with the hash to `deposited`. */
export async function awaitDeposit(
  run: Run,
  known: {
    readonly call?: PoolCall
    readonly receipt?: TransactionReceipt | undefined
    /** Whether the owner has code. */
    readonly isContract?: boolean | undefined
  } = {},
): Promise<void> {
  const { client, signal } = run
  const { call, receipt, isContract } = known
  const transfer = run.transfer()
  const { owner, route, depositHash: hash, depositNonce, fromBlockOrigin = 0 } = transfer
  if (hash === undefined) return
  const asked = { from: owner, chainId: route.originChainId, ...(call ?? encodeDeposit(transfer)) }
  const deposit = await waitForDeposit(client, {
    hash,
    asked,
    transfer,
    receipt,
    signal,
    fromBlock: BigInt(fromBlockOrigin),
    since: transfer.sentAt,
    nonce: (isContract ?? (await hasCode(client, asked, signal))) ? undefined : depositNonce,
    async onReplaced(next) {
      await run.commit({ depositHash: next })
      run.emit({ type: 'replaced', hash: next })
    },
  })
  await deposited(run, deposit)
}

/**
 * From `depositing` with a hash that the network has dropped, after the person confirmed a retry. It is
 * sent again with the same nonce, because only one of two transactions with one nonce can be mined.
 */
export async function resendDropped(run: Run): Promise<void> {
  const { client, signal } = run
  const { depositHash, owner, route } = run.transfer()
  if (depositHash === undefined) return
  const chain = client.chainClient(route.originChainId)
  const known = await abortable(getTransaction(chain, { hash: depositHash }), signal).catch(
    (error: unknown) => {
      if (error instanceof TransactionNotFoundError) return undefined
      throw error
    },
  )
  // It is there after all; an account with code has no nonce that would keep it from happening twice.
  const isContract = await hasCode(client, { from: owner, chainId: route.originChainId }, signal)
  if (known !== undefined || isContract) return awaitDeposit(run)
  await run.commit({ depositHash: undefined, error: undefined })
  await recoverDeposit(run)
}

/**
 * From `depositing` without a hash: the page was lost between asking and answering. The chain is
 * searched for the deposit before anything is offered again.
 *
 * @throws DepositUncertainError
 */
export async function recoverDeposit(run: Run): Promise<void> {
  const { client, resend, signal } = run
  const transfer = run.transfer()
  for (;;) {
    // The nonces first: a deposit that is mined in between is then still found.
    const { latest, pending } = await readNonces(run)
    const found = await findSentDeposit(run)
    if (found !== undefined) {
      run.emit({ type: 'sent', hash: found.depositHash ?? '0x' })
      return deposited(run, found)
    }
    const isPending = pending > latest
    if (isPending && latest <= (transfer.depositNonce ?? latest)) {
      await wait(client.pollingIntervalMs, signal)
      continue
    }
    if (resend !== true || isPending) throw new DepositUncertainError({ isPending })
    await run.commit({ status: 'approved', error: undefined })
    return
  }
}

/** The deposit is on the chain: what follows is its fill. */
export async function deposited(run: Run, deposit: DepositLog): Promise<void> {
  const { depositId, depositHash, timestamp } = deposit
  run.own.deposit = deposit
  await run.commit({
    status: 'deposited',
    step: 'fill',
    error: undefined,
    depositHash,
    depositId: String(depositId),
    depositTimestamp: timestamp,
  })
  const hash = depositHash ?? '0x'
  run.emit({ type: 'confirmed', hash, depositId })
  run.emit({ type: 'fillAwaited', depositId })
}

type Around = Awaited<ReturnType<typeof readNonces>>

/** The account's nonces on the origin chain, both heads, and the clock of the destination. */
export async function readNonces({ client, transfer, signal }: Run) {
  const { owner: address, route } = transfer()
  const origin = client.chainClient(route.originChainId)
  const destination = client.chainClient(route.destinationChainId)
  const [latest, pending, originHead, { number, timestamp }] = await abortable(
    Promise.all([
      getTransactionCount(origin, { address, blockTag: 'latest' }),
      getTransactionCount(origin, { address, blockTag: 'pending' }),
      getBlockNumber(origin, { cacheTime: 0 }),
      getBlock(destination),
    ]),
    signal,
  )
  const heads = [originHead, number ?? 0n] as const
  return { latest, pending, heads, destinationTime: Number(timestamp) }
}
