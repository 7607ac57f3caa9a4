import { encodeAbiParameters, numberToHex, stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { tokenInfoQuery } from './tokenInfo.ts'

const address = `0x${'2'.repeat(40)}`
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const word = (value: number) => numberToHex(value, { size: 32 })

/** A contract that answers this to `decimals()` and `symbol()`. */
function ask(decimals: unknown, symbol: unknown, where: string | undefined = address) {
  const core = createTestCore({
    rpc: ({ params }) => (JSON.stringify(params).includes('0x313ce567') ? decimals : symbol),
  })
  return core.queries.fetchQuery(tokenInfoQuery(core, { caipChainId: one, address: where }))
}

describe('what a token calls itself', () => {
  test('default: by its contract', async () => {
    expect(await ask(word(6), text('USDC'))).toEqual({ symbol: 'USDC', decimals: 6 })
  })

  test('behavior: the oldest tokens answer 32 bytes', async () => {
    expect(await ask(word(18), stringToHex('MKR', { size: 32 }))).toMatchObject({ symbol: 'MKR' })
  })

  test('behavior: what cannot be seen goes, and a long name is cut', async () => {
    expect(await ask(word(6), text(' U\u200bS D\nC '))).toMatchObject({ symbol: 'USDC' })
    const { symbol } = await ask(word(6), text('x'.repeat(200)))
    expect(symbol.length).toBeLessThanOrEqual(17)
  })

  test('behavior: of the currency the network knows it, and no node is asked', async () => {
    const core = createTestCore()
    const query = tokenInfoQuery(core, { caipChainId: one, address: undefined })
    expect(await core.queries.fetchQuery(query)).toMatchObject({ symbol: 'ETH', decimals: 18 })
    expect(core.rpcRequests).toEqual([])
  })

  test.each<readonly [string, unknown, unknown]>([
    ['no decimals', '0x', text('USDC')],
    ['decimals that nobody could write', word(37), text('USDC')],
    ['no symbol', word(6), '0x'],
    ['a symbol that cannot be seen', word(6), text('\u200b')],
    ['bytes that are no text', word(6), '0xdead'],
    ['something else', word(6), { symbol: 'USDC' }],
    ['nothing', null, null],
  ])('error: one that answers %s is no token', async (_, decimals, symbol) => {
    await expect(ask(decimals, symbol)).rejects.toMatchObject({ code: 'NO_SUCH_TOKEN' })
  })
})
