import {
  type Abi,
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  numberToHex,
} from 'viem'
import { spokePoolAbi } from './abi.ts'
import { deployer } from './accounts.ts'
import { artifact } from './artifact.ts'
import type { ChainClient } from './client.ts'

const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'
const QUOTE_BUFFER_SECONDS = 3_600
const FILL_BUFFER_SECONDS = 21_600

export type Contracts = {
  spokePool: Address
  spokePoolBlock: number
  multicallHandler: Address
  weth: Address
  usdc: Address
  dai: Address
}

export type DeployOptions = {
  /** Where the deployer's nonce starts: different per chain, so that no address is on both. */
  firstNonce: number
  /** Id of the first deposit. 0 is the hard case: it is falsy. */
  initialDepositId: number
}

/** Deploys the pool behind its proxy, the message handler and the tokens. */
export async function deployContracts(
  client: ChainClient,
  { firstNonce, initialDepositId }: DeployOptions,
): Promise<Contracts> {
  await client.request({
    method: 'anvil_setNonce' as never,
    params: [deployer.address, numberToHex(firstNonce)] as never,
  })
  const hashes: Promise<Hex>[] = []
  let nonce = firstNonce
  const deploy = (name: string, args: readonly unknown[] = []): Address => {
    const { abi, bytecode } = artifact(name)
    const address = getContractAddress({ from: deployer.address, nonce: BigInt(nonce) })
    const data = encodeDeployData({ abi: abi as Abi, bytecode, args })
    hashes.push(send(client, data, nonce))
    nonce += 1
    return address
  }

  const weth = deploy('WETH9.sol/WETH9')
  const usdc = deploy('MockERC20.sol/MintableERC20', ['USD Coin', 'USDC', 6])
  const dai = deploy('MockERC20.sol/MintableERC20', ['Dai Stablecoin', 'DAI', 18])
  const multicallHandler = deploy('MulticallHandler.sol/MulticallHandler')
  const implementation = deploy('Ethereum_SpokePool.sol/Ethereum_SpokePool', [
    weth,
    QUOTE_BUFFER_SECONDS,
    FILL_BUFFER_SECONDS,
    ZERO_ADDRESS,
  ])
  const spokePool = deploy('ERC1967Proxy.sol/ERC1967Proxy', [
    implementation,
    encodeFunctionData({
      abi: spokePoolAbi,
      functionName: 'initialize',
      args: [initialDepositId, deployer.address],
    }),
  ])

  const receipts = await Promise.all(
    hashes.map(async (hash) => client.waitForTransactionReceipt({ hash: await hash })),
  )
  if (receipts.some((receipt) => receipt.status !== 'success')) throw new DeployError(client)
  return {
    spokePool,
    spokePoolBlock: Number(receipts.at(-1)?.blockNumber ?? 0n),
    multicallHandler,
    weth,
    usdc,
    dai,
  }
}

// Anvil holds the dev mnemonic, so it signs for the deployer itself.
function send(client: ChainClient, data: Hex, nonce: number): Promise<Hex> {
  return client.request({
    method: 'eth_sendTransaction',
    params: [{ from: deployer.address, data, nonce: numberToHex(nonce), gas: numberToHex(12_000_000) }],
  } as never)
}

class DeployError extends Error {
  override name = 'DeployError'
  code = 'DEVNET_DEPLOY'
  constructor(client: ChainClient) {
    super(`A contract could not be deployed on chain ${client.chain.id}`)
  }
}
