import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  maxUint256,
  numberToHex,
  parseEther,
  parseUnits,
} from 'viem'
import { swapRouterAbi, tokenAbi } from './abi.ts'
import { marketMaker } from './accounts.ts'
import { uniswapArtifact } from './artifact.ts'
import type { DevChain } from './devChain.ts'
import { inTurn } from './inTurn.ts'
import { opaqueRouterCode } from './opaqueRouter.ts'
import { waitForReceipt } from './receipt.ts'

type Chain = Pick<DevChain, 'client' | 'contracts' | 'firstNonce'>

const WETH_PRICE_USD = 3_000n
const MARKET_WETH = parseEther('1000')
const MARKET_USD = 2_000_000n

const opened = new WeakMap<object, Promise<void>>()

/** The router's address, known before deployment because its deployer's nonces are fixed. */
export function swapRouterAddress(firstNonce: number): Address {
  return getContractAddress({ from: marketMaker.address, nonce: BigInt(firstNonce + 1) })
}

/** The address of the opaque router, which forwards every call to the swap router. */
export function opaqueRouterAddress(firstNonce: number): Address {
  return getContractAddress({ from: marketMaker.address, nonce: BigInt(firstNonce + 2) })
}

/**
 * Deploys Uniswap V2 and adds liquidity, once per chain: WETH/USDC, WETH/DAI and USDC/DAI. It happens on
 * the first swap request, so that tests without swaps do not wait for it.
 */
export function openSwapMarkets(chain: Chain): Promise<void> {
  const opening = opened.get(chain.client) ?? open(chain)
  opened.set(chain.client, opening)
  return opening
}

/** Buys for the market maker, so that the price moves. */
export async function trade(
  chain: Chain,
  { from, to, amount }: { from: Address; to: Address; amount: bigint },
): Promise<void> {
  await openSwapMarkets(chain)
  const { swapRouter, wrapped: weth } = chain.contracts
  const data = encodeFunctionData({
    abi: swapRouterAbi,
    functionName: 'swapExactTokensForTokens',
    args: [amount, 0n, [from, to], marketMaker.address, maxUint256],
  })
  await inTurn(marketMakerOf(chain), async () => {
    const isWeth = from.toLowerCase() === weth.toLowerCase()
    await send(chain, isWeth ? depositOf(weth, amount) : mintOf(from, amount))
    await send(chain, { to: swapRouter, data })
  })
}

async function open(chain: Chain): Promise<void> {
  const { client, contracts, firstNonce } = chain
  const { wrapped: weth, usdc, dai, swapRouter } = contracts
  // A saved state has them already.
  if ((await client.getCode({ address: swapRouter })) !== undefined) return
  await client.setNonce({ address: marketMaker.address, nonce: firstNonce })
  const factory = getContractAddress({ from: marketMaker.address, nonce: BigInt(firstNonce) })
  const code = (name: Parameters<typeof uniswapArtifact>[0], args: readonly unknown[]) =>
    encodeDeployData({ ...uniswapArtifact(name), args })
  const usd = (amount: bigint, decimals: number) => parseUnits(String(amount), decimals)
  const worth = (MARKET_WETH / 10n ** 18n) * WETH_PRICE_USD
  const market = (a: Address, amountA: bigint, b: Address, amountB: bigint): Call => ({
    to: swapRouter,
    data: encodeFunctionData({
      abi: swapRouterAbi,
      functionName: 'addLiquidity',
      args: [a, b, amountA, amountB, 0n, 0n, marketMaker.address, maxUint256],
    }),
  })
  const steps: readonly Call[] = [
    { data: code('UniswapV2Factory', [marketMaker.address]) },
    { data: code('UniswapV2Router02', [factory, weth]) },
    { data: opaqueRouterCode(swapRouter) },
    depositOf(weth, 2n * MARKET_WETH),
    mintOf(usdc, usd(worth + MARKET_USD, 6)),
    mintOf(dai, usd(worth + MARKET_USD, 18)),
    ...[weth, usdc, dai].map((token) => ({
      to: token,
      data: encodeFunctionData({
        abi: tokenAbi,
        functionName: 'approve',
        args: [swapRouter, maxUint256],
      }),
    })),
    market(weth, MARKET_WETH, usdc, usd(worth, 6)),
    market(weth, MARKET_WETH, dai, usd(worth, 18)),
    market(usdc, usd(MARKET_USD, 6), dai, usd(MARKET_USD, 18)),
  ]
  await inTurn(marketMakerOf(chain), async () => {
    for (const step of steps) await send(chain, step)
  })
}

type Call = { to?: Address; data: Hex; value?: bigint }

function depositOf(weth: Address, value: bigint): Call {
  return { to: weth, data: encodeFunctionData({ abi: tokenAbi, functionName: 'deposit' }), value }
}

function mintOf(token: Address, amount: bigint): Call {
  const args = [marketMaker.address, amount] as const
  return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args }) }
}

/**
 * The key under which the market maker's transactions queue on a chain: its nonces are separate from the
 * deployer's.
 */
function marketMakerOf({ contracts }: Chain): object {
  return contracts
}

async function send({ client }: Chain, { to, data, value = 0n }: Call): Promise<void> {
  const hash: Hex = await client.request({
    method: 'eth_sendTransaction',
    params: [
      {
        from: marketMaker.address,
        ...(to === undefined ? {} : { to }),
        data,
        value: numberToHex(value),
        gas: numberToHex(8_000_000),
      },
    ],
  })
  await waitForReceipt(client, hash)
}
