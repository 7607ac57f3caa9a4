import { recoverMessageAddress, stringToHex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultRelaySettings, startWalletRelay, type WalletRelay } from '#devnet/relay/relay.ts'
import { type PhoneWallet, startPhoneWallet } from '#devnet/relay/testing/phoneWallet.ts'
import type { Authentication, Pairing, Proposal, SignedMessage, WcEvent, WcPort } from './port.ts'
import { createSessionStore } from './sessionStore.ts'
import { createWalletConnect } from './walletConnect.ts'

const one = 'eip155:31337'
const two = 'eip155:31338'
const proposal: Proposal = {
  eip155: {
    chains: [one, two],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['chainChanged', 'accountsChanged'],
  },
}

/** Of `wc_sessionRequest`. */
const REQUEST_TAG = 1108

let relay: WalletRelay
let phone: PhoneWallet
let wake: () => void
const ports: WcPort[] = []

beforeAll(async () => {
  process.env.DISABLE_GLOBAL_CORE = 'true'
  relay = await startWalletRelay()
})
afterAll(() => relay.close())
beforeEach(async () => {
  relay.set(defaultRelaySettings)
  phone = await startPhoneWallet({ relay, caipChainIds: [one, two] })
})
afterEach(async () => {
  relay.set(defaultRelaySettings)
  for (const port of ports.splice(0)) await port.destroy()
  await phone.stop()
})

function createPort(
  options: { storage?: ReturnType<typeof createSessionStore>; relayUrls?: readonly string[] } = {},
) {
  const { storage = createSessionStore('test', undefined), relayUrls = [relay.url] } = options
  const port = createWalletConnect({
    projectId: 'devnet',
    metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
    storage,
    attest: async () => '',
    relayUrls,
    watchWake: (onWake) => {
      wake = onWake
    },
  })
  ports.push(port)
  const events: WcEvent[] = []
  port.on((event) => events.push(event))
  return { port, events, storage }
}

function connect(port: WcPort, onPairing = (pairing: Pairing) => void phone.pair(pairing.uri)) {
  return port.connect({
    proposal,
    onPairing,
    isSeen: () => true,
    signal: new AbortController().signal,
  })
}

async function connected() {
  const made = createPort()
  const session = await connect(made.port)
  return { ...made, session }
}

const text = stringToHex('hello')
const sign = (port: WcPort, caipChainId = one) =>
  port.request({
    caipChainId,
    method: 'personal_sign',
    params: [text, phone.account.address],
  }) as Promise<`0x${string}`>

describe('WalletConnect', () => {
  test('default: pairs, signs, and ends the session at both sides (S4.01, S4.11, S7.27)', async () => {
    const { port, session } = await connected()
    expect(session).toMatchObject({
      peer: { name: 'Phone Wallet', icon: undefined },
      grant: {
        accounts: [`${one}:${phone.account.address}`, `${two}:${phone.account.address}`],
        methods: { eip155: ['personal_sign', 'eth_sendTransaction'] },
      },
    })
    const signature = await sign(port)
    expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(phone.account.address)
    await port.disconnect()
    await expect.poll(() => phone.deleted).toEqual([session.topic])
    expect(port.session()).toBe(undefined)
    await expect(sign(port)).rejects.toThrow('Please call connect() before request()')
  })

  describe('a second wallet', () => {
    let other: PhoneWallet
    beforeEach(async () => {
      other = await startPhoneWallet({ relay, caipChainIds: [one, two], accountIndex: 1 })
    })
    afterEach(() => other.stop())
    const pairOther = ({ uri }: Pairing) => void other.pair(uri)
    const signer = async (port: WcPort) =>
      recoverMessageAddress({ message: 'hello', signature: await sign(port) })

    test('behavior: one that declines leaves the first connected (V-F3, S4.01)', async () => {
      const { port, session } = await connected()
      other.onProposal = 'reject'
      await expect(connect(port, pairOther)).rejects.toMatchObject({ code: 4001 })
      expect(port.session()?.topic).toBe(session.topic)
      expect([await signer(port), phone.deleted]).toEqual([phone.account.address, []])
    })

    test('behavior: it takes the place of the first, which is left (V-F3, S4.01)', async () => {
      const { port, session, events } = await connected()
      other.onProposal = 'approve'
      const next = await connect(port, pairOther)
      expect(port.session()?.topic).toBe(next.topic)
      expect(await signer(port)).toBe(other.account.address)
      // The first wallet shows no connection that is none, and its end is not the new one's.
      await expect.poll(() => phone.deleted).toEqual([session.topic])
      expect(events.filter(({ type }) => type === 'ended')).toEqual([])
    })

    test('attack: what a wallet of another session says changes nothing (S4.11)', async () => {
      const mine = await connected()
      const theirs = createPort()
      other.onProposal = 'approve'
      await connect(theirs.port, pairOther)
      for (const { port } of [mine, theirs]) await port.destroy()
      // As after a document that ended before it could leave the former session.
      const storage = createSessionStore('test', undefined)
      const former = new Map(await theirs.storage.getEntries<object>())
      for (const [key, value] of await mine.storage.getEntries<object>()) {
        const also = former.get(key)
        const both =
          Array.isArray(value) && Array.isArray(also) ? [...value, ...also] : { ...also, ...value }
        await storage.setItem(key, both)
      }
      const { port, events } = createPort({ storage })
      const session = await port.restore(proposal)
      const [own, foreign] = session?.topic === phone.topic() ? [phone, other] : [other, phone]
      expect(session?.topic).toBe(own.topic())

      await foreign.emit('chainChanged', 31338, one)
      await foreign.emit('accountsChanged', [own.account.address], one)
      await foreign.update(foreign.namespaces([two]))
      await foreign.disconnect()
      // Heard after all of that.
      await own.emit('chainChanged', 31338, one)
      await own.emit('chainChanged', 31337, one)
      await expect
        .poll(() => events)
        .toEqual([
          { type: 'chainChanged', caipChainId: two },
          { type: 'chainChanged', caipChainId: one },
        ])
      expect(port.session()).toEqual(session)
      expect(await signer(port)).toBe(own.account.address)
    })
  })

  describe('signing in with the approval', () => {
    const authentication: Authentication = {
      domain: 'shop.example',
      uri: 'https://shop.example',
      nonce: 'abcdefgh12345678',
      statement: 'I accept the terms.',
      resources: ['https://shop.example/orders'],
      expiresAt: Date.parse('2040-01-01T00:00:00.000Z'),
      chains: [two, one],
    }
    async function signedBy(how?: 'sign' | 'reject') {
      if (how !== undefined) phone.learnToSignIn(how)
      const { port } = createPort()
      const signed: SignedMessage[] = []
      const onPairing = ({ uri }: Pairing) => void phone.pair(uri)
      const session = await port.connect({
        proposal,
        authentication,
        onPairing,
        isSeen: () => true,
        onSigned: (messages) => signed.push(...messages),
        signal: new AbortController().signal,
      })
      return { port, session, signed }
    }

    test('default: one approval is session and signatures, one per chain (S5.10)', async () => {
      const { port, session, signed } = await signedBy('sign')
      const { address } = phone.account
      expect(session.grant.accounts.toSorted()).toEqual([`${one}:${address}`, `${two}:${address}`])
      expect(signed.map(({ account }) => account)).toEqual([
        `${two}:${address}`,
        `${one}:${address}`,
      ])
      for (const { message, signature } of signed) {
        expect(message).toContain('shop.example wants you to sign in')
        expect(message).toContain('I accept the terms.')
        expect(message).toContain('Nonce: abcdefgh12345678')
        const signer = await recoverMessageAddress({
          message,
          signature: signature as `0x${string}`,
        })
        expect(signer).toBe(address)
      }
      expect(await sign(port)).toMatch(/^0x/)
    })

    test('behavior: a wallet that does not know it takes the plain proposal', async () => {
      const { session, signed } = await signedBy()
      expect(session.grant.accounts).toHaveLength(2)
      expect(signed).toEqual([])
    })

    test.each([{ nonce: 'somebodyelse0000' }, { domain: 'evil.example' }])(
      'error: a message that says %j is not passed on',
      async (signsInstead) => {
        phone.signsInstead = signsInstead
        const { signed } = await signedBy('sign')
        expect(signed).toEqual([])
      },
    )

    test('error: a wallet that declines is a 4001, and nothing is kept (S8.09)', async () => {
      await expect(signedBy('reject')).rejects.toMatchObject({ code: 4001 })
      const { port } = createPort()
      expect(await port.restore(proposal)).toBe(undefined)
    })
  })

  test('error: a wallet that declines is a 4001 (S8.09)', async () => {
    phone.onProposal = 'reject'
    await expect(connect(createPort().port)).rejects.toMatchObject({ code: 4001 })
  })

  test('error: a declined request is a 4001, and the session goes on (S8.09)', async () => {
    const { port } = await connected()
    phone.onRequest = 'reject'
    await expect(sign(port)).rejects.toMatchObject({ code: 4001 })
    expect(port.session()).toBeDefined()
  })

  test('error: a chain or a method that was not approved is not sent (S5.11)', async () => {
    const { port } = await connected()
    await expect(sign(port, 'eip155:1')).rejects.toMatchObject({ code: 'MISSING_OR_INVALID' })
    await expect(
      port.request({ caipChainId: one, method: 'eth_sign', params: [] }),
    ).rejects.toMatchObject({ code: 'MISSING_OR_INVALID' })
    await expect(
      port.request({ caipChainId: one, method: 'personal_sign', params: [], expirySeconds: 10 }),
    ).rejects.toThrow('Expiry must be a number (in seconds) between 300 and 604800')
    expect(phone.requests).toEqual([])
  })

  test('behavior: what was not asked for is left out of a session', async () => {
    const { port } = createPort()
    phone.onProposal = 'wait'
    const connecting = connect(port)
    await expect.poll(() => phone.proposals.length).toBe(1)
    const [asked] = phone.proposals
    const granted = phone.namespaces([one, 'eip155:1'])
    if (asked !== undefined) await phone.approve(asked, granted)
    const { grant } = await connecting
    expect(grant.accounts).toEqual([`${one}:${phone.account.address}`])
    expect(grant.methods.eip155).not.toContain('wallet_addEthereumChain')
  })

  test('error: a session without any account that was asked for is ended again', async () => {
    const { port } = createPort()
    phone.onProposal = 'wait'
    const connecting = connect(port)
    connecting.catch(() => undefined)
    await expect.poll(() => phone.proposals.length).toBe(1)
    const [asked] = phone.proposals
    if (asked !== undefined) await phone.approve(asked, phone.namespaces(['eip155:1']))
    await expect(connecting).rejects.toMatchObject({ code: 'WALLET_NO_ACCOUNT' })
    await expect.poll(() => phone.deleted.length).toBe(1)
  })

  test('behavior: an event of the wallet is told (S4.11)', async () => {
    const { events } = await connected()
    await phone.emit('chainChanged', 31338, one)
    await expect.poll(() => events).toEqual([{ type: 'chainChanged', caipChainId: two }])
  })

  test('behavior: an update by the wallet is told (S4.11)', async () => {
    const { port, events } = await connected()
    await phone.update(phone.namespaces([two]))
    await expect.poll(() => events.at(-1)?.type).toBe('updated')
    expect(port.session()?.grant.accounts).toEqual([`${two}:${phone.account.address}`])
  })

  test('behavior: the end by the wallet is told (S4.11)', async () => {
    const { port, events } = await connected()
    await phone.disconnect()
    await expect.poll(() => events.at(-1)).toEqual({ type: 'ended', reason: 'wallet' })
    expect(port.session()).toBe(undefined)
  })

  test('behavior: a session is taken up again from what was stored (S4.01)', async () => {
    const { port, storage, session } = await connected()
    await port.destroy()
    const again = createPort({ storage })
    expect(await again.port.restore(proposal)).toEqual(session)
    expect(await sign(again.port)).toMatch(/^0x/)
    const fresh = createPort()
    expect(await fresh.port.restore(proposal)).toBe(undefined)
  })

  test('behavior: a request in flight is answered after the relay restarted', async () => {
    const { port } = await connected()
    phone.onRequest = 'wait'
    const signing = sign(port)
    await expect.poll(() => phone.requests.length).toBe(1)
    relay.set({ refuse: true })
    await expect.poll(() => relay.state().sockets).toBe(0)
    relay.set({ refuse: false })
    const [asked] = phone.requests
    if (asked !== undefined) await phone.answer(asked)
    expect(await signing).toMatch(/^0x/)
  })

  test('behavior: a half-open socket is replaced after a sleep', async () => {
    const { port } = await connected()
    relay.deadSockets()
    await phone.kit.core.relayer.restartTransport()
    const before = relay.log.length
    wake()
    // The new socket subscribes to what the old one had.
    await expect
      .poll(() => relay.log.slice(before).map(({ method }) => method), { timeout: 10_000 })
      .toContain('irn_batchSubscribe')
    expect(await sign(port)).toMatch(/^0x/)
  })

  test('behavior: the second relay is tried when the first is away', async () => {
    const { port } = createPort({ relayUrls: ['ws://127.0.0.1:9', relay.url] })
    expect((await connect(port)).peer.name).toBe('Phone Wallet')
  })

  test('error: a project that is refused is told at once', async () => {
    relay.set({ projectIds: ['another'] })
    const started = Date.now()
    await expect(connect(createPort().port)).rejects.toMatchObject({
      code: 'WALLET_CONNECT_PROJECT_REFUSED',
    })
    expect(Date.now() - started).toBeLessThan(5_000)
  })

  test('behavior: giving up ends the wait', async () => {
    phone.onProposal = 'wait'
    const stop = new AbortController()
    const { port } = createPort()
    const connecting = port.connect({
      proposal,
      onPairing: () => stop.abort(new Error('Enough')),
      isSeen: () => true,
      signal: stop.signal,
    })
    await expect(connecting).rejects.toThrow('Enough')
  })

  test('error: nothing is sent while no relay answers', async () => {
    const { port } = await connected()
    relay.set({ refuse: true })
    await expect.poll(() => relay.state().sockets).toBe(0)
    await expect(sign(port)).rejects.toMatchObject({ code: 'WALLET_CONNECT_UNREACHABLE' })
    // Nor is it sent later, when the relay is back.
    const before = relay.log.length
    relay.set({ refuse: false })
    await expect.poll(() => relay.state().sockets, { timeout: 30_000 }).toBeGreaterThan(0)
    expect(relay.log.slice(before).filter(({ tag }) => tag === REQUEST_TAG)).toEqual([])
  })
})
