import { toEvmAddress } from '#protocol'
import { failureOf } from '#bridges/across/transfer/failureOf.ts'
import type { Core } from '#kernel/core.ts'
import { replace } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { sendTransaction } from '#transactions/sendTransaction.ts'
import { findTransaction } from '#transactions/store.ts'
import { encodeSend } from './encode.ts'
import { SendTokenError } from './errors.ts'
import { resetSend } from './form.ts'
import { preparedOf, transferOf } from './prepared.ts'
import { rememberRecipient } from '#transactions/recipients.ts'
import { requireSendable } from './sendable.ts'
import type { SendPlan, SendSlice } from './slice.ts'

/**
 * Looks once more whether it can be paid for and would arrive, asks the wallet, and shows what becomes
 * of it. What goes wrong before something was sent is told by the review; it never rejects.
 */
export async function confirmSend(core: Core): Promise<void> {
  const { review: plan, isChecking } = core.store.getState().send
  if (plan === undefined || isChecking) return
  set(core, { isChecking: true, failure: undefined })
  let id: string | undefined
  try {
    await sendPlan(core, plan, (asked) => {
      id = asked
      set(core, { isChecking: false })
      moveFrom(core, 'SendReview', { name: 'SendProgress', transactionId: asked })
    })
    rememberRecipient(core, plan.to)
    resetSend(core)
  } catch (error) {
    if (core.signal.aborted) return
    // It may have been sent: its own view says what is known.
    if (id !== undefined && findTransaction(core, id) !== undefined) return resetSend(core)
    set(core, { isChecking: false, failure: failureOf(error) })
    if (id !== undefined) moveFrom(core, 'SendProgress', { name: 'SendReview' })
  }
}

async function sendPlan(core: Core, plan: SendPlan, onAsked: (id: string) => void) {
  const purpose = purposeOf(plan)
  const prepared = await preparedOf(core, plan.token.caipChainId)
  if (prepared !== undefined) {
    const { broadcastTransaction } = await import('#transactions/broadcastTransaction.ts')
    const transfer = transferOf(prepared.network, plan)
    return broadcastTransaction(core, { ...prepared, purpose, transfer, onAsked })
  }
  const transfer = encodeSend(core, plan)
  await requireSendable(core, plan, transfer)
  return sendTransaction(core, {
    purpose,
    onAsked,
    caipChainId: plan.token.caipChainId,
    from: toEvmAddress(plan.from),
    to: transfer.to,
    data: transfer.data,
    value: transfer.value,
  })
}

function purposeOf({ token, amount, to, toName }: SendPlan) {
  if (token.symbol === '') throw new SendTokenError()
  return {
    type: 'send' as const,
    token: {
      ...(token.address === undefined ? {} : { address: token.address }),
      symbol: token.symbol.slice(0, 100),
      decimals: token.decimals,
      amount: String(amount),
    },
    to,
    ...(toName === undefined || toName.length > 100 ? {} : { toName }),
  }
}

/** Only where the person still looks at it. */
function moveFrom(
  core: Core,
  name: 'SendReview' | 'SendProgress',
  next: Parameters<typeof replace>[1],
): void {
  if (topView(core.store.getState().router).name === name) replace(core, next)
}

function set(core: Core, part: Partial<SendSlice>): void {
  core.store.setState(({ send }) => ({ send: { ...send, ...part } }))
}
