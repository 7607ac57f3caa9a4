import { SignClient } from '@walletconnect/sign-client'
import { verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { until } from '../testing.ts'
import { defaultRelaySettings, startWalletRelay, type WalletRelay } from './relay.ts'
import { type PhoneWallet, startPhoneWallet } from './testing/phoneWallet.ts'

type Client = Awaited<ReturnType<typeof SignClient.init>>

const chain = 'eip155:31337'
let relay: WalletRelay
let dapp: Client
let phone: PhoneWallet

beforeAll(async () => {
  relay = await startWalletRelay()
})
afterAll(() => relay.close())

beforeEach(async () => {
  process.env.DISABLE_GLOBAL_CORE = 'true'
  relay.set(defaultRelaySettings)
  phone = await startPhoneWallet({ relay, caipChainIds: [chain] })
  dapp = await SignClient.init({
    projectId: 'devnet',
    relayUrl: relay.url,
    logger: 'silent',
    metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
  })
})
afterEach(async () => {
  await phone.stop()
  dapp.core.heartbeat.stop()
  await dapp.core.relayer.transportClose()
})

async function propose() {
  const { uri, approval } = await dapp.connect({
    optionalNamespaces: {
      eip155: { chains: [chain], methods: ['personal_sign'], events: ['chainChanged'] },
    },
  })
  const answer = approval()
  answer.catch(() => undefined) // a test that expects it looks at it itself
  await phone.pair(uri ?? '')
  return answer
}

const sign = (topic: string, text: string) =>
  dapp.request<`0x${string}`>({
    topic,
    chainId: chain,
    request: { method: 'personal_sign', params: [text, phone.account.address] },
  })

describe('wallet relay', () => {
  test('default: two peers pair, settle and sign through it', async () => {
    const session = await propose()
    expect(session.namespaces.eip155?.accounts).toEqual([`${chain}:${phone.account.address}`])
    const signature = await sign(session.topic, 'hello')
    const { address } = phone.account
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  })

  test('error: a refused proposal arrives with its code', async () => {
    phone.onProposal = 'reject'
    await expect(propose()).rejects.toMatchObject({ code: 5000 })
  })

  test('error: a refused request arrives with its code', async () => {
    const session = await propose()
    phone.onRequest = 'reject'
    await expect(sign(session.topic, 'no')).rejects.toMatchObject({ code: 4001 })
  })

  test('behavior: each side hears when the other ends the session', async () => {
    const first = await propose()
    await dapp.disconnect({ topic: first.topic, reason: { code: 6000, message: 'Bye' } })
    await until(async () => phone.deleted[0])
    expect(phone.deleted).toEqual([first.topic])
    // It says so before its own store has let go of it.
    await until(async () => Object.keys(phone.kit.getActiveSessions()).length === 0 || undefined)

    await propose()
    const ended = new Promise((resolve) => dapp.once('session_delete', resolve))
    await phone.disconnect()
    await ended
    expect(dapp.session.getAll()).toEqual([])
  })

  test('behavior: what was sent while a side was away waits for it', async () => {
    const session = await propose()
    phone.onRequest = 'wait'
    const signing = sign(session.topic, 'queued')
    const asked = await until(async () => phone.requests[0])
    relay.set({ refuse: true })
    await until(async () => (relay.state().sockets === 0 ? true : undefined))
    relay.set({ refuse: false })
    await phone.answer(asked)
    expect(await signing).toMatch(/^0x/)
  })

  test('error: an unknown project is closed with a reason', async () => {
    relay.set({ projectIds: ['another'] })
    const refused = new Promise<Error>((resolve) => dapp.core.relayer.on('relayer_error', resolve))
    propose().catch(() => undefined) // it would try for a minute; the reason is told at once
    expect((await refused).message).toContain('Project not found')
  })
})
