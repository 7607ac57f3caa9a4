import type { Hex } from 'viem'
import { prepareApprovals } from '#bridges/across/deposit/prepareApprovals.ts'
import { evmChainIdOf, toWireError } from '#protocol'
import { bridgeClient } from '#kernel/bridge/client.ts'
import type { Core } from '#kernel/core.ts'
import { replace, reset } from '#kernel/router/router.ts'
import { reasonOf } from '#wallet/requests/revertReason.ts'
import type { TokenAmount } from '#transactions/record.ts'
import { sendTransaction } from '#transactions/sendTransaction.ts'
import { failureOfStep, failureOfSwap } from './end.ts'
import { isPriceMove, SwapError } from './errors.ts'
import { prepareSwap, type PreparedSwap } from './prepare.ts'
import { readReceived } from './received.ts'
import type { SwapOrder, SwapRun, SwapToken } from './slice.ts'

/**
 * Shows the progress of a swap and runs it: checked, approved where that is needed, built and checked
 * once more, sent. Settles when it has ended; what goes wrong is told by the progress view.
 *
 * `unlimited`: the person chose to allow the contract everything from now on.
 * `untried`: the person agreed to approve what no node could try.
 */
export async function startSwap(
  core: Core,
  order: SwapOrder,
  { unlimited = false, untried = false }: Pick<SwapToRun, 'unlimited' | 'untried'> = {},
): Promise<void> {
  const run = begin(core, order)
  reset(core, { name: 'Swap' })
  replace(core, { name: 'SwapProgress', swapId: run })
  const step = (change: Partial<SwapRun>) => update(core, run, change)
  try {
    const swapHash = await runSwap(core, { swapId: run, order, unlimited, untried, step })
    const received = await readReceived(core, order, swapHash).catch(() => undefined)
    step({ status: 'done', swapHash, received })
    clearAmount(core)
  } catch (error) {
    if (!core.signal.aborted) step({ status: 'failed', error: toWireError(readWalletError(error)) })
  }
}

export type SwapToRun = {
  /** The id under which it is reported; absent if it is part of something else, such as a payment. */
  readonly swapId?: string | undefined
  readonly order: SwapOrder
  /** Allows the contract everything from now on. @default false */
  readonly unlimited?: boolean | undefined
  /** Goes on where no node could try the swap before its approval. @default false */
  readonly untried?: boolean | undefined
  readonly step: (change: Partial<SwapRun>) => void
  /** Called with each of its transactions once it is stored, right before the wallet is asked. */
  readonly onAsked?: ((transactionId: string) => void) | undefined
}

/**
 * The swap itself, without a view: its hash once the chain has it.
 *
 * @throws SwapError, and what the wallet says
 */
export async function runSwap(core: Core, asked: SwapToRun): Promise<Hex> {
  const { order, untried = false, step } = asked
  let prepared = await prepareSwap(core, order)
  const { needsApproval, isTried } = prepared
  if (!isTried && !untried) throw new SwapError('SWAP_UNCHECKED')
  step({ needsApproval, isTried })
  if (prepared.needsApproval) {
    await approve(core, asked, prepared)
    step({ status: 'rechecking' })
    // Minutes may have passed: what was built before is not sent.
    prepared = await prepareSwap(core, order)
    if (prepared.needsApproval) throw new SwapError('SWAP_ALLOWANCE_TOO_LOW')
    step({ isTried: prepared.isTried })
  }
  step({ status: 'swapping' })
  return swap(core, asked, prepared)
}

async function approve(core: Core, asked: SwapToRun, prepared: PreparedSwap): Promise<void> {
  const { swapId, order, unlimited, step, onAsked } = asked
  const { account, amount, from, to, quoted, minimum, caipChainId } = order
  const { spender, allowance } = prepared
  if (from.address === undefined) return
  const calls = await prepareApprovals(bridgeClient(core), {
    chainId: evmChainIdOf(caipChainId) ?? 0,
    token: from.address,
    owner: account,
    spender,
    amount,
    allowance,
    infiniteApproval: unlimited,
    signal: core.signal,
  })
  for (const call of calls) {
    step({ status: 'approving' })
    const { hash, ended } = await sendTransaction(core, {
      caipChainId,
      from: account,
      ...call,
      onAsked,
      purpose: {
        type: 'approve',
        token: amountOf(from, amount),
        spender,
        ...(swapId === undefined
          ? {}
          : { swap: { id: swapId, to: amountOf(to, quoted), minimum: String(minimum) } }),
      },
    })
    step({ status: 'approvalSent', approvalHash: hash })
    const end = await ended
    if (end.status !== 'confirmed') throw failureOfStep(end)
  }
}

async function swap(core: Core, asked: SwapToRun, prepared: PreparedSwap): Promise<Hex> {
  const { swapId, order, step, onAsked } = asked
  const { account, caipChainId, from, to, amount, quoted, minimum } = order
  const { to: target, data, value } = prepared
  const { hash, ended } = await sendTransaction(core, {
    caipChainId,
    from: account,
    to: target,
    data,
    value,
    onAsked,
    purpose: {
      type: 'swap',
      from: amountOf(from, amount),
      to: amountOf(to, quoted),
      swapId,
      minimum: String(minimum),
    },
  })
  step({ status: 'sent', swapHash: hash })
  const end = await ended
  if (end.status === 'confirmed') return end.hash ?? hash
  throw failureOfSwap(end)
}

/** A wallet that tries the call before it signs reports the contract's own error for a moved price. */
export function readWalletError(error: unknown): unknown {
  if (error instanceof SwapError) return error
  const says = `${toWireError(error).message} ${reasonOf(error)}`
  return isPriceMove(says) ? new SwapError('SWAP_PRICE_MOVED', { cause: error }) : error
}

function begin(core: Core, order: SwapOrder): string {
  const id = core.createId()
  const run: SwapRun = {
    id,
    order,
    status: 'checking',
    startedAt: core.now(),
    needsApproval: undefined,
    approvalHash: undefined,
    swapHash: undefined,
    received: undefined,
    error: undefined,
  }
  core.store.setState(({ swap: slice }) => {
    const before = slice.run === undefined || isEnded(slice.run) ? [] : [slice.run]
    const earlier = [...before, ...slice.earlier]
    return { swap: { ...slice, run, earlier, review: undefined } }
  })
  return id
}

/** Another run may have begun meanwhile: each has a state of its own. */
function update(core: Core, id: string, change: Partial<SwapRun>): void {
  const changed = (run: SwapRun) => (run.id === id ? { ...run, ...change } : run)
  core.store.setState(({ swap: slice }) => {
    const { run, earlier } = slice
    return { swap: { ...slice, run: run && changed(run), earlier: earlier.map(changed) } }
  })
}

function isEnded({ status }: SwapRun): boolean {
  return status === 'done' || status === 'failed'
}

function clearAmount(core: Core): void {
  core.store.setState(({ swap: slice }) => ({
    swap: { ...slice, form: { ...slice.form, amount: '' } },
  }))
}

function amountOf({ address, symbol, decimals }: SwapToken, amount: bigint): TokenAmount {
  return { address, symbol, decimals, amount: String(amount) }
}
