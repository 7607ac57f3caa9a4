import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { createBridgeClient } from '../client/client.ts'
import { knownSpokePools } from '../contracts/chains.ts'
import { etherRoute as route, fees, weth, wethOnBoth as tokens } from '../testing/answers.ts'
import { createTransfer, withQuote } from '../transfer/transfer.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import type { BridgeTransport, TransportQuote } from '../transport/transport.ts'
import { getQuote } from './getQuote.ts'
import { getSuggestedFees } from './getSuggestedFees.ts'

const depositor = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const inputAmount = 10n ** 18n
const orderId = `0x${'ab'.repeat(32)}` as const

/** A service of another kind: its answer is that of Across, changed. */
function service(change: (quote: TransportQuote) => TransportQuote) {
  const { getSuggestedFees: _, ...across } = httpTransport({
    fetch: async () => Response.json(fees),
  })
  const transport: BridgeTransport = {
    ...across,
    quote: async (query) => change(await across.quote(query)),
  }
  return createBridgeClient({ transport, tokens, getChainClient: () => undefined })
}
const ask = (change: (quote: TransportQuote) => TransportQuote) =>
  getQuote(service(change), { route, inputAmount, depositor })

describe('a service that tells no fees (S3.14)', () => {
  test('default: what does not arrive is the fee', async () => {
    const quote = await ask((told) => ({ ...told, fees: undefined }))
    const total = inputAmount - 999921094975691997n
    expect(quote.fees).toEqual({ totalRelayFee: { total, pct: total } })
  })

  test('error: more than is sent does not arrive, either', async () => {
    const more = ask((told) => ({
      ...told,
      fees: undefined,
      actions: told.actions.map((one) =>
        one.type === 'deposit'
          ? { ...one, terms: { ...one.terms, outputAmount: inputAmount + 1n } }
          : one,
      ),
    }))
    await expect(more).rejects.toMatchObject({ code: 'BRIDGE_QUOTE_INVALID' })
  })

  test('error: between two coins they cannot be told', async () => {
    const client = service((told) => ({ ...told, fees: undefined }))
    const tokens = { 1: [{ address: weth, symbol: 'DAI', decimals: 18 }], ...client.tokens }
    const asked = getQuote({ ...client, tokens }, { route, inputAmount, depositor })
    await expect(asked).rejects.toMatchObject({ code: 'BRIDGE_NOT_OFFERED' })
  })

  test('error: nor does it tell them without a quote (S7.34)', async () => {
    const query = { ...route, amount: inputAmount }
    await expect(
      getSuggestedFees(
        service((told) => told),
        query,
      ),
    ).rejects.toMatchObject({
      code: 'BRIDGE_NOT_OFFERED',
    })
  })
})

describe('a service that gives its transfers an id and an end', () => {
  test('default: both go with the quote, and the id with the transfer', async () => {
    const expiresAt = Math.floor(Date.now() / 1_000) + 20
    const quote = await ask((told) => ({ ...told, orderId, expiresAt }))
    expect(quote).toMatchObject({ orderId, expiresAt: expiresAt * 1_000 })
    const transfer = createTransfer(quote, { integratorId: '0xdead' })
    expect(transfer.orderId).toBe(orderId)
    expect(withQuote(transfer, await ask((told) => told))).not.toHaveProperty('orderId')
  })

  test('error: it has ended (S8.12)', async () => {
    const expiresAt = Math.floor(Date.now() / 1_000)
    const late = ask((told) => ({ ...told, expiresAt }))
    await expect(late).rejects.toMatchObject({ code: 'BRIDGE_QUOTE_EXPIRED' })
  })

  test('attack: what it wants done for another payer is no quote (S8.12)', async () => {
    const other = ask((told) => ({
      ...told,
      actions: told.actions.map((one) =>
        one.type === 'deposit' ? { ...one, terms: { ...one.terms, depositor: zeroAddress } } : one,
      ),
    }))
    await expect(other).rejects.toMatchObject({ code: 'BRIDGE_QUOTE_INVALID' })
  })

  test('attack: nor is one with an approval to somebody else', async () => {
    const action = {
      ...({ type: 'approve', chainId: 1, token: weth, spender: depositor } as const),
      amount: 1n,
    }
    const other = ask((told) => ({ ...told, actions: [action, ...told.actions] }))
    await expect(other).rejects.toMatchObject({ code: 'BRIDGE_QUOTE_INVALID' })
    expect(knownSpokePools[1]).toBe(fees.spokePoolAddress)
  })
})
