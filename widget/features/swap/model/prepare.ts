import { type Address, getAddress, type Hex, isAddressEqual, parseAbi, zeroAddress } from 'viem'
import { call, getCode, readContract } from 'viem/actions'
import { checkAllowance } from '#bridges/across/deposit/checkAllowance.ts'
import { revertData } from '#bridges/across/errors/decodeRevert.ts'
import { estimateNetworkFee } from '#bridges/across/transaction/estimateNetworkFee.ts'
import { APPROVE_GAS } from '#bridges/across/util/limits.ts'
import { readFunds } from '#bridges/across/transaction/requireFunds.ts'
import { evmChainIdOf } from '#protocol'
import { bridgeClient } from '#kernel/bridge/client.ts'
import type { Core } from '#kernel/core.ts'
import { checkSwapCall, checkSwapValue, spenderOf, withMinimum } from './calldata.ts'
import { readServiceError, SwapError } from './errors.ts'
import { minimumOf, percentsOf, slippageFor } from './slippage.ts'
import { SWAP_GAS } from './limits.ts'
import type { SwapOrder, SwapToken } from './slice.ts'
import { swapApi } from './tokens.ts'
import { judgeSwap, revertedSwap, trySwap } from './trySwap.ts'

/** A fully checked swap that may be requested from the wallet. */
export type PreparedSwap = {
  readonly to: Address
  readonly data: Hex
  /** Wei. */
  readonly value: bigint
  /** The spender of the token; the same contract that swaps. */
  readonly spender: Address
  /** Its current allowance. */
  readonly allowance: bigint
  readonly needsApproval: boolean
  /** The deployment names this contract. */
  readonly isKnown: boolean
  /** False if no node could try it before the approval: the person has to agree to that. */
  readonly isTried: boolean
}

const decimalsAbi = parseAbi(['function decimals() view returns (uint8)'])

/**
 * Lets the service build the swap, and checks all of it before the wallet is asked: the contract called
 * and approved, the call itself, the account's balance, and the outcome.
 *
 * @throws SwapError
 */
export async function prepareSwap(
  core: Core,
  order: SwapOrder,
  signal: AbortSignal = core.signal,
): Promise<PreparedSwap> {
  const { from, account, caipChainId, amount } = order
  const built = await build(core, order, signal)
  const { understood } = built
  const isKnown = await requireRouter(core, order, built.to)
  await Promise.all([requireToken(core, from), requireToken(core, order.to)])
  const client = bridgeClient(core)
  const chainId = evmChainIdOf(caipChainId) ?? 0
  const allowance =
    from.address === undefined
      ? amount
      : (
          await checkAllowance(client, {
            chainId,
            token: from.address,
            owner: account,
            spender: built.to,
            amount,
            signal,
          })
        ).allowance
  const needsApproval = allowance < amount
  await requireMoney(core, order, needsApproval, signal)
  const spender = needsApproval ? built.to : undefined
  const { to: target, data, value } = built
  const outcome = await trySwap(core, order, { target, data, value, spender, signal })
  if (outcome.status === 'untried') {
    // Without a trial, an unknown contract is refused, and so is a call that the widget cannot decode.
    if (!isKnown || !understood) throw new SwapError('SWAP_UNCHECKED')
    if (!needsApproval) await tryOnce(core, order, built)
  } else {
    judgeSwap(order, outcome, spender)
  }
  const isTried = outcome.status !== 'untried' || !needsApproval
  return {
    to: target,
    data,
    value,
    spender: target,
    allowance,
    needsApproval,
    isKnown,
    isTried,
  }
}

/**
 * Fetches both calls from the service; the approved spender must be the contract called. The service takes
 * whole percents: the tolerance is rounded up for a readable call, whose minimum is rewritten; otherwise
 * down.
 */
async function build(core: Core, order: SwapOrder, signal: AbortSignal) {
  const { caipChainId, account, from, to, amount, slippageBps } = order
  const api = await swapApi(core)
  const asked = { caipChainId, account, from: from.address, to: to.address, signal }
  try {
    // The quote has aged: the tolerance is computed from the current price, the minimum stays.
    const { standard: gasPrice } = await api.getGasPrice({ caipChainId, signal })
    const fresh = await api.getConvertQuote({ ...asked, amount, gasPrice })
    if (fresh === undefined) throw new SwapError('SWAP_NO_ROUTE')
    const toleranceBps = slippageFor(fresh, order.minimum, slippageBps)
    if (toleranceBps === undefined) {
      throw new SwapError('SWAP_BELOW_MINIMUM', { details: `${fresh}` })
    }
    const { atLeast, atMost } = percentsOf(toleranceBps)
    const ask = async (slippagePercent: number) => {
      const call = await api.buildConvert({ ...asked, amount, slippagePercent })
      checkSwapValue(order, call.value)
      return call
    }
    const askApproval = async () =>
      from.address === undefined ? undefined : api.buildConvertApproval(asked)
    const [wide, approval] = await Promise.all([ask(atLeast), askApproval()])
    const lowest = minimumOf(fresh, atLeast * 100)
    const read = { ...order, minimum: lowest < order.minimum ? lowest : order.minimum }
    const understood = checkSwapCall(read, wide.data, core.now())
    const swap = understood || atMost === atLeast ? wide : await ask(atMost)
    const target = getAddress(swap.to)
    if (approval !== undefined && !isAddressEqual(spenderOf(approval.data), target)) {
      throw new SwapError('SWAP_SPENDER_DIFFERS', { details: spenderOf(approval.data) })
    }
    return {
      to: target,
      data: withMinimum(swap.data, order.minimum),
      value: swap.value,
      understood,
    }
  } catch (error) {
    throw readServiceError(error)
  }
}

/** True if the deployment names this contract; if it names only others, this one is refused. */
async function requireRouter(core: Core, order: SwapOrder, target: Address): Promise<boolean> {
  const { account, from, to, caipChainId } = order
  const parties = [account, from.address, to.address, zeroAddress]
  if (parties.some((party) => party !== undefined && isAddressEqual(party, target))) {
    throw new SwapError('SWAP_ROUTER_UNKNOWN', { details: target })
  }
  const known = core.deployment.swaps?.routers?.[caipChainId]
  if (known !== undefined) {
    const isNamed = known.some((router) => router.toLowerCase() === target.toLowerCase())
    if (!isNamed) throw new SwapError('SWAP_ROUTER_UNKNOWN', { details: target })
    return true
  }
  const chain = bridgeClient(core).chainClient(evmChainIdOf(caipChainId) ?? 0)
  const code = await getCode(chain, { address: target })
  if (code === undefined) {
    throw new SwapError('SWAP_ROUTER_UNKNOWN', { details: target })
  }
  return false
}

/** Wrong decimals would turn the typed amount into another one. */
async function requireToken(core: Core, { address, caipChainId, decimals }: SwapToken) {
  if (address === undefined) return
  const chain = bridgeClient(core).chainClient(evmChainIdOf(caipChainId) ?? 0)
  const real = await readContract(chain, { address, abi: decimalsAbi, functionName: 'decimals' })
  if (real !== decimals)
    throw new SwapError('SWAP_TOKEN_DIFFERS', { details: `${address} ${real}` })
}

async function requireMoney(
  core: Core,
  { from, account, amount, caipChainId }: SwapOrder,
  needsApproval: boolean,
  signal: AbortSignal,
): Promise<void> {
  const client = bridgeClient(core)
  const chainId = evmChainIdOf(caipChainId) ?? 0
  const isNative = from.address === undefined
  const [owned, { fee }] = await Promise.all([
    readFunds(client, {
      chainId,
      owner: account,
      isNative,
      signal,
      token: from.address ?? zeroAddress,
    }),
    estimateNetworkFee(client, {
      chainId,
      gas: SWAP_GAS,
      signal,
      extraGas: needsApproval ? APPROVE_GAS : 0n,
    }),
  ])
  if (owned.token < amount) throw new SwapError('SWAP_INSUFFICIENT_BALANCE')
  if (owned.native < fee + (isNative ? amount : 0n)) throw new SwapError('SWAP_INSUFFICIENT_FEE')
}

/** If no node can try several calls, one whose allowance exists is tried alone. */
async function tryOnce(
  core: Core,
  { account, caipChainId }: SwapOrder,
  { to, data, value }: { readonly to: Address; readonly data: Hex; readonly value: bigint },
): Promise<void> {
  const chain = bridgeClient(core).chainClient(evmChainIdOf(caipChainId) ?? 0)
  await call(chain, { account, to, data, value }).catch((error: unknown) => {
    const reverts = revertData(error)
    throw reverts === undefined ? error : revertedSwap(reverts)
  })
}
