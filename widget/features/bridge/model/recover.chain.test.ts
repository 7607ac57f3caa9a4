import { waitForTransactionReceipt } from 'viem/actions'
import { expect, test } from 'vitest'
import { encodeDeposit } from '#bridges/across/deposit/encodeDeposit.ts'
import { getQuote } from '#bridges/across/quote/getQuote.ts'
import { prepareApprovals } from '#bridges/across/deposit/prepareApprovals.ts'
import { destinationChainId, originChainId } from '#bridges/across/testing/world.ts'
import { createTransfer } from '#bridges/across/transfer/transfer.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { recoverTransfers } from './recover.ts'
import { person } from './testing/person.ts'
import { setUpDocuments } from './testing/setUpDocuments.ts'
import { only } from './testing/transfersOf.ts'

const documents = setUpDocuments()

/** A person deposits elsewhere, under a site's own id; returns what is recovered of it here. */
async function recovered(
  symbol: 'ETH' | 'WETH' | 'USDC',
  {
    to = 'themselves',
    meanwhile,
  }: { to?: 'themselves' | 'a contract'; meanwhile?: () => Promise<void> } = {},
) {
  const someone = await person(documents.world)
  const { core } = await documents.open(someone)
  const { routes } = await core.queries.fetchQuery(catalogQuery(core))
  const route = routes.find(
    (row) =>
      row.originChainId === originChainId &&
      row.destinationChainId === destinationChainId &&
      row.inputTokenSymbol === symbol &&
      row.isNative === (symbol === 'ETH'),
  )
  if (route === undefined) throw new Error(`no route for ${symbol}`)
  const { client } = documents.world
  const depositor = someone.owner.address
  const { multicallHandler } =
    documents.world.devnet.chains.find(({ chainId }) => chainId === destinationChainId)
      ?.contracts ?? expect.fail('no chain')
  const recipient = to === 'themselves' ? depositor : multicallHandler
  const inputAmount = symbol === 'USDC' ? 50_000_000n : 10n ** 17n
  const quote = await getQuote(client, { route, inputAmount, depositor, recipient })
  const transfer = createTransfer(quote, { integratorId: '0xbeef' })
  if (!route.isNative) await allow(someone.owner, transfer)
  const hash = await documents.world.sendAs(someone.owner, encodeDeposit(transfer))
  await waitForTransactionReceipt(client.chainClient(originChainId), { hash })
  await meanwhile?.()
  const errors: unknown[] = []
  await recoverTransfers(core, (error) => errors.push(error))
  expect(errors).toEqual([])
  return only(core)
}

async function allow(
  owner: Awaited<ReturnType<typeof person>>['owner'],
  { originPool, route, inputAmount }: ReturnType<typeof createTransfer>,
): Promise<void> {
  const { client } = documents.world
  const asked = {
    chainId: originChainId,
    token: route.inputToken,
    owner: owner.address,
    spender: originPool,
    amount: BigInt(inputAmount),
    allowance: 0n,
  }
  for (const call of await prepareApprovals(client, asked)) {
    const hash = await documents.world.sendAs(owner, call)
    await waitForTransactionReceipt(client.chainClient(originChainId), { hash })
  }
}

test.each([
  ['WETH', 'themselves', 'WETH', 'ETH'],
  ['WETH', 'a contract', 'WETH', 'WETH'],
  ['ETH', 'themselves', 'ETH', 'ETH'],
  ['ETH', 'a contract', 'ETH', 'WETH'],
  ['USDC', 'themselves', 'USDC', 'USDC'],
] as const)(
  'behavior: B-F5 %s found again, to %s, is told as what the pool pays out (S3.13)',
  async (symbol, to, input, output) => {
    const { transfer } = await recovered(symbol, { to })
    expect(transfer.route).toMatchObject({ inputTokenSymbol: input, outputTokenSymbol: output })
  },
)

test('behavior: a transfer found again keeps the integrator id that it was sent with (S8.01)', async () => {
  expect((await recovered('ETH')).transfer.integratorId).toBe('0xbeef')
})

test.each([
  ['the destination’s clock alone', 'deposited', [destinationChainId]],
  ['both clocks', 'expired', [destinationChainId, originChainId]],
] as const)(
  'attack: C-F4d of a transfer found again, over by %s with no indexer, is told: %s (S4.15)',
  async (_, status, late) => {
    const { control } = documents.world.devnet
    await control.setRelayer({ paused: true })
    await control.setQuotes({ fillDeadlineSeconds: 660 })
    const meanwhile = async () => {
      await control.setFault('indexer', { mode: '500' })
      for (const chainId of late) await control.increaseTime(chainId, 700)
    }
    expect((await recovered('ETH', { meanwhile })).transfer.status).toBe(status)
    // Keeps both clocks in step for the next test.
    if (late.length === 1) await control.increaseTime(originChainId, 700)
  },
)
