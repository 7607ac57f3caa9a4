import { createTransfer, type Transfer } from '#bridges/across/transfer/transfer.ts'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import type { Core } from '#kernel/core.ts'
import { replace, reset } from '#kernel/router/router.ts'
import { integratorIdOf } from '#kernel/bridge/client.ts'
import { clearAmount } from './form.ts'
import { expectedSecondsOf } from './quote/fillSpeed.ts'
import { setReview } from './review.ts'
import { run } from './run.ts'
import { findRecord, saveTransfer } from '#transactions/transfers/store.ts'
import { emitStatus } from './emit.ts'
import type { BridgeToken } from '#kernel/bridge/tokens.ts'

/**
 * Writes the transfer down, shows its progress, and runs it. What goes wrong is told by the
 * progress view; the promise settles when the transfer has ended or waits for the person again.
 */
export async function startTransfer(
  core: Core,
  options: { quote: Quote; origin: BridgeToken; destination: BridgeToken },
): Promise<void> {
  const transfer = writeTransfer(core, options)
  setReview(core, undefined)
  clearAmount(core)
  reset(core, { name: 'Bridge' })
  replace(core, { name: 'TransferProgress', transferId: transfer.id })
  await run(core, { id: transfer.id, mode: 'ask' })
}

/** Writes a transfer down that was just confirmed, before anything is asked for it. */
export function writeTransfer(
  core: Core,
  { quote, origin, destination }: Parameters<typeof startTransfer>[1],
): Transfer {
  // By its name on the network it comes from, or what the pool pays out in its place.
  const route = { ...quote.route, outputTokenSymbol: destination.symbol }
  const transfer = createTransfer({ ...quote, route }, { integratorId: integratorIdOf(core) })
  saveTransfer(core, {
    transfer,
    inputDecimals: origin.decimals,
    outputDecimals: destination.decimals,
    expectedSeconds: expectedSecondsOf(quote),
    limits: limitsOf(quote),
  })
  emitStatus(core, undefined, transfer)
  return transfer
}

/** Goes on with a transfer that waits for the person, by a newer quote where the old one aged. */
export async function continueTransfer(
  core: Core,
  options: { id: string; quote?: Quote | undefined; resend?: boolean | undefined },
): Promise<void> {
  const { id, quote, resend } = options
  const code = findRecord(core, id)?.transfer.error?.code
  // They were told that the network has forgotten it, and pressed the button after it.
  const isDropped = code === 'BRIDGE_TRANSACTION_DROPPED'
  await run(core, { id, mode: 'ask', quote, resend: resend === true || isDropped })
}

function limitsOf({ limits }: Quote) {
  return {
    instant: String(limits.maxDepositInstant),
    shortDelay: String(limits.maxDepositShortDelay),
  }
}
