import { BaseError } from '#protocol'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import type { Core } from '#kernel/core.ts'

/** The service behind purchases. */
export async function onrampService({ loadBlockchainApi }: Core): Promise<BlockchainApi> {
  if (loadBlockchainApi !== undefined) return loadBlockchainApi()
  throw new BaseError('Buying needs a project id', { code: 'ONRAMP_NO_PROJECT' })
}
