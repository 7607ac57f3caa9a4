import type { Address } from 'viem'
import { evmAddress } from '#protocol'

/** Whether purchases can be sent to an account: what sellers sell here is on EVM networks. */
export function isEvmAddress(address: string | undefined): address is Address {
  return evmAddress.safeParse(address).success
}
