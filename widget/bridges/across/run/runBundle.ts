import { abortable, wait } from '#lib/abort.ts'
import { isError } from '#lib/baseError.ts'
import { awaitBundle, bundleMined } from './awaitBundle.ts'
import type { PoolCall } from '../deposit/encodeDeposit.ts'
import { estimateNetworkFee } from '../transaction/estimateNetworkFee.ts'
import {
  APPROVE_GAS,
  BUNDLE_GAS,
  CAPABILITIES_TIMEOUT_MS,
  DEPOSIT_GAS,
  FILL_SEARCH_BLOCKS,
} from '../util/limits.ts'
import { prepareApprovals } from '../deposit/prepareApprovals.ts'
import { requireDeadline } from './requireDeadline.ts'
import { requireFreshQuote } from './requireFreshQuote.ts'
import { requireFunds } from '../transaction/requireFunds.ts'
import { findSentDeposit } from './findSentDeposit.ts'
import { readNonces } from './runDeposit.ts'
import type { Run } from './runOptions.ts'
import { simulateBundle } from './simulateBundle.ts'
import { type BridgeWallet, wasNotSent } from '../transaction/wallet.ts'

/**
 * From `draft` to `deposited` with one wallet request: approval and deposit together, all or nothing
 * (EIP-5792). The approval is exact, whatever `infiniteApproval` says: nothing is left over that a later
 * transfer could use. The bundle's id is saved before the wallet is asked.
 *
 * False where the wallet, the person or the node does not agree: then they are sent one after the other.
 */
export async function runBundle(
  run: Run,
  { allowance }: { readonly allowance: bigint },
): Promise<boolean> {
  const { client, signal } = run
  if (await wasSentBefore(run)) return true
  const { sendCalls } = run.wallet
  if (sendCalls === undefined || !(await isAtomic(run))) return false
  const before = run.transfer()
  await requireFreshQuote(run)
  const transfer = run.transfer()
  const { owner, route, originPool: spender } = transfer
  const amount = BigInt(transfer.inputAmount)
  const chainId = route.originChainId
  const query = { chainId, owner, token: route.inputToken, amount, signal }
  const gas = { chainId, gas: APPROVE_GAS + BUNDLE_GAS, extraGas: DEPOSIT_GAS, signal }
  const { fee } = await estimateNetworkFee(client, gas)
  await requireFunds(client, { ...query, isNative: false, fee })
  const approvals = await prepareApprovals(client, { ...query, spender, allowance })
  const calls = await simulateBundle(client, { transfer, approvals, signal })
  if (calls === undefined) return false
  run.emit({ type: 'simulated' })
  const answer = await ask(run, calls, sendCalls)
  if (answer === 'refused') return false
  if (answer === 'duplicate') {
    // The wallet took it the first time, by the quote of then.
    await run.commit({ ...before, status: 'depositing', step: 'deposit', error: undefined })
  }
  await awaitBundle(run)
  return true
}

/** One that was asked for before, and said to be unsent, may have been sent late. */
async function wasSentBefore(run: Run): Promise<boolean> {
  const { depositNonce, bundleId } = run.transfer()
  if (depositNonce === undefined || bundleId === undefined) return false
  const found = await findSentDeposit(run)
  if (found === undefined) return false
  run.emit({ type: 'simulated' })
  run.emit({ type: 'bundleSent', bundleId })
  await bundleMined(run, found)
  return true
}

/** Whether all of it happens or nothing does; a wallet that does not answer offers nothing. */
async function isAtomic({ wallet, transfer, signal }: Run): Promise<boolean> {
  const { getCapabilities, getCallsStatus } = wallet
  if (getCapabilities === undefined || getCallsStatus === undefined) return false
  const stop = new AbortController()
  const slow = wait(CAPABILITIES_TIMEOUT_MS, stop.signal).then(() => undefined)
  const reported = getCapabilities(transfer().route.originChainId).catch(() => undefined)
  const capabilities = await abortable(Promise.race([reported, slow]), signal).finally(() => {
    slow.catch(() => undefined)
    stop.abort()
  })
  return capabilities?.atomic === 'supported' || capabilities?.atomic === 'ready'
}

async function ask(
  run: Run,
  calls: readonly PoolCall[],
  send: NonNullable<BridgeWallet['sendCalls']>,
): Promise<'sent' | 'refused' | 'duplicate'> {
  const { signal } = run
  const before = run.transfer()
  const { owner: from, route, depositNonce: askedBefore, fromBlockOrigin } = before
  const around = await readNonces(run)
  requireDeadline(run, around)
  const { pending, heads } = around
  // The same id again where one was asked for: a wallet that took it refuses the second.
  const id = before.bundleId ?? createId()
  const destinationHead = heads[1]
  await run.commit({
    status: 'depositing',
    step: 'deposit',
    error: undefined,
    bundleId: id,
    approveHash: undefined,
    depositHash: undefined,
    depositNonce: pending,
    fromBlockOrigin:
      askedBefore === undefined ? Number(heads[0]) : (fromBlockOrigin ?? Number(heads[0])),
    fromBlockDestination: Number(
      destinationHead > FILL_SEARCH_BLOCKS ? destinationHead - FILL_SEARCH_BLOCKS : 0n,
    ),
  })
  const bundle = { id, from, chainId: route.originChainId, calls }
  try {
    const answer = await abortable(send(bundle), signal)
    await run.commit({ bundleId: answer.id })
    run.emit({ type: 'bundleSent', bundleId: answer.id })
    return 'sent'
  } catch (error) {
    if (isError(error, DUPLICATE_ID)) {
      run.emit({ type: 'bundleSent', bundleId: id })
      return 'duplicate'
    }
    const isRefused = refusals.some((code) => isError(error, code))
    if (isRefused || wasNotSent(error)) {
      // One that was asked for before stays in mind.
      const asked = askedBefore === undefined ? undefined : before.bundleId
      await run.commit({
        status: 'draft',
        step: 'approve',
        bundleId: asked,
        depositNonce: askedBefore,
      })
    }
    if (isRefused) return 'refused'
    throw error
  }
}

/** The wallet has this bundle already. */
const DUPLICATE_ID = 5720

/** The wallet will not take it as a bundle, and has sent nothing (EIP-5792). */
const refusals: readonly number[] = [
  5700, // a capability is missing
  5710, // not on this chain
  5740, // too large
  5750, // the person declined the upgrade of the account
  5760, // not all or nothing
  4200, // not supported (EIP-1193)
  -32601, // not supported (JSON-RPC)
  -32602, // not understood (JSON-RPC)
]

function createId(): string {
  const random = crypto.getRandomValues(new Uint8Array(32))
  return `0x${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
