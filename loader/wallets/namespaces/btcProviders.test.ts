import { describe, expect, test, vi } from 'vitest'
import { findBtcProviders } from './btcProviders.ts'

const MAINNET = 'bip122:000000000019d6689c085ae165831e93'
const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

type Answer = { result?: unknown; error?: unknown }

/** A page with one such wallet, at `heron.bitcoin`. */
function pageWith(answer: (method: string, params: unknown) => Answer) {
  const request = vi.fn(async (method: string, params: unknown) => answer(method, params))
  const listed = { id: 'heron.bitcoin', name: 'Heron', icon: 'data:image/png;base64,AAAA' }
  const page = { btc_providers: [listed], heron: { bitcoin: { request } } }
  const [wallet] = findBtcProviders(page as unknown as Window)
  if (wallet === undefined) throw new Error('The wallet was not found')
  return { ask: wallet.provider.request, request, wallet }
}

describe('btc_providers (WBIP-004)', () => {
  test('default: it shares the addresses of payments, in CAIP-10', async () => {
    const { ask, wallet } = pageWith(() => ({
      result: {
        addresses: [
          { address, purpose: 'payment', symbol: 'BTC' },
          { address: 'bc1p-ordinals', purpose: 'ordinals', symbol: 'BTC' },
          { address: 'SP-stacks', purpose: 'payment', symbol: 'STX' },
        ],
      },
    }))
    expect(wallet).toMatchObject({ namespace: 'bip122', name: 'Heron' })
    const session = await ask({ method: 'wallet_createSession' })
    expect(session).toEqual({
      sessionScopes: {
        [MAINNET]: { accounts: [`${MAINNET}:${address}`], methods: [], notifications: [] },
      },
    })
  })

  test('behavior: nothing is asked of a wallet that did not share anything yet', async () => {
    const { ask, request } = pageWith(() => ({ result: {} }))
    expect(await ask({ method: 'wallet_getSession' })).toEqual({ sessionScopes: {} })
    expect(request).not.toHaveBeenCalled()
  })

  test('behavior: a request carries the account that was asserted, not the one that it names', async () => {
    const { ask, request } = pageWith((_, params) => ({ result: { params } }))
    const params = { message: 'Hi', address: 'bc1q-another' }
    await ask({ method: 'signMessage', params, account: address })
    expect(request).toHaveBeenCalledWith('signMessage', { message: 'Hi', address })
  })

  test('error: what is not passed on is 4200, and the wallet is not asked', async () => {
    const { ask, request } = pageWith(() => ({ result: {} }))
    await expect(ask({ method: 'stx_transferStx' })).rejects.toMatchObject({ code: 4200 })
    expect(request).not.toHaveBeenCalled()
  })

  test('error: the wallet’s own refusal is told as it is', async () => {
    const { ask } = pageWith(() => ({ error: { code: 4001, message: 'User rejected' } }))
    await expect(ask({ method: 'wallet_createSession' })).rejects.toMatchObject({ code: 4001 })
  })

  test('error: an answer without a list is not understood', async () => {
    const { ask } = pageWith(() => ({ result: { addresses: 'bc1q' } }))
    const asked = ask({ method: 'wallet_createSession' })
    await expect(asked).rejects.toMatchObject({ code: 'WALLET_INVALID_ANSWER' })
  })

  test.each([
    ['no list', undefined],
    ['no array', { id: 'heron' }],
    ['an entry without an id', [{ name: 'Heron' }]],
    ['a path that is code', [{ id: 'heron[alert(1)]' }]],
    ['an entry that is null', [null]],
  ])('error: %s is no wallet', (_, listed) => {
    expect(findBtcProviders({ btc_providers: listed } as unknown as Window)).toEqual([])
  })

  test('behavior: a page that lists a thousand is looked at for two hundred', () => {
    const listed = Array.from({ length: 1_000 }, (_, at) => ({ id: `w${at}`, name: `W${at}` }))
    expect(findBtcProviders({ btc_providers: listed } as unknown as Window)).toHaveLength(200)
  })
})
