import type { Core } from '#kernel/core.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'
import { encodeSend } from './encode.ts'
import { SendIncompleteError, SendTokenError } from './errors.ts'
import { supportOf } from './prepared.ts'
import { isRemembered } from '#transactions/recipients.ts'
import type { SendPlan } from './slice.ts'

type Chosen = {
  readonly token: Holding | undefined
  readonly amount: bigint | undefined
  readonly from: string
  readonly to: string | undefined
  readonly toName: string | undefined
  readonly toProfile?: SendPlan['toProfile']
  readonly isContract: boolean
}

/**
 * What is going to be confirmed.
 *
 * @throws SendIncompleteError, SendTokenError, SendUnsupportedError (S5.04)
 */
export function planSend(core: Core, chosen: Chosen): SendPlan {
  const { token, amount, from, to, toName, toProfile, isContract } = chosen
  if (amount === undefined || amount <= 0n || to === undefined) throw new SendIncompleteError()
  if (token === undefined) throw new SendTokenError()
  if (supportOf(core, token.caipChainId).kind === 'call') encodeSend(core, { token, to, amount })
  const { recipientSource } = core.store.getState().send.form
  return {
    token,
    amount,
    from,
    to,
    toName,
    toProfile,
    isContract,
    isSetByPage: recipientSource === 'page',
    isFirstTime: !isRemembered(core, to),
  }
}
