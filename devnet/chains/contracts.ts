import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  numberToHex,
} from 'viem'
import { spokePoolAbi } from './abi.ts'
import { deployer } from './accounts.ts'
import { accountAbstractionArtifact, type Artifact, artifact, uniswapArtifact } from './artifact.ts'
import type { ChainClient } from './client.ts'
import { collectibleArtifact } from './collectible.ts'
import { waitForReceipt } from './receipt.ts'
import { opaqueRouterAddress, swapRouterAddress } from './swapMarkets.ts'
import { usdtArtifact } from './usdt.ts'

const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'
const QUOTE_BUFFER_SECONDS = 3_600
const FILL_BUFFER_SECONDS = 21_600
/** The whole supply of the fee token; the deployer owns it. */
const FEE_TOKENS = 10n ** 27n

/** The address at which bridge clients expect the message handler on a chain that they do not list. */
export const USUAL_HANDLER_ADDRESS = '0x924a9f036260DdD5808007E1AA95f08eD08aA569'

export type Contracts = {
  spokePool: Address
  spokePoolBlock: number
  multicallHandler: Address
  /** EIP-7702 code with `executeBatch((address target, uint256 value, bytes data)[])`. */
  batchAccount: Address
  /** The chain's wrapped native currency, which the pool pays out unwrapped. */
  wrapped: Address
  /** Wrapped ether: equal to `wrapped` where ether is the native currency, otherwise an ordinary token. */
  weth: Address
  usdc: Address
  dai: Address
  /** The Uniswap V2 router; its code is deployed when the first swap is requested. */
  swapRouter: Address
  /** A router that also swaps through Uniswap V2, but with calldata that no client can decode. */
  opaqueRouter: Address
  /** The third chain's currency as a token on another chain; set only if there is a third chain. */
  coin?: Address | undefined
  /**
   * Like Tether's USDT: an approval must be reset to zero first, and calls return nothing. Only with odd
   * tokens.
   */
  usdt?: Address | undefined
  /** Keeps 1 % of each transfer for itself; only with odd tokens. */
  feeToken?: Address | undefined
  /** An NFT collection (ERC-721). */
  collectible: Address
}

export type DeployOptions = {
  /** The deployer's first nonce: it differs per chain, so that no address exists on both. */
  firstNonce: number
  /** Id of the first deposit. 0 is the hard case: it is falsy. */
  initialDepositId: number
  /** @default 'ether' */
  currency?: 'ether' | 'coin' | undefined
  /** True where the third chain's currency is a token here. @default false */
  hasCoin?: boolean | undefined
  /** Also deploys tokens that deviate from ERC-20. @default false */
  hasOdd?: boolean | undefined
}

/** Deploys the pool behind its proxy, the message handler and the tokens. */
export async function deployContracts(
  client: ChainClient,
  {
    firstNonce,
    initialDepositId,
    currency = 'ether',
    hasCoin = false,
    hasOdd = false,
  }: DeployOptions,
): Promise<Contracts> {
  await client.setNonce({ address: deployer.address, nonce: firstNonce })
  const calls: Hex[] = []
  let nonce = firstNonce
  const deployArtifact = ({ abi, bytecode }: Artifact, args: readonly unknown[] = []): Address => {
    const address = getContractAddress({ from: deployer.address, nonce: BigInt(nonce) })
    calls.push(encodeDeployData({ abi, bytecode, args }))
    nonce += 1
    return address
  }
  const deploy = (name: string, args?: readonly unknown[]) => deployArtifact(artifact(name), args)

  const mintable = (...args: readonly [name: string, symbol: string, decimals: number]) =>
    deploy('MockERC20.sol/MintableERC20', args)
  const wrapped = deploy('WETH9.sol/WETH9')
  // Six decimals on one chain and eighteen on another, as on BNB Chain.
  const usdc = mintable('USD Coin', 'USDC', currency === 'ether' ? 6 : 18)
  const dai = mintable('Dai Stablecoin', 'DAI', 18)
  const multicallHandler = deploy('MulticallHandler.sol/MulticallHandler')
  const implementation = deploy('Ethereum_SpokePool.sol/Ethereum_SpokePool', [
    wrapped,
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
  const poolCalls = calls.length
  const batchAccount = deployArtifact(accountAbstractionArtifact('Simple7702Account'))
  const collectible = deployArtifact(collectibleArtifact())
  const weth = currency === 'ether' ? wrapped : mintable('Wrapped Ether', 'WETH', 18)
  const coin = hasCoin ? mintable('Wrapped Devnet Coin', 'WDEV', 18) : undefined

  const odd = hasOdd
    ? {
        usdt: deployArtifact(usdtArtifact()),
        feeToken: deployArtifact(uniswapArtifact('DeflatingERC20'), [FEE_TOKENS]),
      }
    : {}

  // Sent one at a time: anvil sometimes loses a transaction that arrives ahead of its nonce.
  let spokePoolBlock = 0n
  for (const [index, data] of calls.entries()) {
    const receipt = await waitForReceipt(client, await send(client, data))
    if (index < poolCalls) spokePoolBlock = receipt.blockNumber
  }
  const bytecode = await client.getCode({ address: multicallHandler })
  if (bytecode === undefined) throw new Error('The message handler has no code')
  await client.setCode({ address: USUAL_HANDLER_ADDRESS, bytecode })
  return {
    spokePool,
    spokePoolBlock: Number(spokePoolBlock),
    multicallHandler,
    batchAccount,
    wrapped,
    weth,
    usdc,
    dai,
    swapRouter: swapRouterAddress(firstNonce),
    opaqueRouter: opaqueRouterAddress(firstNonce),
    collectible,
    ...(coin === undefined ? {} : { coin }),
    ...odd,
  }
}

// Anvil holds the dev mnemonic, so it signs for the deployer itself.
function send(client: ChainClient, data: Hex): Promise<Hex> {
  return client.request({
    method: 'eth_sendTransaction',
    params: [{ from: deployer.address, data, gas: numberToHex(12_000_000) }],
  })
}
