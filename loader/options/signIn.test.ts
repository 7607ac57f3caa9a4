import { describe, expect, test, vi } from 'vitest'
import { type Siwx, widgetOptions } from '#protocol'
import { answerSignIn, readSignIn } from './signIn.ts'

const address = `0x${'1'.repeat(40)}`
const account = `eip155:8453:${address}`
const message = 'shop.example wants you to sign in'
const signature = `0x${'ab'.repeat(65)}`
const siwx: Siwx = { getNonce: () => 'abcdefgh', verify: () => true }
const siweConfig = {
  getNonce: async () => 'abcdefgh',
  verifyMessage: async () => true,
  getSession: async () => ({ address, chainId: 8453 }),
  signOut: async () => true,
}

describe('readSignIn', () => {
  test('default: the frame gets data, functions stay', () => {
    const statement = 'I accept.'
    const options = readSignIn({ siwx: { ...siwx, required: false, statement } })
    expect(options).toEqual({
      siwx: undefined,
      siweConfig: undefined,
      signIn: { required: false, statement, verifier: 'page' },
    })
    expect(widgetOptions.safeParse(structuredClone(options)).success).toBe(true)
    expect(readSignIn({ siweConfig }).signIn).toEqual({ verifier: 'page' })
    expect(readSignIn({ siweConfig: { ...siweConfig, enabled: false } }).signIn).toBe(undefined)
  })

  test('behavior: an attribute is sign-in that the widget checks itself', () => {
    expect(readSignIn({ signIn: 'required' }).signIn).toEqual({ required: true })
    expect(readSignIn({ signIn: 'optional' }).signIn).toEqual({ required: false })
    expect(readSignIn({ signIn: { expirationMs: 60_000 } }).signIn).toEqual({
      expirationMs: 60_000,
      verifier: 'widget',
    })
  })

  test('error: both kinds of callbacks are refused in so many words (S5.08)', () => {
    expect(() => readSignIn({ siwx, siweConfig })).toThrow(
      expect.objectContaining({
        code: 'INVALID_OPTIONS',
        message: 'Cannot set both `siweConfig` and `siwx` options',
      }),
    )
  })

  test.each([
    [{ siwx: { getNonce: siwx.getNonce } }, 'verify'],
    [{ siwx: { ...siwx, getNonce: 'abcdefgh' } }, 'getNonce'],
    [{ siwx: { ...siwx, statement: 'two\nlines' } }, 'statement'],
    [{ siwx: { ...siwx, domain: 'bank.example' } }, 'domain'],
    [{ siweConfig: { ...siweConfig, signOut: true } }, 'signOut'],
    [{ signIn: 'maybe' }, 'signIn'],
    [{ signIn: { resources: ['not a uri'] } }, 'resources'],
    [{ signIn: { verifier: 'page' } }, 'verifier'],
    [{ signIn: 'required', siwx }, 'signIn'],
  ])('error: INVALID_OPTIONS names what is wrong in %j', (options, name) => {
    expect(() => readSignIn(options as never)).toThrow(
      expect.objectContaining({
        code: 'INVALID_OPTIONS',
        message: expect.stringContaining(name),
      }),
    )
  })
})

describe('answerSignIn', () => {
  const asked = { caipAccountId: account, caipChainId: 'eip155:8453', address, chainId: 8453 }

  test('default: callbacks are asked for one account, in every way to name it', async () => {
    const verify = vi.fn(() => ({ user: 7 }))
    const signOut = vi.fn()
    const options = { siwx: { ...siwx, verify, signOut } }
    const ask = (method: string, params: unknown) => answerSignIn(options, { method, params })
    expect(await ask('getNonce', { account })).toEqual({ ok: true, value: { nonce: 'abcdefgh' } })
    expect(await ask('verify', { account, message, signature })).toEqual({
      ok: true,
      value: { verified: true, data: { user: 7 } },
    })
    expect(verify).toHaveBeenCalledWith({ ...asked, message, signature })
    expect(await ask('getSession', { account })).toEqual({ ok: true, value: {} })
    await ask('signOut', { account })
    expect(signOut).toHaveBeenCalledWith(asked)
  })

  test.each([
    [{ address, chainId: 8453 }, true],
    [{ address: address.toUpperCase().replace('X', 'x'), chainId: 'eip155:8453' }, true],
    [{ address, chainId: 1 }, false],
    [{ address: `0x${'2'.repeat(40)}`, chainId: 8453 }, false],
    [null, false],
  ])('behavior: a session counts for its own account and chain alone: %j', async (found, isOne) => {
    const options = { siwx: { ...siwx, getSession: () => found } }
    const answer = await answerSignIn(options, { method: 'getSession', params: { account } })
    expect(answer).toEqual({ ok: true, value: isOne ? { session: { account } } : {} })
  })

  test('behavior: a SIWE server is told of what became of its session', async () => {
    const [onSignIn, onSignOut] = [vi.fn(), vi.fn()]
    const options = { siweConfig: { ...siweConfig, onSignIn, onSignOut } }
    const ask = (method: string, params: unknown) => answerSignIn(options, { method, params })
    expect(await ask('getSession', { account })).toMatchObject({ value: { session: { account } } })
    await ask('verify', { account, message, signature })
    expect(onSignIn).toHaveBeenCalledWith({ address, chainId: 8453 })
    await ask('signOut', { account })
    expect(onSignOut).toHaveBeenCalledOnce()
  })

  test('error: what is thrown keeps its code, and only a plain yes is one', async () => {
    const fail = () => Promise.reject(Object.assign(new Error('Too many'), { code: 429 }))
    const failing = { siwx: { ...siwx, getNonce: fail, verify: () => 'yes' as never } }
    expect(await answerSignIn(failing, { method: 'getNonce', params: { account } })).toEqual({
      ok: false,
      error: { code: 429, message: 'Too many' },
    })
    const params = { account, message, signature }
    expect(await answerSignIn(failing, { method: 'verify', params })).toEqual({
      ok: true,
      value: { verified: false },
    })
  })

  test('error: params of another shape reach no callback (S5.02)', async () => {
    const verify = vi.fn(() => true)
    const options = { siwx: { ...siwx, verify } }
    const params = { account, message, signature: '0x12' } // S5.02: 62 or more hex characters
    expect(await answerSignIn(options, { method: 'verify', params })).toMatchObject({
      ok: false,
      error: { code: -32602 },
    })
    expect(verify).not.toHaveBeenCalled()
  })

  test('error: names that are no question, and all of a page that verifies nothing, are -32601 (S5.02)', async () => {
    const params = { account, message, signature: '0x12' }
    for (const method of ['toString', 'constructor', 'steal']) {
      await expect(answerSignIn({ siwx }, { method, params })).rejects.toMatchObject({
        code: -32601,
      })
    }
    await expect(answerSignIn({}, { method: 'verify', params })).rejects.toMatchObject({
      code: -32601,
    })
  })
})
