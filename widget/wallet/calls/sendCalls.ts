import { type CaipChainId, evmChainIdOf, isError, isUserRejection } from '#protocol'
import { connectorOf } from '../connections/adapter.ts'
import type { Core } from '#kernel/core.ts'
import { InvalidCallsAnswerError } from './errors.ts'
import { KEPT_BUNDLES } from './limits.ts'
import { noteUnoffered } from './loadCapabilities.ts'
import { sentCalls } from './schemas.ts'
import type { CallBundle } from './slice.ts'

export type SendCallsOptions = {
  readonly connectorId: string
  readonly caipChainId: CaipChainId
  readonly from: string
  readonly calls: readonly {
    readonly to: string
    readonly data: string
    /** Wei. */
    readonly value: bigint
  }[]
  /** Known before the wallet hears it, so that an answer that is lost can be asked for. @default a new one */
  readonly id?: string | undefined
  /** All or nothing. @default true */
  readonly atomicRequired?: boolean | undefined
}

/** The person declined the account upgrade that an atomic bundle needs. */
const UPGRADE_REJECTED = 5750

/**
 * Asks the wallet for a call bundle (EIP-5792) and returns its id: the wallet's, where it chose
 * another one. Rejects with the wallet's own code: 4001 declined, 5700 to 5760 of the standard.
 */
export async function sendCalls(
  core: Core,
  { connectorId, caipChainId, from, calls, ...options }: SendCallsOptions,
): Promise<{ readonly id: string }> {
  const { id = core.createId(), atomicRequired = true } = options
  const bundle: CallBundle = { id, connectorId, caipChainId, from, status: 'asking' }
  keep(core, bundle, id)
  const method = 'wallet_sendCalls'
  const chainId = `0x${(evmChainIdOf(caipChainId) ?? 0).toString(16)}`
  const wire = calls.map(({ to, data, value }) => ({ to, data, value: `0x${value.toString(16)}` }))
  const asked = { version: '2.0.0', id, from, chainId, atomicRequired, calls: wire }
  try {
    const connector = connectorOf(core, connectorId)
    const answer = await connector.request({
      method,
      caipChainId,
      account: from,
      params: [asked],
    })
    const parsed = sentCalls.safeParse(answer)
    if (!parsed.success) throw new InvalidCallsAnswerError(method)
    keep(core, { ...bundle, id: parsed.data.id, status: 'pending' }, id)
    return parsed.data
  } catch (error) {
    if (isUserRejection(error)) keep(core, { ...bundle, status: 'declined' }, id)
    // Asked once is enough: the rest goes one by one.
    if (isError(error, UPGRADE_REJECTED)) noteUnoffered(core, connectorId)
    throw error
  }
}

/** In the place of the one that had this id when it was asked for. */
function keep(core: Core, bundle: CallBundle, askedId: string): void {
  core.store.setState(({ calls }) => {
    const others = calls.bundles.filter(({ id }) => id !== askedId && id !== bundle.id)
    return { calls: { ...calls, bundles: [bundle, ...others].slice(0, KEPT_BUNDLES) } }
  })
}
