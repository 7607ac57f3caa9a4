import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RouteRow } from './services/tokens.ts'
import { type Devnet, startDevnet } from './start.ts'
import { getJson } from './testing.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains', 'api', 'thirdChain'] })
})
afterAll(() => devnet?.stop())

const [one, two, three] = [31337, 31338, 31339] as const
const contractsOf = (chainId: number) => {
  const contracts = devnet.contracts[chainId]
  if (contracts === undefined) throw new Error(`There is no chain ${chainId}`)
  return contracts
}

async function routes(originChainId: number, destinationChainId: number) {
  const query = `originChainId=${originChainId}&destinationChainId=${destinationChainId}`
  const { body } = await getJson(`${devnet.urls.bridgeApi}/available-routes?${query}`)
  return (body as RouteRow[]).map((row) => [
    row.isNative,
    row.originTokenSymbol,
    row.destinationTokenSymbol,
    row.destinationToken,
  ])
}

describe('a chain whose currency is not ether', () => {
  test('default: ether becomes a token there, and comes back as one', async () => {
    const { weth, usdc, dai, wrapped } = contractsOf(three)
    expect(weth).not.toBe(wrapped)
    expect(await routes(one, three)).toEqual([
      [true, 'ETH', 'ETH', weth],
      [false, 'WETH', 'WETH', weth],
      [false, 'USDC', 'USDC-BNB', usdc],
      [false, 'DAI', 'DAI', dai],
      [false, 'WDEV', 'WDEV', wrapped],
    ])
    const ether = contractsOf(one)
    expect(await routes(three, one)).toEqual([
      [false, 'WDEV', 'WDEV', ether.coin],
      [false, 'WETH', 'WETH', ether.weth],
      [false, 'USDC-BNB', 'USDC', ether.usdc],
      [false, 'DAI', 'DAI', ether.dai],
    ])
    expect(await routes(one, two)).toContainEqual([true, 'ETH', 'ETH', contractsOf(two).weth])
  })

  test('behavior: units are told apart: six decimals there, eighteen here', async () => {
    const ask = (more: string) =>
      getJson(
        `${devnet.urls.bridgeApi}/suggested-fees?originChainId=${one}&destinationChainId=${three}&inputToken=${contractsOf(one).usdc}&outputToken=${contractsOf(three).usdc}&amount=100000000${more}`,
      )
    expect((await ask('')).body).toMatchObject({ param: 'allowUnmatchedDecimals' })
    const { body } = await ask('&allowUnmatchedDecimals=true')
    const { outputAmount, totalRelayFee, outputToken } = body as {
      outputAmount: string
      totalRelayFee: { total: string }
      outputToken: object
    }
    expect(BigInt(outputAmount)).toBe((100_000_000n - BigInt(totalRelayFee.total)) * 10n ** 12n)
    expect(outputToken).toMatchObject({ symbol: 'USDC-BNB', decimals: 18 })
  })

  test('behavior: without the part there are two chains, as ever', async () => {
    const usual = await startDevnet({ only: ['chains', 'api'] })
    try {
      expect(usual.chains.map(({ chainId }) => chainId)).toEqual([one, two])
      const { body } = await getJson(`${usual.urls.bridgeApi}/available-routes`)
      expect(body).toHaveLength(8)
    } finally {
      await usual.stop()
    }
  })
})
