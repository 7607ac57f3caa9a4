import { connectorOf } from '../connections/adapter.ts'
import type { Core } from '#kernel/core.ts'
import { InvalidCallsAnswerError } from './errors.ts'
import { type CallBundleStatus, callBundleStatus } from './schemas.ts'

export type CallsStatusOptions = { readonly connectorId: string; readonly id: string }

/** The status of a bundle, as the wallet reports it (S4.13). Rejects with 5730 where it is unknown. */
export async function loadCallsStatus(
  core: Core,
  { connectorId, id }: CallsStatusOptions,
): Promise<CallBundleStatus> {
  const method = 'wallet_getCallsStatus'
  const answer = await connectorOf(core, connectorId).request({ method, params: [id] })
  const parsed = callBundleStatus.safeParse(answer)
  if (!parsed.success) throw new InvalidCallsAnswerError(method)
  const { state } = parsed.data
  core.store.setState(({ calls }) => {
    const known = calls.bundles.find((bundle) => bundle.id === id)
    if (known === undefined || known.status === state) return {}
    const bundles = calls.bundles.map((bundle) =>
      bundle === known ? { ...bundle, status: state } : bundle,
    )
    return { calls: { ...calls, bundles } }
  })
  return parsed.data
}
