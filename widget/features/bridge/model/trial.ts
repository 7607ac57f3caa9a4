import { queryOptions } from '@tanstack/react-query'
import { encodeFunctionData } from 'viem'
import { erc20Abi } from '#bridges/across/contracts/abi.ts'
import { sentenceOf } from '#bridges/across/errors/decodeRevert.ts'
import { encodeDeposit } from '#bridges/across/deposit/encodeDeposit.ts'
import { ApproveSimulationError, DepositSimulationError } from '#bridges/across/errors/wallet.ts'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { createTransfer } from '#bridges/across/transfer/transfer.ts'
import type { TrialCall } from '#bridges/across/trial/trial.ts'
import { evmChain } from '#protocol'
import type { Core } from '#kernel/core.ts'
import type { Reviewed } from '#transactions/trial/reviewed.ts'
import { nameTokens, TRIAL_AGE_MS, tryOnNodes } from '#transactions/trial/tryOnNodes.ts'
import { gainOf, worseOf } from '#transactions/trial/worseOf.ts'
import { allowanceQuery } from './allowance.ts'
import { integratorIdOf } from '#kernel/bridge/client.ts'

const KEEPS_PART =
  'The token keeps a part of each transfer for itself, so the bridge would get less than is sent.'
/** Share-based tokens lose at most this many base units to rounding. */
const ROUNDING = 2n

/**
 * What the approvals and the deposit of a quote would do to the account. Renewing the quote changes its
 * times and what arrives, but not what leaves. Rejects with ApproveSimulationError or
 * DepositSimulationError if the network would revert it, or the pool would receive less than is sent.
 */
export function bridgeTrialQuery(core: Core, quote: Quote) {
  const { route, deposit } = quote
  const { depositor, recipient, spokePoolAddress, inputAmount } = deposit
  return queryOptions({
    queryKey: [
      ...['bridge', 'trial', route.originChainId, route.destinationChainId, route.isNative],
      ...[route.inputToken, route.outputToken, depositor, recipient, spokePoolAddress],
      String(inputAmount),
    ],
    staleTime: TRIAL_AGE_MS,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => tryDeposit(core, quote, signal),
  })
}

async function tryDeposit(core: Core, quote: Quote, signal: AbortSignal): Promise<Reviewed> {
  const transfer = createTransfer(quote, { integratorId: integratorIdOf(core) })
  const { route, owner: account, originPool } = transfer
  const amount = BigInt(transfer.inputAmount)
  const token = route.isNative ? undefined : route.inputToken
  const caipChainId = evmChain(route.originChainId)
  // The current allowance is unknown if no node answers.
  const isAllowed = await core.queries
    .fetchQuery(allowanceQuery(core, quote))
    .catch(() => undefined)
  signal.throwIfAborted()
  if (isAllowed === undefined) return { status: 'untried' }
  const approve = (value: bigint): TrialCall => ({
    to: route.inputToken,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [originPool, value],
    }),
  })
  const attempt = (approvals: readonly TrialCall[], generation: 'current' | 'legacy') =>
    tryOnNodes(core, {
      caipChainId,
      account,
      signal,
      tokens: [route.inputToken],
      calls: [...approvals, encodeDeposit(transfer, generation)],
      receiver: token && { token, owner: originPool },
    })

  let approvals = isAllowed ? [] : [approve(amount)]
  let outcome = await attempt(approvals, 'current')
  if (outcome.status === 'reverts' && outcome.index < approvals.length) {
    // Some tokens require their allowance to be reset to zero first.
    approvals = [approve(0n), approve(amount)]
    outcome = await attempt(approvals, 'current')
  }
  if (outcome.status === 'reverts' && outcome.index === approvals.length && outcome.data === '0x') {
    // A pool that lacks the function falls through to a fallback that reverts with nothing.
    const legacy = await attempt(approvals, 'legacy')
    if (legacy.status === 'tried') outcome = legacy
  }
  if (outcome.status === 'untried') return outcome
  if (outcome.status === 'reverts') {
    const isDeposit = outcome.index === approvals.length
    const Failure = isDeposit ? DepositSimulationError : ApproveSimulationError
    throw new Failure(sentenceOf(outcome.data), outcome)
  }
  // No relayer would be repaid in full, and a refund would lose a share again.
  const { received = amount } = outcome
  if (token !== undefined && -gainOf(outcome, token) >= amount && amount - received > ROUNDING) {
    throw new DepositSimulationError(KEEPS_PART, outcome)
  }
  const spender = isAllowed ? undefined : originPool
  const worse = worseOf(outcome, { token, amount, spender })
  return {
    status: 'tried',
    received: undefined,
    ...worse,
    taken: await nameTokens(core, caipChainId, worse.taken),
    allowed: await nameTokens(core, caipChainId, worse.allowed),
  }
}
