import type { OpenOptions } from '#protocol'
import { allowFee } from '#features/bridge/model/allowFee.ts'
import { prefill } from '#features/bridge/model/prefill.ts'
import type { Core } from '../core.ts'

/** Hands a view what it starts with. What cannot be is told by an error, and changes nothing. */
export async function takeArguments(core: Core, options: OpenOptions): Promise<void> {
  const { view, arguments: given, bridge } = options
  await allowFee(core.deployment, bridge)
  if (view === 'Pay') {
    const { takePayment } = await import('#features/pay/model/request.ts')
    await takePayment(core, given)
  }
  if (view === 'Send' && given !== undefined) {
    const { prefillSend } = await import('#features/send/model/prefill.ts')
    await prefillSend(core, given)
  }
  if (view === 'Swap' && given !== undefined) {
    const { prefillSwap } = await import('#features/swap/model/prefill.ts')
    prefillSwap(core, given)
  }
  prefill(core, bridge)
}
