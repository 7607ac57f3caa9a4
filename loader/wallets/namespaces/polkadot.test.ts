import { describe, expect, test, vi } from 'vitest'
import { findInjectedWeb3 } from './polkadot.ts'

const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const address = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const signature = `0x01${'ab'.repeat(64)}`

type Signer = { signRaw?: unknown; signPayload?: unknown }

/** A page with the extension Heron, which shares these accounts. */
function pageWith({ accounts = [{ address }] as unknown, signer = {} as Signer } = {}) {
  const enable = vi.fn(async (_: string) => ({ accounts: { get: async () => accounts }, signer }))
  const page = { location: { host: 'shop.example' }, injectedWeb3: { heron: { enable } } }
  const [wallet] = findInjectedWeb3(page as unknown as Window & { location: Location })
  if (wallet === undefined) throw new Error('The extension was not found')
  return { ask: wallet.provider.request, enable }
}

describe('injectedWeb3', () => {
  test('default: the person is asked once, in the name of the page', async () => {
    const { ask, enable } = pageWith()
    expect(await ask({ method: 'wallet_getSession' })).toEqual({ sessionScopes: {} })
    expect(enable).not.toHaveBeenCalled()
    const session = await ask({ method: 'wallet_createSession' })
    expect(session).toMatchObject({
      sessionScopes: { [POLKADOT]: { accounts: [`${POLKADOT}:${address}`] } },
    })
    await ask({ method: 'wallet_getSession' })
    expect(enable.mock.calls).toEqual([['shop.example']])
  })

  test('behavior: who declined is asked again the next time', async () => {
    const { ask, enable } = pageWith()
    enable.mockRejectedValueOnce(new Error('Rejected'))
    await expect(ask({ method: 'wallet_createSession' })).rejects.toThrow('Rejected')
    await expect(ask({ method: 'wallet_createSession' })).resolves.toBeDefined()
    expect(enable).toHaveBeenCalledTimes(2)
  })

  test('behavior: a message is signed as bytes, in hex', async () => {
    const signRaw = vi.fn(async () => ({ signature }))
    const { ask } = pageWith({ signer: { signRaw } })
    const params = { message: 'Hé' }
    const answer = await ask({ method: 'polkadot_signMessage', params, account: address })
    expect(answer).toEqual({ signature })
    expect(signRaw).toHaveBeenCalledWith({ address, data: '0x48c3a9', type: 'bytes' })
  })

  test('behavior: a transaction is signed for the account that was asserted', async () => {
    const signPayload = vi.fn(async () => ({ signature }))
    const { ask } = pageWith({ signer: { signPayload } })
    const transactionPayload = { method: '0x00', address: 'another' }
    await ask({
      method: 'polkadot_signTransaction',
      params: { transactionPayload },
      account: address,
    })
    expect(signPayload).toHaveBeenCalledWith({ method: '0x00', address })
  })

  test.each([
    ['nobody', undefined],
    [
      'an account that the extension does not share',
      '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
    ],
  ])('error: a signature of %s is 4100', async (_, account) => {
    const { ask } = pageWith({ signer: { signRaw: async () => ({ signature }) } })
    const asked = ask({ method: 'polkadot_signMessage', params: { message: 'Hi' }, account })
    await expect(asked).rejects.toMatchObject({ code: 4100 })
  })

  test.each([
    ['no object', undefined],
    ['text that is no hex', { signature: 'signed' }],
    ['a signature without an end', { signature: `0x${'ab'.repeat(200)}` }],
  ])('error: %s is no signature', async (_, answer) => {
    const { ask } = pageWith({ signer: { signRaw: async () => answer } })
    const asked = ask({
      method: 'polkadot_signMessage',
      params: { message: 'Hi' },
      account: address,
    })
    await expect(asked).rejects.toMatchObject({ code: 'WALLET_INVALID_ANSWER' })
  })

  test('error: an extension that cannot sign this says so', async () => {
    const { ask } = pageWith()
    const asked = ask({ method: 'polkadot_signTransaction', params: {}, account: address })
    await expect(asked).rejects.toMatchObject({ code: 4200 })
  })

  test('behavior: addresses that are none are left out, and a list that is none is told', async () => {
    const { ask } = pageWith({ accounts: [{ address }, { address: '<b>' }, null, { address: 7 }] })
    const session = await ask({ method: 'wallet_createSession' })
    expect(session).toMatchObject({
      sessionScopes: { [POLKADOT]: { accounts: [`${POLKADOT}:${address}`] } },
    })
    const odd = pageWith({ accounts: 'all' })
    const asked = odd.ask({ method: 'wallet_createSession' })
    await expect(asked).rejects.toMatchObject({ code: 'WALLET_INVALID_ANSWER' })
  })
})
