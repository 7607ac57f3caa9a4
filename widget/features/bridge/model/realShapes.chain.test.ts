import { type Address, concatHex, erc20Abi } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import { arrivalQuery, arrivingToken } from './quote/arrival.ts'
import { createRpc } from '#clients/rpc.ts'
import { walletClient } from '#devnet/testing.ts'
import { evmChain } from '#protocol'
import { bridgedWays } from '#features/pay/model/bridgedWays.ts'
import type { PaymentRequest } from '#features/pay/model/paymentRequest.ts'
import { askQuote } from './quote/askQuote.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { payoutOf } from '#transactions/transfers/payout.ts'
import { startTransfer } from './start.ts'
import { person } from './testing/person.ts'
import { setUpDocuments } from './testing/setUpDocuments.ts'
import { only } from './testing/transfersOf.ts'
import { findInput, findOutput } from '#kernel/bridge/tokens.ts'

const documents = setUpDocuments({ also: ['thirdChain'] })
const [one, two, three] = [31337, 31338, 31339] as const

type Row = readonly [
  from: number,
  to: number,
  symbol: string,
  isNative: boolean,
  amount: bigint,
  arrives: string,
]
type Whose = 'a person' | 'a contract' | 'a delegated account'

/** Shapes of the real table (POL, BNB, xDAI, WETH, USDC-BNB), on chains like them. */
const toPeople: readonly Row[] = [
  [one, two, 'ETH', true, 10n ** 17n, 'ETH'],
  [one, two, 'WETH', false, 10n ** 17n, 'ETH'],
  [two, one, 'WETH', false, 10n ** 17n, 'ETH'],
  [one, two, 'USDC', false, 50_000_000n, 'USDC'],
  [one, two, 'DAI', false, 50n * 10n ** 18n, 'DAI'],
  [one, two, 'WDEV', false, 50n * 10n ** 18n, 'WDEV'],
  [one, three, 'ETH', true, 10n ** 17n, 'WETH'],
  [two, three, 'ETH', true, 10n ** 17n, 'WETH'],
  [one, three, 'WETH', false, 10n ** 17n, 'WETH'],
  [one, three, 'USDC', false, 50_000_000n, 'USDC'],
  [two, three, 'USDC', false, 51_000_001n, 'USDC'],
  [one, three, 'DAI', false, 50n * 10n ** 18n, 'DAI'],
  [one, three, 'WDEV', false, 50n * 10n ** 18n, 'DEV'],
  [two, three, 'WDEV', false, 51n * 10n ** 18n, 'DEV'],
  [three, one, 'WETH', false, 10n ** 17n, 'ETH'],
  [three, two, 'WETH', false, 10n ** 17n, 'ETH'],
  [three, one, 'USDC', false, 50n * 10n ** 18n + 7n, 'USDC'],
  [three, two, 'USDC', false, 51n * 10n ** 18n, 'USDC'],
  [three, one, 'DAI', false, 50n * 10n ** 18n, 'DAI'],
  [three, one, 'WDEV', false, 50n * 10n ** 18n, 'WDEV'],
]

const rows: readonly (readonly [...Row, Whose])[] = [
  ...toPeople.map((row) => [...row, 'a person'] as const),
  [one, two, 'ETH', true, 10n ** 17n, 'WETH', 'a contract'],
  [one, two, 'WETH', false, 10n ** 17n, 'WETH', 'a contract'],
  [one, three, 'WDEV', false, 50n * 10n ** 18n, 'WDEV', 'a contract'],
  [one, two, 'ETH', true, 10n ** 17n, 'ETH', 'a delegated account'],
  [one, two, 'WETH', false, 10n ** 17n, 'ETH', 'a delegated account'],
]

describe('paying', () => {
  test.each([
    [one, two, 'weth', 'unwrapped'],
    [one, two, 'usdc', undefined],
    [one, three, 'weth', undefined],
    [one, three, 'wrapped', 'unwrapped'],
  ] as const)(
    'behavior: B-F5 from %i, what is asked for on %i in %s is never paid in something else: %s (S3.13)',
    async (originChainId, destinationChainId, token, problem) => {
      const someone = await person(documents.world)
      const { core } = await documents.open(someone, {
        outside: { networks: documents.world.devnet.chains },
      })
      const shop = (await documents.world.account()).address
      const address = documents.world.devnet.contracts[destinationChainId]?.[token]
      const isDollar = token === 'usdc'
      const request: PaymentRequest = {
        caipChainId: `eip155:${destinationChainId}`,
        recipient: shop,
        address,
        symbol: token,
        decimals: isDollar ? 6 : 18,
        amount: isDollar ? 20_000_000n : 10n ** 16n,
      }
      const { address: account } = someone.owner
      const { chains } = documents.world.devnet
      const rpc = createRpc({
        urlsOf: (id) => chains.flatMap((one) => (evmChain(one.chainId) === id ? one.rpcUrl : [])),
      })
      const ways = await bridgedWays({ ...core, rpc }, { request, account }, core.signal)
      const from = ways.filter(({ caipChainId }) => caipChainId === `eip155:${originChainId}`)
      expect(from.length).toBeGreaterThan(0)
      for (const way of from) expect(way.problem).toBe(problem)
    },
  )
})

/** Code of its own, or delegated by EIP-7702: a pool unwraps for the second. */
async function giveCode(chainId: number, address: Address, whose: Whose) {
  const { chains, contracts } = documents.world.devnet
  const state = chains.find((chain) => chain.chainId === chainId)
  const { batchAccount } = contracts[chainId] ?? {}
  if (state === undefined || batchAccount === undefined) throw new Error('no chain')
  const node = walletClient(state)
  const own = await node.getCode({ address: batchAccount })
  const bytecode = whose === 'a contract' ? own : concatHex(['0xef0100', batchAccount])
  await node.setCode({ address, bytecode: bytecode ?? '0x' })
}

describe('what is told is what arrives', () => {
  test.each(rows)(
    'behavior: B-F5 %i to %i, %s (native: %s): %s units arrive as %s for %s (S3.13, S4.14)',
    async (...row) => {
      const [originChainId, destinationChainId, symbol, isNative, inputAmount, arrives, whose] = row
      const someone = await person(documents.world)
      const { core } = await documents.open(someone, {
        outside: { networks: documents.world.devnet.chains },
      })
      const catalog = await core.queries.fetchQuery(catalogQuery(core))
      const route = catalog.routes.find(
        (one) =>
          one.originChainId === originChainId &&
          one.destinationChainId === destinationChainId &&
          one.inputTokenSymbol === symbol &&
          one.isNative === isNative,
      )
      const origin = route && findInput(catalog, route)
      const destination = route && findOutput(catalog, route)
      if (route === undefined || origin === undefined || destination === undefined) {
        throw new Error('no route')
      }
      // A new recipient with no balance there, so that its whole balance has arrived.
      const recipient =
        `0x${someone.owner.address.slice(2).toLowerCase().split('').reverse().join('')}` as Address
      if (whose !== 'a person') await giveCode(destinationChainId, recipient, whose)
      const quote = await askQuote(core, {
        route,
        inputAmount,
        depositor: someone.owner.address,
        recipient,
      })
      const unwraps = await core.queries.fetchQuery(
        arrivalQuery(core, { destination, deposit: quote.deposit }),
      )
      const arriving = arrivingToken(core.store.getState().networks, {
        destination,
        unwraps,
        tokens: catalog.tokens,
      })
      expect(arriving.symbol).toBe(arrives)

      const client = documents.world.client.chainClient(destinationChainId)
      const balances = async () => ({
        native: await getBalance(client, { address: recipient }),
        token: await readContract(client, {
          abi: erc20Abi,
          address: route.outputToken,
          functionName: 'balanceOf',
          args: [recipient],
        }),
      })
      expect(await balances()).toEqual({ native: 0n, token: 0n })
      await startTransfer(core, { quote, origin, destination: arriving })
      const { transfer } = only(core)
      expect(transfer.status).toBe('filled')
      const { amount } = payoutOf({ ...quote.deposit, route })
      expect(await balances()).toEqual(
        arriving.isNative ? { native: amount, token: 0n } : { native: 0n, token: amount },
      )
      expect(transfer.route.outputTokenSymbol).toBe(arrives)
      expect(core.published).toContainEqual(
        expect.objectContaining({
          type: 'bridge',
          payload: expect.objectContaining({
            status: 'filled',
            outputAmount: String(amount),
            destination: expect.objectContaining({ symbol: arrives }),
          }),
        }),
      )
    },
  )
})
