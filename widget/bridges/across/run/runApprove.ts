import { isAddressEqual, parseEventLogs, type TransactionReceipt } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { erc20Abi } from '../contracts/abi.ts'
import { isTransactionHash } from '../util/bytes.ts'
import { checkAllowance } from '../deposit/checkAllowance.ts'
import type { PoolCall } from '../deposit/encodeDeposit.ts'
import { TransactionAlteredError, TransactionRevertedError } from '../errors/transaction.ts'
import { AllowanceTooLowError, InvalidHashError } from '../errors/wallet.ts'
import { estimateNetworkFee } from '../transaction/estimateNetworkFee.ts'
import { followTransaction, receiptNow } from '../transaction/followTransaction.ts'
import { APPROVE_GAS, DEPOSIT_GAS } from '../util/limits.ts'
import { prepareApprovals } from '../deposit/prepareApprovals.ts'
import { checkFunds, readFunds } from '../transaction/requireFunds.ts'
import { requirePool } from './requirePool.ts'
import { requireOriginChain } from './requireOriginChain.ts'
import { runBundle } from './runBundle.ts'
import type { Run } from './runOptions.ts'
import { settled } from '../util/settled.ts'
import { verifySent } from '../transaction/verifySent.ts'
import { revertReason } from '../deposit/waitForDeposit.ts'

/** Selector and spender: the amount of an approval may be changed in the wallet. */
const APPROVE_BYTES = 36

/**
 * From `draft` or `approving` to `approved`; to `depositing` or further where the wallet takes
 * approval and deposit together. Approving twice is harmless: the allowance decides.
 */
export async function runApprove(run: Run): Promise<void> {
  const { client, signal, infiniteApproval } = run
  const { route, owner, originPool, approveHash } = run.transfer()
  const amount = BigInt(run.transfer().inputAmount)
  if (route.isNative) return done(run)
  const spend = { token: route.inputToken, owner, spender: originPool, amount, signal }
  const query = { chainId: route.originChainId, ...spend }

  // Of one moment, so that they are one request.
  const [first] = await Promise.all([checkAllowance(client, query), requirePool(run)])
  let { allowance, isEnough } = first
  if (approveHash !== undefined) {
    // The allowance first: an approval that was replaced meanwhile is never seen by its hash.
    if (!isEnough) {
      await followApproval(run)
      ;({ allowance, isEnough } = await checkAllowance(client, query))
    }
    if (isEnough) run.emit({ type: 'confirmed', hash: approveHash })
  }
  if (isEnough) return done(run)

  await requireOriginChain(run)
  run.emit({ type: 'started', step: 'approve' })
  const chainId = route.originChainId
  const gas = { chainId, gas: APPROVE_GAS, extraGas: DEPOSIT_GAS, signal }
  if (await runBundle(run, { allowance })) return
  const funds = { ...query, isNative: false }
  // Started together, so that they share one request; failures are reported in order of importance.
  const [estimated, owned, prepared, head] = await Promise.allSettled([
    estimateNetworkFee(client, gas),
    readFunds(client, funds),
    prepareApprovals(client, { ...query, allowance, infiniteApproval }),
    blockNumber(run),
  ])
  checkFunds(settled(owned), { ...funds, fee: settled(estimated).fee })
  const calls = settled(prepared)
  run.emit({ type: 'simulated' })
  let approved = 0n
  for (const call of calls) approved = await sendApproval(run, call, settled(head))
  if (approved >= amount) return done(run)
  // The wallet approved less than asked for, or the token emits no amount.
  const after = await checkAllowance(client, query)
  if (!after.isEnough) throw new AllowanceTooLowError({ needed: amount, allowed: after.allowance })
  return done(run)
}

async function done(run: Run): Promise<void> {
  run.own.isAllowed = true
  await run.commit({ status: 'approved', step: 'deposit', error: undefined })
}

/** Answers what the pool may take now, by the token's own event; `0n` where there is none. */
async function sendApproval(run: Run, call: PoolCall, fromBlockOrigin: number): Promise<bigint> {
  const { client, wallet, signal, verify = true } = run
  const { owner, route } = run.transfer()
  const asked = { from: owner, chainId: route.originChainId, ...call }
  await run.commit({
    status: 'approving',
    step: 'approve',
    error: undefined,
    approveHash: undefined,
    fromBlockOrigin,
  })
  const hash = await abortable(wallet.sendTransaction(asked), signal)
  if (!isTransactionHash(hash)) throw new InvalidHashError(hash)
  await run.commit({ approveHash: hash })
  run.emit({ type: 'sent', hash })
  // Of one moment, so that they are one request.
  const [early] = await Promise.all([
    receiptNow(client, { hash, asked, signal }),
    verify ? verifySent(client, { hash, asked, inputBytes: APPROVE_BYTES, signal }) : undefined,
  ])
  const receipt = await followApproval(run, { call, receipt: early })
  const { originPool: spender } = run.transfer()
  const logs = receipt?.logs.filter(({ address }) => isAddressEqual(address, call.to)) ?? []
  const approvals = parseEventLogs({ abi: erc20Abi, args: { owner, spender }, logs })
  return approvals.at(-1)?.args.value ?? 0n
}

async function followApproval(
  run: Run,
  known: { readonly call?: PoolCall; readonly receipt?: TransactionReceipt | undefined } = {},
): Promise<TransactionReceipt | undefined> {
  const { client, signal } = run
  const { owner, route, approveHash: hash, fromBlockOrigin = 0 } = run.transfer()
  if (hash === undefined) return undefined
  // For a resumed approval only the outcome counts, which the allowance shows.
  const what = known.call ?? { to: route.inputToken, data: '0x' as const, value: 0n }
  const asked = { from: owner, chainId: route.originChainId, ...what }
  const receipt = await followTransaction(client, {
    hash,
    asked,
    signal,
    receipt: known.receipt,
    fromBlock: BigInt(fromBlockOrigin),
    async onReplaced(next) {
      await run.commit({ approveHash: next })
      run.emit({ type: 'replaced', hash: next })
    },
  }).catch((error: unknown) => {
    // What a resumed one was replaced by cannot be compared: it is not kept what was asked for.
    if (known.call === undefined && error instanceof TransactionAlteredError) return undefined
    throw error
  })
  if (receipt === undefined) return undefined
  if (receipt.status !== 'success') {
    const reason = await revertReason(client, receipt, asked)
    throw new TransactionRevertedError({ step: 'approve', hash: receipt.transactionHash, reason })
  }
  run.emit({ type: 'confirmed', hash: receipt.transactionHash })
  return receipt
}

async function blockNumber({ client, transfer, signal }: Run): Promise<number> {
  const chain = client.chainClient(transfer().route.originChainId)
  return Number(await abortable(getBlockNumber(chain, { cacheTime: 0 }), signal))
}
