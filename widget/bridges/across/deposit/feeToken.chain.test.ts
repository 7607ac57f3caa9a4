import { erc20Abi, isAddressEqual, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractsOf } from '#devnet/services/tokens.ts'
import { runTransfer } from '../run/runTransfer.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ also: ['oddTokens'] })
})
afterAll(() => world?.devnet.stop())

function tokenOf(chainId: number, symbol: string) {
  const chain = world.devnet.chains.find((one) => one.chainId === chainId)
  const token = chain && contractsOf(chain).find((one) => one.symbol === symbol)
  return token?.address ?? expect.fail(`no ${symbol}`)
}

describe('a token that keeps a part of each transfer, on the other side', () => {
  test('behavior: what is told to have arrived is what arrived (S3.14)', async () => {
    const owner = await world.account()
    const draft = await world.draft(owner.address, { symbol: 'DAI', inputAmount: 50n * 10n ** 18n })
    const outputToken = tokenOf(destinationChainId, 'DTT')
    expect(isAddressEqual(tokenOf(originChainId, 'DAI'), draft.route.inputToken)).toBe(true)
    const transfer = { ...draft, route: { ...draft.route, outputToken } }
    const held = () =>
      readContract(world.client.chainClient(destinationChainId), {
        address: outputToken,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [owner.address ?? zeroAddress],
      })
    const before = await held()
    const wallet = world.wallet(owner)
    const done = await runTransfer(world.client, { transfer, wallet, save: () => undefined })
    expect(done.status).toBe('filled')
    const arrived = (await held()) - before
    expect(arrived).toBeGreaterThan(0n)
    expect(arrived).toBeLessThan(BigInt(transfer.outputAmount))
    expect(done.filledAmount).toBe(String(arrived))
  })
})
