import { getBlockNumber } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { isTransactionHash } from './bytes.ts'
import { checkAllowance } from './checkAllowance.ts'
import type { PoolCall } from './encodeDeposit.ts'
import { AllowanceTooLowError, InvalidHashError, TransactionRevertedError } from './errors.ts'
import { estimateNetworkFee } from './estimateNetworkFee.ts'
import { followTransaction } from './followTransaction.ts'
import { APPROVE_GAS, DEPOSIT_GAS } from './limits.ts'
import { prepareApprovals } from './prepareApprovals.ts'
import { requireFunds } from './requireFunds.ts'
import { requireOriginChain } from './requireOriginChain.ts'
import type { Run } from './runTransfer.ts'
import { verifySent } from './verifySent.ts'
import { revertReason } from './waitForDeposit.ts'

/** Selector and spender: the amount of an approval may be changed in the wallet. */
const APPROVE_BYTES = 36

/** From `draft` or `approving` to `approved`. Approving twice is harmless: the allowance decides. */
export async function runApprove(run: Run): Promise<void> {
  const { client, signal, infiniteApproval } = run
  const { route, owner, originPool, approveHash } = run.transfer()
  const amount = BigInt(run.transfer().inputAmount)
  if (route.isNative) return done(run)
  const spend = { token: route.inputToken, owner, spender: originPool, amount, signal }
  const query = { chainId: route.originChainId, ...spend }

  if (approveHash !== undefined) await followApproval(run, undefined)
  const { allowance, isEnough } = await checkAllowance(client, query)
  if (isEnough) return done(run)

  await requireOriginChain(run)
  run.emit({ type: 'started', step: 'approve' })
  const chainId = route.originChainId
  const gas = { chainId, gas: APPROVE_GAS, extraGas: DEPOSIT_GAS, signal }
  const { fee } = await estimateNetworkFee(client, gas)
  await requireFunds(client, { ...query, isNative: false, fee })
  const calls = await prepareApprovals(client, { ...query, allowance, infiniteApproval })
  run.emit({ type: 'simulated' })
  for (const call of calls) await sendApproval(run, call)
  const after = await checkAllowance(client, query)
  if (!after.isEnough) throw new AllowanceTooLowError({ needed: amount, allowed: after.allowance })
  return done(run)
}

async function done(run: Run): Promise<void> {
  await run.commit({ status: 'approved', step: 'deposit', error: undefined })
}

async function sendApproval(run: Run, call: PoolCall): Promise<void> {
  const { client, wallet, signal, verify = true } = run
  const { owner, route } = run.transfer()
  const asked = { from: owner, chainId: route.originChainId, ...call }
  await run.commit({
    status: 'approving',
    step: 'approve',
    error: undefined,
    approveHash: undefined,
    fromBlockOrigin: await blockNumber(run),
  })
  const hash = await abortable(wallet.sendTransaction(asked), signal)
  if (!isTransactionHash(hash)) throw new InvalidHashError(hash)
  await run.commit({ approveHash: hash })
  run.emit({ type: 'sent', hash })
  if (verify) await verifySent(client, { hash, asked, inputBytes: APPROVE_BYTES, signal })
  await followApproval(run, call)
}

async function followApproval(run: Run, call: PoolCall | undefined): Promise<void> {
  const { client, signal } = run
  const { owner, route, approveHash: hash, fromBlockOrigin = 0 } = run.transfer()
  if (hash === undefined) return
  // Of a resumed approval only the outcome counts, and the allowance tells it.
  const what = call ?? { to: route.inputToken, data: '0x' as const, value: 0n }
  const asked = { from: owner, chainId: route.originChainId, ...what }
  const receipt = await followTransaction(client, {
    hash,
    asked,
    fromBlock: BigInt(fromBlockOrigin),
    signal,
    async onReplaced(next) {
      await run.commit({ approveHash: next })
      run.emit({ type: 'replaced', hash: next })
    },
  })
  if (receipt.status !== 'success') {
    const reason = await revertReason(client, receipt, asked)
    throw new TransactionRevertedError({ step: 'approve', hash: receipt.transactionHash, reason })
  }
  run.emit({ type: 'confirmed', hash: receipt.transactionHash })
}

async function blockNumber({ client, transfer, signal }: Run): Promise<number> {
  const chain = client.chainClient(transfer().route.originChainId)
  return Number(await abortable(getBlockNumber(chain, { cacheTime: 0 }), signal))
}
