import { queryOptions, skipToken } from '@tanstack/react-query'
import { sentenceOf } from '#bridges/across/errors/decodeRevert.ts'
import { toEvmAddress } from '#protocol'
import type { Core } from '#kernel/core.ts'
import type { Reviewed } from '#transactions/trial/reviewed.ts'
import { nameTokens, TRIAL_AGE_MS, tryOnNodes } from '#transactions/trial/tryOnNodes.ts'
import { worseOf } from '#transactions/trial/worseOf.ts'
import { encodeSend } from './encode.ts'
import { SendWouldFailError } from './errors.ts'
import { supportOf } from './prepared.ts'
import type { SendPlan } from './slice.ts'

type Planned = Pick<SendPlan, 'token' | 'amount' | 'from' | 'to'>

/** False where the widget builds the transaction itself: that is tried when it is built. */
export function isTriedFirst(core: Core, { token }: Planned): boolean {
  return supportOf(core, token.caipChainId).kind === 'call'
}

/** What would become of the plan under review; rejects with SendWouldFailError where it would be undone. */
export function sendTrialQuery(core: Core, plan: Planned) {
  const { token, amount, from, to } = plan
  return queryOptions({
    queryKey: ['send', 'trial', token.caipChainId, token.address, from, to, String(amount)],
    staleTime: TRIAL_AGE_MS,
    gcTime: 0,
    retry: false,
    queryFn: isTriedFirst(core, plan)
      ? ({ signal }: { signal: AbortSignal }) => trySend(core, plan, signal)
      : skipToken,
  })
}

async function trySend(core: Core, plan: Planned, signal: AbortSignal): Promise<Reviewed> {
  const { amount, from, to } = plan
  const { caipChainId } = plan.token
  const [account, owner] = [toEvmAddress(from), toEvmAddress(to)]
  const { address } = plan.token
  const token = address === undefined ? undefined : toEvmAddress(address)
  const call = encodeSend(core, plan)
  const outcome = await tryOnNodes(core, {
    caipChainId,
    account,
    signal,
    calls: [call],
    receiver: token && { token, owner },
  })
  if (outcome.status === 'untried') return outcome
  if (outcome.status === 'reverts') throw new SendWouldFailError(sentenceOf(outcome.data))
  const worse = worseOf(outcome, { token, amount })
  const isLess = outcome.received !== undefined && outcome.received < amount
  return {
    status: 'tried',
    ...worse,
    taken: await nameTokens(core, caipChainId, worse.taken),
    allowed: await nameTokens(core, caipChainId, worse.allowed),
    received: isLess ? outcome.received : undefined,
    isWorse: worse.isWorse || isLess,
  }
}
