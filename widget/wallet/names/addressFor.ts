import { type CaipChainId, parseCaipChainId } from '#protocol'
import type { Profile } from '#clients/blockchainApi/profile.ts'
import { adapterOf } from '../connections/adapter.ts'
import type { Core } from '#kernel/core.ts'
import { coinTypeOf } from './coinType.ts'

/** Ethereum's own number (SLIP-44), from before there were other EVM chains. */
const ETHEREUM = 60
const EVM_COIN_TYPES = 0x8000_0000
const ZERO_ADDRESS = /^0x0{40}$/

/**
 * Where a name leads on a network: the address of that network, else the one that all its other EVM
 * networks agree on. Undefined where there is none, or none that can be paid (S5.09).
 */
export function addressFor(
  core: Core,
  { addresses }: Profile,
  caipChainId: CaipChainId,
): { address: string; isOfNetwork: boolean } | undefined {
  const adapter = adapterOf(core, 'eip155')
  const valid = [...addresses]
    .filter(([coinType]) => coinType === ETHEREUM || coinType >= EVM_COIN_TYPES)
    .filter(([, address]) => adapter.isAddress(address) && !ZERO_ADDRESS.test(address))
  const wanted = coinTypesOf(caipChainId)
  const own = valid.find(([coinType]) => wanted.includes(coinType))
  if (own !== undefined) return { address: own[1], isOfNetwork: true }
  const [first, ...others] = valid.map(([, address]) => address)
  if (first === undefined || others.some((other) => !adapter.isSameAddress(first, other))) {
    return undefined
  }
  return { address: first, isOfNetwork: false }
}

function coinTypesOf(caipChainId: CaipChainId): readonly number[] {
  const coinType = coinTypeOf(caipChainId)
  const { reference } = parseCaipChainId(caipChainId)
  return reference === '1' ? [coinType, ETHEREUM] : [coinType]
}
