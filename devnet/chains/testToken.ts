import { type Address, encodeAbiParameters, keccak256, numberToHex } from 'viem'
import { artifact } from './artifact.ts'
import type { ChainClient } from './client.ts'

/** Deploys a token with signed approvals (EIP-2612) and no supply. */
export async function deployTestToken(client: ChainClient): Promise<Address> {
  const { abi, bytecode } = artifact('MockERC20.sol/MockERC20')
  const hash = await client.deployContract({ abi, bytecode, args: [] })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The token was not deployed')
  return contractAddress
}

/**
 * Writes a balance into the storage slot of OpenZeppelin's ERC-20, because the token has no mint function.
 */
export async function giveTestToken(
  client: ChainClient,
  { token, to, amount }: { token: Address; to: Address; amount: bigint },
): Promise<void> {
  const BALANCES = 0n
  const place = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [to, BALANCES])
  const value = numberToHex(amount, { size: 32 })
  await client.setStorageAt({ address: token, index: keccak256(place), value })
}
