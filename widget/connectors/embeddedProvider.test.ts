import { expect, test } from 'vitest'
import type { SecureFrame } from '#clients/secureFrame/port.ts'
import { createFakeSecureFrame } from '#kernel/testing/fakeSecureFrame.ts'
import { solana } from '#namespaces/solana/solana.ts'
import type { EmbeddedUser } from '#clients/secureFrame/port.ts'
import { createEmbeddedProvider } from './embeddedProvider.ts'

const chain = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const onSolana = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'

async function start() {
  const secure = createFakeSecureFrame()
  const frame: SecureFrame = await secure.load()
  const known = (await frame.request('GET_USER', {})) as EmbeddedUser
  secure.answers.set('GET_USER', (payload: { chainId?: string }) =>
    payload.chainId === chain ? { ...known, chainId: chain, address: onSolana } : known,
  )
  secure.asked.length = 0
  let user: EmbeddedUser | undefined
  const sent: unknown[] = []
  const provider = createEmbeddedProvider({
    frame: async () => frame,
    user: () => user,
    async loadUser() {
      user = known
      return known
    },
    isAllowed: async () => true,
    refuse: (method) => {
      throw new Error(method)
    },
    onEnded: () => undefined,
    logInAgain: async () => undefined,
    send: async (asked) => sent.push(asked),
  })
  return { secure, provider, known, sent }
}

test('default: the key on Solana is a session of its own and leaves EIP-1193 where it is', async () => {
  const { secure, provider, known } = await start()
  const state = await solana.connect(provider.request, [chain])
  expect(state).toEqual({ accounts: [`${chain}:${onSolana}`], caipChainId: chain })
  expect(secure.asked).toEqual([
    { name: 'GET_USER', payload: { chainId: chain } },
    { name: 'SWITCH_NETWORK', payload: { chainId: known.chainId } },
  ])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([known.address])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
})

test('behavior: what is signed there is asked with its chain, for its account alone', async () => {
  const { secure, provider, known } = await start()
  await solana.connect(provider.request, [chain])
  const params = { transaction: 'AQ==', pubkey: onSolana }
  const request = { method: 'solana_signTransaction', params, caipChainId: chain }
  await provider.request({ ...request, account: onSolana })
  const payload = { method: request.method, params, chainId: chain, accountType: 'eoa' }
  expect(secure.asked.at(-1)).toEqual({ name: 'RPC_REQUEST', payload })
  await expect(provider.request({ ...request, account: known.address })).rejects.toMatchObject({
    code: 'WRONG_ACCOUNT',
  })
})

test('behavior: what is to be sent too is signed by the frame, and sent from here (S7.28)', async () => {
  const { secure, provider, sent } = await start()
  await solana.connect(provider.request, [chain])
  secure.answers.set('RPC_REQUEST', () => ({ signature: '5sig', transaction: 'Ag==' }))
  const options = { skipPreflight: true, encoding: 'base58' }
  const params = { transaction: 'AQ==', pubkey: onSolana, options }
  const request = { method: 'solana_signAndSendTransaction', params, caipChainId: chain }
  expect(await provider.request({ ...request, account: onSolana })).toEqual({ signature: '5sig' })
  expect(secure.asked.at(-1)).toMatchObject({
    payload: {
      method: 'solana_signTransaction',
      params: { transaction: 'AQ==', pubkey: onSolana },
    },
  })
  const whole = ['Ag==', { skipPreflight: true, encoding: 'base64' }]
  expect(sent).toEqual([{ caipChainId: chain, method: 'sendTransaction', params: whole }])
  await expect(provider.request({ ...request, params: {} })).rejects.toMatchObject({ code: -32602 })
})

test('error: what the frame does not sign is not sent', async () => {
  const { secure, provider, sent } = await start()
  await solana.connect(provider.request, [chain])
  secure.answers.set('RPC_REQUEST', () => {
    throw Object.assign(new Error('No'), { code: 4001 })
  })
  const params = { transaction: 'AQ==', pubkey: onSolana }
  const request = { method: 'solana_signAndSendTransaction', params, caipChainId: chain }
  await expect(provider.request(request)).rejects.toMatchObject({ code: 4001 })
  expect(sent).toEqual([])
})
