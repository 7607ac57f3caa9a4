import { BaseError, type CaipChainId, evmChainIdOf } from '#protocol'

/** EVM chains have the upper half of the 32 bits. */
const EVM_BIT = 0x8000_0000

/**
 * How a name's record counts a network.
 *
 * @throws `INVALID_CHAIN_ID` from 2^31 on (S5.03), and for chains that are none of EIP-155
 * @see https://docs.ens.domains/ensip/11
 */
export function coinTypeOf(caipChainId: CaipChainId): number {
  const chainId = evmChainIdOf(caipChainId)
  if (chainId === undefined || chainId >= EVM_BIT) {
    throw new BaseError('Invalid chainId', { code: 'INVALID_CHAIN_ID', details: caipChainId })
  }
  return EVM_BIT + chainId
}
