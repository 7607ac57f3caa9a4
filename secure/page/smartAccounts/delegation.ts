import { type Address, concat, type PublicClient } from 'viem'

/** `Simple7702Account` of entry point 0.8, at the same address on every network. */
export const DELEGATE: Address = '0xe6Cae83BdE06E4c305530e199D7217f42808555B'
/** The code of an account that runs another contract's (EIP-7702). */
const DESIGNATION = concat(['0xef0100', DELEGATE]).toLowerCase()

/** Whether an account runs our contract, rather than none or another one. */
export async function isDelegated(client: PublicClient, address: Address): Promise<boolean> {
  return (await client.getCode({ address }))?.toLowerCase() === DESIGNATION
}
