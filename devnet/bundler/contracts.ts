import { type Address, encodeDeployData, type Hex } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import { accountAbstractionArtifact } from '../chains/artifact.ts'
import type { ChainClient } from '../chains/client.ts'
import { inTurn } from '../chains/inTurn.ts'
import { waitForReceipt } from '../chains/receipt.ts'

/** Where accounts of EIP-7702 find their code on every chain. */
const SIMPLE_7702_ADDRESS: Address = '0xe6Cae83BdE06E4c305530e199D7217f42808555B'
/** The factory of accounts with addresses of their own; where it is on devnet's chains. */
export const SIMPLE_FACTORY_ADDRESS: Address = '0x4337000000000000000000000000000000000008'
const CONSTRUCTOR_GAS = 16_000_000n

/** Puts the entry point (0.8) and the account's code where they are on public chains. */
export function deployAccountAbstraction(client: ChainClient): Promise<void> {
  return inTurn(client, async () => {
    await deployAt(client, entryPoint08Address, accountAbstractionArtifact('EntryPoint').bytecode)
    const account = accountAbstractionArtifact('Simple7702Account')
    await deployAt(client, SIMPLE_7702_ADDRESS, account.bytecode)
    const factory = accountAbstractionArtifact('SimpleAccountFactory')
    const creation = encodeDeployData({ ...factory, args: [entryPoint08Address] })
    await deployAt(client, SIMPLE_FACTORY_ADDRESS, creation)
  })
}

/**
 * Runs a contract's constructor at an address of our choice: what it remembers of itself, and what
 * it deploys, is then as it is there on public chains.
 */
async function deployAt(client: ChainClient, address: Address, creation: Hex): Promise<void> {
  await client.setCode({ address, bytecode: creation })
  // A contract's first child has nonce 1.
  await client.setNonce({ address, nonce: 1 })
  const { data: bytecode } = await client.call({ to: address, gas: CONSTRUCTOR_GAS })
  if (bytecode === undefined) throw new Error(`The constructor at ${address} gave no code`)
  const hash = await client.sendTransaction({ to: address, gas: CONSTRUCTOR_GAS })
  await waitForReceipt(client, hash)
  await client.setCode({ address, bytecode })
}
