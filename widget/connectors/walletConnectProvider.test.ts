import { describe, expect, test } from 'vitest'
import { BaseError, type WalletEvent } from '#protocol'
import type {
  Authentication,
  WcEvent,
  WcPort,
  WcRequest,
  WcSession,
} from '#clients/walletConnect/port.ts'
import { knownNetworks } from '#kernel/networks/offer.ts'
import { createWalletConnectProvider } from './walletConnectProvider.ts'

const alice = '0x1111111111111111111111111111111111111111'
const bob = '0x2222222222222222222222222222222222222222'
const one = 'eip155:31337'
const two = 'eip155:31338'
const methods = ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain']

function sessionOf(change: Partial<WcSession> = {}, accounts = [`${one}:${alice}`]): WcSession {
  return {
    topic: 'topic',
    expiresAt: 0,
    grant: { accounts, methods: { eip155: methods }, events: {} },
    peer: {
      name: 'Phone',
      icon: 'https://a.example/i.png',
      native: undefined,
      universal: undefined,
    },
    properties: {},
    ...change,
  }
}

/** A port that speaks as WalletConnect does, in this process. */
function start(options: { session?: WcSession; stored?: WcSession } = {}) {
  const listeners = new Set<(event: WcEvent) => void>()
  const sent: WcRequest[] = []
  const told: (WalletEvent | string)[] = []
  const refused: unknown[] = []
  const world = {
    session: undefined as WcSession | undefined,
    approved: options.session ?? sessionOf(),
    answer: (_: WcRequest): unknown => null,
    preferred: undefined as string | undefined,
    owner: true,
    stored: options.stored,
    rests: 0,
    authentication: undefined as Authentication | undefined,
    /** What the wallet was asked to sign with each pairing. */
    asked: [] as (Authentication | undefined)[],
    refusal: undefined as BaseError | undefined,
  }
  const port: WcPort = {
    session: () => world.session,
    restore: async () => {
      world.session = world.stored
      return world.stored
    },
    connect: async ({ onPairing, onSigned, authentication }) => {
      onPairing({ uri: 'wc:1', expiresAt: 0 })
      world.asked.push(authentication)
      if (world.refusal !== undefined) throw world.refusal
      if (authentication !== undefined) {
        onSigned?.([{ account: `${one}:${alice}`, message: 'hello', signature: '0x5a' }])
      }
      world.session = world.approved
      return world.approved
    },
    request: async (request) => {
      sent.push(request)
      return world.answer(request)
    },
    disconnect: async () => {
      world.session = undefined
    },
    rest: async () => {
      world.rests += 1
    },
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    destroy: async () => undefined,
  }
  const emit = (event: WcEvent) => {
    if (event.type === 'updated') world.session = event.session
    if (event.type === 'ended') world.session = undefined
    for (const listener of [...listeners]) listener(event)
  }
  const provider = createWalletConnectProvider({
    port,
    networks: () =>
      knownNetworks({
        allowedOrigins: [],
        allowedParents: [],
        projectIds: [],
        networks: [31337, 31338].map((chainId) => ({
          chainId,
          name: String(chainId),
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: ['https://rpc.example'],
        })),
      }),
    preferredChain: () => world.preferred,
    isSeen: () => true,
    onPairing: ({ uri }) => told.push(uri),
    authentication: async () => world.authentication,
    onSigned: async (signed) => {
      told.push(...signed.map(({ signature }) => signature))
    },
    onEvent: (event) => told.push(event),
    onEnded: (reason) => told.push(reason),
    onRefused: (error) => refused.push(error),
    own: async () => {
      if (!world.owner) throw new BaseError('Busy', { code: 'WALLET_CONNECT_OTHER_TAB' })
    },
    release: () => undefined,
  })
  const ask = (method: string, params?: readonly unknown[], more = {}) =>
    provider.request({ method, params, ...more })
  return { provider, ask, sent, told, refused, world, emit }
}

async function connected(session = sessionOf({}, [`${one}:${alice}`, `${two}:${bob}`])) {
  const made = start({ session })
  await made.ask('eth_requestAccounts')
  made.told.length = 0
  return made
}

describe('connection', () => {
  test('default: pairs, and starts on the preferred network (S4.01)', async () => {
    const { ask, told, world, provider } = start({
      session: sessionOf({}, [`${one}:${alice}`, `${two}:${bob}`]),
    })
    world.preferred = two
    expect(await ask('eth_requestAccounts')).toEqual([bob])
    expect(await ask('eth_chainId')).toBe('0x7a6a')
    expect(told).toEqual(['wc:1'])
    expect(provider.wallet()).toEqual({
      id: 'walletConnect',
      rdns: 'walletConnect',
      name: 'Phone',
      icon: undefined,
    })
  })

  test('behavior: what was stored is taken up (S4.01)', async () => {
    expect(await start({ stored: sessionOf() }).ask('eth_accounts')).toEqual([alice])
  })

  test('behavior: where nothing was stored there are no accounts (S4.01)', async () => {
    const { ask } = start()
    expect(await ask('eth_accounts')).toEqual([])
    expect(await ask('eth_chainId')).toBe('0x7a69')
  })

  test('error: another tab owns the session', async () => {
    const { ask, world } = start({ stored: sessionOf() })
    world.owner = false
    await expect(ask('eth_accounts')).rejects.toMatchObject({ code: 'WALLET_CONNECT_OTHER_TAB' })
  })

  test('error: a request before a connection (S5.11, S8.10)', async () => {
    await expect(start().ask('personal_sign')).rejects.toThrow(
      'Please call connect() before request()',
    )
  })
})

describe('request', () => {
  test('default: sent on the chain asked for', async () => {
    const { ask, sent, world } = await connected()
    world.answer = () => '0xsigned'
    expect(await ask('personal_sign', ['0x', bob], { caipChainId: two, account: bob })).toBe(
      '0xsigned',
    )
    expect(sent).toEqual([{ caipChainId: two, method: 'personal_sign', params: ['0x', bob] }])
  })

  test('error: a foreign account, chain or method is not sent (S5.11, S8.10)', async () => {
    const { ask, sent } = await connected()
    const on = { caipChainId: one, account: bob }
    await expect(ask('personal_sign', [], on)).rejects.toMatchObject({ code: 4100 })
    await expect(ask('personal_sign', [], { caipChainId: 'eip155:5' })).rejects.toMatchObject({
      code: 4901,
    })
    await expect(ask('eth_signTypedData_v4', [])).rejects.toMatchObject({ code: 4200 })
    await expect(ask('wallet_getCallsStatus', ['1'])).rejects.toThrow(
      'Fetching call status not approved by the wallet.',
    )
    await expect(ask('wallet_getCapabilities', [])).rejects.toThrow(
      'Missing address parameter in wallet_getCapabilities request',
    )
    expect(sent).toEqual([])
  })

  test('behavior: the page’s own time goes along with the request (S5.11)', async () => {
    const { ask, sent, world } = await connected()
    world.answer = () => '0xsigned'
    await ask('personal_sign', ['0x', alice], { expiry: 300 })
    expect(sent).toMatchObject([{ method: 'personal_sign', expirySeconds: 300 }])
  })

  test('error: a kind of chain that was not granted has the spec’s sentence (S8.10)', async () => {
    const { ask, sent } = await connected()
    const elsewhere = { caipChainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }
    await expect(ask('solana_signMessage', [], elsewhere)).rejects.toMatchObject({
      code: 4100,
      message: 'Namespace is not configured. Please call connect() first with namespace config.',
    })
    expect(sent).toEqual([])
  })

  test('behavior: capabilities that came with the session are not asked for (S7.29)', async () => {
    const properties = { capabilities: JSON.stringify({ [alice]: { '0x7a69': { atomic: {} } } }) }
    const { ask, sent } = await connected(sessionOf({ properties }))
    expect(await ask('wallet_getCapabilities', [alice])).toEqual({ '0x7a69': { atomic: {} } })
    expect(sent).toEqual([])
  })
})

describe('network', () => {
  test('default: a granted chain is switched to without asking the wallet', async () => {
    const { ask, sent } = await connected()
    await ask('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
    expect(await ask('eth_chainId')).toBe('0x7a6a')
    expect(await ask('eth_accounts')).toEqual([bob])
    expect(sent).toEqual([])
  })

  test('behavior: for another one the wallet is asked, and its session follows', async () => {
    const { ask, world, emit } = await connected(sessionOf())
    world.answer = () => {
      emit({ type: 'updated', session: sessionOf({}, [`${one}:${alice}`, `${two}:${bob}`]) })
      return null
    }
    await ask('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
    expect(await ask('eth_chainId')).toBe('0x7a6a')
  })

  test('error: a wallet that cannot switch is told as such (S8.10)', async () => {
    const grant = { accounts: [`${one}:${alice}`], methods: { eip155: [] }, events: {} }
    const { ask } = await connected(sessionOf({ grant }))
    await expect(ask('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).rejects.toThrow(
      "Failed to switch to chain 'eip155:31338'. The chain is not approved or the wallet does not support 'wallet_switchEthereumChain' method.",
    )
  })
})

describe('events', () => {
  test('default: the chain changed, and with it the accounts (S4.11)', async () => {
    const { ask, told, emit } = await connected()
    emit({ type: 'chainChanged', caipChainId: two })
    expect(told).toEqual([
      { type: 'chainChanged', chainId: '0x7a6a' },
      { type: 'accountsChanged', accounts: [bob] },
    ])
    expect(await ask('eth_chainId')).toBe('0x7a6a')
  })

  test('behavior: a chain that is no longer granted is left (S4.11)', async () => {
    const { told, emit } = await connected()
    emit({ type: 'updated', session: sessionOf({}, [`${two}:${bob}`]) })
    expect(told).toEqual([
      { type: 'chainChanged', chainId: '0x7a6a' },
      { type: 'accountsChanged', accounts: [bob] },
    ])
  })

  test('behavior: accounts of another chain do not matter now (S4.11)', async () => {
    const { told, emit } = await connected()
    emit({ type: 'accountsChanged', caipChainId: two, addresses: [bob] })
    expect(told).toEqual([])
  })

  test('behavior: a session that ended, and one without accounts, are over (S5.11)', async () => {
    for (const reason of ['wallet', 'expired'] as const) {
      const ended = await connected()
      ended.emit({ type: 'ended', reason })
      expect(ended.told).toEqual([reason])
    }
    const emptied = await connected()
    emptied.emit({ type: 'updated', session: sessionOf({}, []) })
    expect(emptied.told).toEqual(['wallet'])
  })
})

describe('two tabs', () => {
  const session = sessionOf({}, [`${one}:${alice}`, `${two}:${bob}`])

  test('default: a tab that gave the session up takes it back for the next request (S4.01)', async () => {
    const { ask, provider, world, told, sent } = await connected(session)
    world.stored = session
    await provider.rest()
    expect(world.rests).toBe(1)
    await Promise.all([ask('personal_sign'), ask('personal_sign')])
    expect(sent).toHaveLength(2)
    expect(told).toEqual([])
  })

  test('behavior: what changed meanwhile is told, and an end too (S4.11)', async () => {
    const { provider, world, told, ask } = await connected(session)
    world.stored = sessionOf({}, [`${two}:${bob}`])
    await provider.rest()
    await provider.wake()
    expect(told).toEqual([
      { type: 'chainChanged', chainId: '0x7a6a' },
      { type: 'accountsChanged', accounts: [bob] },
    ])
    told.length = 0
    world.stored = undefined
    await provider.rest()
    await expect(ask('personal_sign')).rejects.toMatchObject({ code: 'NO_MATCHING_KEY' })
    expect(told).toEqual(['wallet'])
  })

  test('error: the other tab is busy: nothing is sent, and it can be tried again', async () => {
    const { ask, provider, world, sent } = await connected(session)
    world.stored = session
    await provider.rest()
    world.owner = false
    await expect(ask('personal_sign')).rejects.toMatchObject({ code: 'WALLET_CONNECT_OTHER_TAB' })
    expect(sent).toEqual([])
    world.owner = true
    await ask('personal_sign')
    expect(sent).toHaveLength(1)
  })

  test('behavior: it is busy while the wallet is asked, not before and after', async () => {
    const { ask, provider, world } = await connected(session)
    expect(provider.isBusy()).toBe(false)
    let answer: (value: unknown) => void = () => undefined
    world.answer = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const signing = ask('personal_sign')
    await expect.poll(() => provider.isBusy()).toBe(true)
    answer('0x')
    await signing
    expect(provider.isBusy()).toBe(false)
  })
})

describe('signing in while connecting', () => {
  const authentication: Authentication = {
    domain: 'shop.example',
    uri: 'https://shop.example',
    nonce: 'abcdefgh12345678',
    statement: undefined,
    resources: [],
    expiresAt: 0,
    chains: [one],
  }

  test('default: the pairing asks for it, and what was signed is told before the accounts', async () => {
    const { ask, told, world } = start()
    world.authentication = authentication
    expect(await ask('eth_requestAccounts')).toEqual([alice])
    expect(world.asked).toEqual([authentication])
    expect(told).toEqual(['wc:1', '0x5a'])
  })

  test('error: a relay that refuses the project is told to the site, a wallet that declines is not (S8.03)', async () => {
    const { ask, world, refused } = start()
    world.refusal = new BaseError('Declined', { code: 4001 })
    await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
    expect(refused).toEqual([])
    world.refusal = new BaseError('Unauthorized: invalid key', {
      code: 'WALLET_CONNECT_PROJECT_REFUSED',
    })
    await expect(ask('eth_requestAccounts')).rejects.toBe(world.refusal)
    expect(refused).toEqual([world.refusal])
  })

  test('behavior: a wallet that failed at it is asked without it next', async () => {
    const { ask, world } = start()
    world.authentication = authentication
    world.refusal = new BaseError('Signature verification failed', { code: 7000 })
    await expect(ask('eth_requestAccounts')).rejects.toMatchObject({ code: 7000 })
    world.refusal = undefined
    await ask('eth_requestAccounts')
    expect(world.asked).toEqual([authentication, undefined])
  })
})
