import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { readContract, waitForTransactionReceipt } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import { destinationChainId, originChainId } from '#bridges/across/testing/world.ts'
import { bothChains } from '#devnet/testing.ts'
import { overNode, ways } from '#transactions/trial/testing.ts'
import { startTransfer } from './start.ts'
import { type Person, person, question } from './testing/person.ts'
import { setUpDocuments } from './testing/setUpDocuments.ts'
import { depositsOf, only } from './testing/transfersOf.ts'
import { bridgeTrialQuery } from './trial.ts'

const documents = setUpDocuments({ also: ['oddTokens'] })

async function approve(someone: Person, token: Address, [spender, amount]: [Address, bigint]) {
  const args = [spender, amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  const hash = await documents.world.sendAs(someone.owner, { to: token, data, value: 0n })
  await waitForTransactionReceipt(documents.world.client.chainClient(originChainId), { hash })
}

function balanceOf(chainId: number, address: Address, owner: Address) {
  return readContract(documents.world.client.chainClient(chainId), {
    address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  })
}

describe('a token whose allowance goes over zero, and that answers nothing', () => {
  test.each([
    ['an old allowance is reset, then set', 7n, 3],
    ['what the pool may take already is not asked for again', 50_000_000n, 1],
    ['without one it is approved once', 0n, 2],
  ])('behavior: %s, and the transfer arrives (S4.14)', async (_, allowed, sends) => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    const { quote, origin, destination } = await question(core, someone, 'USDT')
    const { route, deposit } = quote
    const { address } = someone.owner
    if (allowed > 0n) await approve(someone, route.inputToken, [deposit.spokePoolAddress, allowed])
    const tried = await overNode(core, { ...bothChains(documents.world.devnet)[0], lacks: [] })
    expect(await tried.queries.fetchQuery(bridgeTrialQuery(tried, quote))).toMatchObject({
      status: 'tried',
      given: deposit.inputAmount,
      isWorse: false,
    })
    const before = [
      await balanceOf(originChainId, route.inputToken, address),
      await balanceOf(destinationChainId, route.outputToken, address),
    ] as const
    await startTransfer(core, { quote, origin, destination })
    expect(only(core).transfer.status).toBe('filled')
    expect(someone.sent).toHaveLength(sends)
    expect([
      before[0] - (await balanceOf(originChainId, route.inputToken, address)),
      (await balanceOf(destinationChainId, route.outputToken, address)) - before[1],
    ]).toEqual([deposit.inputAmount, deposit.outputAmount])
    expect(
      await readContract(documents.world.client.chainClient(originChainId), {
        address: route.inputToken,
        abi: erc20Abi,
        functionName: 'allowance',
        args: [address, deposit.spokePoolAddress],
      }),
    ).toBe(0n)
  })
})

describe.each(ways)('a token that keeps a part of each transfer, tried %s', (_, lacks) => {
  test('error: it is refused in the review, before anything is sent (S4.14)', async () => {
    const someone = await person(documents.world)
    const { core: open } = await documents.open(someone)
    const { quote } = await question(open, someone, 'DTT')
    const core = overNode(open, { ...bothChains(documents.world.devnet)[0], lacks })
    await expect(core.queries.fetchQuery(bridgeTrialQuery(core, quote))).rejects.toMatchObject({
      code: 'BRIDGE_DEPOSIT_SIMULATION_FAILED',
      message: expect.stringContaining('keeps a part'),
    })
    expect(someone.sent).toEqual([])
    expect(await depositsOf(documents.world, someone)).toEqual([])
  })
})
