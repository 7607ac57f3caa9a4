import type { Hex } from 'viem'
import { prepareApprovals } from '#bridge/prepareApprovals.ts'
import { BaseError, evmChainIdOf, toWireError } from '#protocol'
import { bridgeClient } from '../bridge/client.ts'
import type { Core } from '../core.ts'
import { replace, reset } from '../router/router.ts'
import { reasonOf } from '../requests/revertReason.ts'
import type { OwnTransaction, TokenAmount } from '../transactions/record.ts'
import { sendTransaction } from '../transactions/sendTransaction.ts'
import { isPriceMove, SwapError } from './errors.ts'
import { prepareSwap, type PreparedSwap } from './prepare.ts'
import { readReceived } from './received.ts'
import type { SwapOrder, SwapRun, SwapToken } from './slice.ts'

/**
 * Shows the progress of a swap and runs it: checked, approved where that is needed, built and checked
 * once more, sent. Settles when it has ended; what goes wrong is told by the progress view.
 *
 * `unlimited`: the person chose to allow the contract everything from now on.
 */
export async function startSwap(
  core: Core,
  order: SwapOrder,
  { unlimited = false }: { unlimited?: boolean | undefined } = {},
): Promise<void> {
  const run = begin(core, order)
  reset(core, { name: 'Swap' })
  replace(core, { name: 'SwapProgress' })
  const step = (change: Partial<SwapRun>) => update(core, run, change)
  try {
    const swapHash = await runSwap(core, { order, unlimited, step })
    const received = await readReceived(core, order, swapHash).catch(() => undefined)
    step({ status: 'done', swapHash, received })
    clearAmount(core)
  } catch (error) {
    if (!core.signal.aborted) step({ status: 'failed', error: toWireError(readWalletError(error)) })
  }
}

export type SwapToRun = {
  readonly order: SwapOrder
  /** Allows the contract everything from now on. @default false */
  readonly unlimited?: boolean | undefined
  readonly step: (change: Partial<SwapRun>) => void
  /** Called with each of its transactions once it is written down, right before the wallet is asked. */
  readonly onAsked?: ((transactionId: string) => void) | undefined
}

/**
 * The swap itself, without a view: its hash once the chain has it.
 *
 * @throws SwapError, and what the wallet says
 */
export async function runSwap(core: Core, asked: SwapToRun): Promise<Hex> {
  const { order, step } = asked
  let prepared = await prepareSwap(core, order)
  step({ needsApproval: prepared.needsApproval })
  if (prepared.needsApproval) {
    await approve(core, asked, prepared)
    step({ status: 'rechecking' })
    // Minutes may have passed: what was built before is not sent.
    prepared = await prepareSwap(core, order)
    if (prepared.needsApproval) throw new SwapError('SWAP_ALLOWANCE_TOO_LOW')
  }
  step({ status: 'swapping' })
  return swap(core, asked, prepared)
}

async function approve(core: Core, asked: SwapToRun, prepared: PreparedSwap): Promise<void> {
  const { order, unlimited, step, onAsked } = asked
  const { account, amount, from, caipChainId } = order
  const { spender, allowance } = prepared
  if (from.address === undefined) return
  const calls = await prepareApprovals(bridgeClient(core), {
    ...{ chainId: evmChainIdOf(caipChainId) ?? 0, token: from.address, owner: account },
    ...{ spender, amount, allowance, infiniteApproval: unlimited, signal: core.signal },
  })
  for (const call of calls) {
    step({ status: 'approving' })
    const { hash, ended } = await sendTransaction(core, {
      ...{ caipChainId, from: account, ...call, onAsked },
      purpose: { type: 'approve', token: amountOf(from, amount), spender },
    })
    step({ status: 'approvalSent', approvalHash: hash })
    const end = await ended
    if (end.status !== 'confirmed') throw stopped(end)
  }
}

async function swap(
  core: Core,
  { order, step, onAsked }: SwapToRun,
  prepared: PreparedSwap,
): Promise<Hex> {
  const { account, caipChainId, from, to, amount, quoted } = order
  const { to: target, data, value } = prepared
  const { hash, ended } = await sendTransaction(core, {
    ...{ caipChainId, from: account, to: target, data, value, onAsked },
    purpose: { type: 'swap', from: amountOf(from, amount), to: amountOf(to, quoted) },
  })
  step({ status: 'sent', swapHash: hash })
  const end = await ended
  if (end.status === 'confirmed') return (end.hash ?? hash) as Hex // `hash32` of its record
  const reason = end.error?.message ?? ''
  if (isPriceMove(reason)) throw new SwapError('SWAP_PRICE_MOVED', { details: reason })
  if (end.status !== 'failed') throw stopped(end)
  if (end.error !== undefined && end.error.code !== 'TRANSACTION_REVERTED') {
    throw new BaseError(end.error.message, { code: end.error.code })
  }
  throw new SwapError('SWAP_FAILED', { details: reason })
}

/** A wallet that tries it before it signs has the contract's own words for a price that moved. */
export function readWalletError(error: unknown): unknown {
  if (error instanceof SwapError) return error
  const says = `${toWireError(error).message} ${reasonOf(error)}`
  return isPriceMove(says) ? new SwapError('SWAP_PRICE_MOVED', { cause: error }) : error
}

/** It did not end as it should; what nobody knows is not told as if nothing had happened. */
function stopped({ status, error }: OwnTransaction): SwapError {
  const code = status === 'unknown' ? 'SWAP_UNKNOWN' : 'SWAP_STOPPED'
  return new SwapError(code, { details: error?.message })
}

function begin(core: Core, order: SwapOrder): string {
  const id = core.createId()
  const run: SwapRun = {
    ...{ id, order, status: 'checking', startedAt: core.now() },
    ...{ needsApproval: undefined, approvalHash: undefined, swapHash: undefined },
    ...{ received: undefined, error: undefined },
  }
  core.store.setState((state) => ({ swap: { ...state.swap, run, review: undefined } }))
  return id
}

/** Another run may have begun meanwhile: its state is its own. */
function update(core: Core, id: string, change: Partial<SwapRun>): void {
  core.store.setState(({ swap: slice }) =>
    slice.run?.id === id ? { swap: { ...slice, run: { ...slice.run, ...change } } } : {},
  )
}

function clearAmount(core: Core): void {
  core.store.setState(({ swap: slice }) => ({
    swap: { ...slice, form: { ...slice.form, amount: '' } },
  }))
}

function amountOf({ address, symbol, decimals }: SwapToken, amount: bigint): TokenAmount {
  return { address, symbol, decimals, amount: String(amount) }
}
