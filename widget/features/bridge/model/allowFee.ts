import type { BridgeOptions } from '#protocol'
import type { Deployment } from '#kernel/config/deployment.ts'

/**
 * Lets a fee of the page through, or says why it can not be; the rules come with the first one.
 *
 * @throws BaseError `INVALID_OPTIONS`
 */
export async function allowFee(
  { bridge }: Deployment,
  options: BridgeOptions | undefined,
): Promise<void> {
  if (options?.fee === undefined) return
  const { requireFee } = await import('./requireFee.ts')
  requireFee(options.fee, bridge?.maxFeeBps)
}
