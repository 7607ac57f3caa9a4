import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import type { Quote } from '#bridges/across/quote/getQuote.ts'
import { callingCode } from '#bridges/across/trial/testing.ts'
import { bothChains, walletClient } from '#devnet/testing.ts'
import type { Core } from '#kernel/core.ts'
import { lacking, overNode, ways } from '#transactions/trial/testing.ts'
import { type Person, person, question } from './testing/person.ts'
import { setUpDocuments } from './testing/setUpDocuments.ts'
import { bridgeTrialQuery } from './trial.ts'

const documents = setUpDocuments()
const thief: Address = `0x${'7e'.repeat(20)}`
const origin = () => bothChains(documents.world.devnet)[0]
const node = () => walletClient(origin())

/** A document whose node lacks some methods, and a quote in it. */
async function quoted(lacks: readonly string[], symbol: 'USDC' | 'ETH' = 'USDC') {
  const someone = await person(documents.world)
  const { core } = await documents.open(someone)
  const { quote } = await question(core, someone, symbol)
  return { someone, quote, core: overNode(core, { ...origin(), lacks }) }
}

const trial = (core: Core, quote: Quote) => core.queries.fetchQuery(bridgeTrialQuery(core, quote))

async function approve(someone: Person, token: Address, [spender, amount]: [Address, bigint]) {
  const args = [spender, amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  const hash = await documents.world.sendAs(someone.owner, { to: token, data, value: 0n })
  await waitForTransactionReceipt(node(), { hash })
}

describe.each(ways)('a bridging is tried %s', (_, lacks) => {
  test.each(['USDC', 'ETH'] as const)(
    'behavior: an honest one of %s is not worse',
    async (symbol) => {
      const { core, quote } = await quoted(lacks, symbol)
      expect(await trial(core, quote)).toEqual({
        status: 'tried',
        given: quote.deposit.inputAmount,
        received: undefined,
        taken: [],
        allowed: [],
        isWorse: false,
      })
    },
  )

  test('behavior: with an allowance that is there already the deposit is tried alone', async () => {
    const { core, quote, someone } = await quoted(lacks)
    const { inputAmount, spokePoolAddress } = quote.deposit
    await approve(someone, quote.route.inputToken, [spokePoolAddress, inputAmount * 3n])
    expect(await trial(core, quote)).toMatchObject({ allowed: [], isWorse: false })
  })

  test('attack: a pool that takes another token is told', async () => {
    const { core, quote, someone } = await quoted(lacks)
    const { spokePoolAddress: address } = quote.deposit
    const { dai } = origin().contracts
    await approve(someone, dai, [address, 5n])
    const before = await node().getCode({ address })
    const args = [someone.owner.address, thief, 5n] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args })
    await node().setCode({ address, bytecode: callingCode(dai, data) })
    try {
      expect(await trial(core, quote)).toMatchObject({
        status: 'tried',
        given: quote.deposit.inputAmount,
        isWorse: true,
        // What was approved and not taken is drawn as the allowance that it is.
        taken: [{ token: dai, amount: 5n }],
        allowed: [],
      })
    } finally {
      await node().setCode({ address, bytecode: before ?? '0x' })
    }
  })

  test('error: one that the network would undo says why', async () => {
    const { core, quote } = await quoted(lacks)
    const old = { ...quote, deposit: { ...quote.deposit, quoteTimestamp: 1 } }
    await expect(trial(core, old)).rejects.toMatchObject({
      code: 'BRIDGE_DEPOSIT_SIMULATION_FAILED',
      message: expect.stringContaining('The quote is too old'),
    })
  })
})

test('behavior: where no node can try it, it is told as untried', async () => {
  const { core, quote } = await quoted(lacking)
  expect(await trial(core, quote)).toEqual({ status: 'untried' })
})
