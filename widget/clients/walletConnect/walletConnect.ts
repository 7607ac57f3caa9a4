import { wait } from '#lib/abort.ts'
import { BaseError, isError } from '#protocol'
import { cleanName } from '#lib/cleanName.ts'
import { type Authenticated, proposeSigned } from './authenticate.ts'
import { destroyed, notConnected, toRequestError, toWcError, unreachable } from './errors.ts'
import { grantedId, withFormerIds } from './formerChains.ts'
import { grantOf } from './grant.ts'
import {
  EXPIRY_LOOK_MS,
  RELAY_RETRY_MS,
  RELAY_WAIT_MS,
  REQUEST_EXPIRY_MAX_S,
  REQUEST_EXPIRY_MIN_S,
  REQUEST_EXPIRY_S,
} from './limits.ts'
import { pair, type Proposed } from './pair.ts'
import type {
  Authentication,
  Proposal,
  WcConnectOptions,
  WcEvent,
  WcPeer,
  WcPort,
  WcRequest,
  WcSession,
} from './port.ts'
import { propertiesOf } from './propertiesOf.ts'
import { readEvent } from './readEvent.ts'
import { type Client, type ClientOptions, closeClient, openClient } from './signClient.ts'

export type WalletConnectOptions = ClientOptions & {
  /** Relays, in the order to try them. */
  readonly relayUrls: readonly string[]
  /** Calls back when the document was suspended so long that a socket may be half open. */
  readonly watchWake: (onWake: () => void, signal: AbortSignal) => void
}

type SdkSession = ReturnType<Client['session']['get']>

const reasonUserLeft = { code: 6000, message: 'User disconnected.' }

/** WalletConnect over Reown's SDK, with every wait bounded and every answer checked. */
export function createWalletConnect(options: WalletConnectOptions): WcPort {
  const { relayUrls, watchWake } = options
  const listeners = new Set<(event: WcEvent) => void>()
  const life = new AbortController()
  let opening: Promise<Client> | undefined
  let session: WcSession | undefined
  let asked: Proposal = {}
  let expiry: ReturnType<typeof setTimeout> | undefined

  const tell = (event: WcEvent) => {
    for (const listener of listeners) listener(event)
  }

  async function open(url = relayUrls[0] ?? ''): Promise<Client> {
    if (life.signal.aborted) throw destroyed()
    opening ??= openClient(url, options).then((client) => {
      follow(client)
      return client
    })
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  async function shut(): Promise<void> {
    const client = await opening?.catch(() => undefined)
    opening = undefined
    if (client !== undefined) await closeClient(client)
  }

  function follow(client: Client): void {
    client.on('session_update', ({ topic }) => {
      if (topic !== session?.topic) return
      const next = readSession(client.session.get(topic), asked)
      if (next === undefined) return end('wallet')
      keep(next)
      tell({ type: 'updated', session: next })
    })
    client.on('session_extend', ({ topic }) => {
      if (topic === session?.topic) keep(readSession(client.session.get(topic), asked))
    })
    client.on('session_event', ({ topic, params }) => {
      if (session === undefined || topic !== session.topic) return
      const event = readEvent(params, session.grant)
      if (event !== undefined) tell(event)
    })
    client.on('session_delete', ({ topic }) => {
      if (topic === session?.topic) end('wallet')
    })
    client.on('session_expire', ({ topic }) => {
      if (topic === session?.topic) end('expired')
    })
  }

  function keep(next: WcSession | undefined): void {
    session = next
    clearTimeout(expiry)
    if (next !== undefined) watchExpiry(next.expiresAt)
  }
  /** The SDK checks expiry only while its relay is connected, but a session expires without one too. */
  function watchExpiry(at: number): void {
    const left = at - Date.now()
    expiry = setTimeout(() => (left > 0 ? watchExpiry(at) : end('expired')), clamp(left))
  }

  function end(reason: 'wallet' | 'expired'): void {
    keep(undefined)
    tell({ type: 'ended', reason })
  }

  /** The first relay that accepts a proposal; every attempt has a fresh client and a timeout. */
  async function proposeSomewhere(
    proposal: Proposal,
    authentication: Authentication | undefined,
  ): Promise<Proposed<Authenticated>> {
    let failure: unknown
    for (const url of relayUrls) {
      try {
        return await propose(await bounded(open(url)), proposal, authentication)
      } catch (error) {
        failure = error
        await shut()
        if (isError(toWcError(error), 'WALLET_CONNECT_PROJECT_REFUSED')) break
      }
    }
    throw toWcError(failure ?? unreachable())
  }

  async function adopt(client: Client, settled: SdkSession): Promise<WcSession> {
    const next = readSession(settled, asked)
    if (next !== undefined) {
      await openNoLinks(client, settled)
      keep(next)
      return next
    }
    await client.disconnect({ topic: settled.topic, reason: reasonUserLeft })
    throw new BaseError('The wallet shared no account', { code: 'WALLET_NO_ACCOUNT' })
  }

  async function connect(options: WcConnectOptions) {
    const { proposal, authentication, onPairing, onSigned, isSeen, signal } = options
    asked = proposal
    try {
      const { settled, signed } = await pair({
        propose: () => proposeSomewhere(proposal, authentication),
        onPairing,
        isSeen,
        discard: ({ settled }) => void leave(settled.topic),
        signal,
      })
      const client = await open()
      const adopted = await adopt(client, settled)
      leaveOthers(client, adopted.topic)
      if (signed.length > 0) onSigned?.(signed)
      return adopted
    } catch (error) {
      // A client that rejected a signature no longer has a session.
      if (authentication !== undefined) await shut()
      // The previous session stays active, and its events are still handled.
      if (session !== undefined) await open().catch(() => undefined) // the next request tries again
      throw error
    }
  }

  /** One session at a time: a new one replaces those before. */
  function leaveOthers(client: Client, kept: string): void {
    for (const { topic } of client.session.getAll()) if (topic !== kept) void leave(topic)
  }

  async function request(sent: WcRequest): Promise<unknown> {
    const { caipChainId, method, params, expirySeconds = REQUEST_EXPIRY_S } = sent
    if (session === undefined) throw notConnected()
    if (expirySeconds < REQUEST_EXPIRY_MIN_S || expirySeconds > REQUEST_EXPIRY_MAX_S) {
      throw new BaseError(
        `Missing or invalid. request() expiry: ${expirySeconds}. Expiry must be a number (in seconds) between ${REQUEST_EXPIRY_MIN_S} and ${REQUEST_EXPIRY_MAX_S}`,
        { code: 'MISSING_OR_INVALID' },
      )
    }
    const { topic } = session
    const client = await open()
    // Send nothing while the relay is disconnected: the SDK would send it later, unasked.
    await whenConnected(client, relayUrls)
    try {
      return await client.request({
        topic,
        chainId: grantedId(client.session.get(topic).namespaces, caipChainId),
        request: { method, params },
        expiry: expirySeconds,
      })
    } catch (error) {
      const failure = toRequestError(error)
      if (isError(failure, 'NO_MATCHING_KEY') && session?.topic === topic) end('wallet')
      throw failure
    }
  }

  async function disconnect(): Promise<void> {
    const topic = session?.topic
    keep(undefined)
    if (topic !== undefined) await leave(topic)
  }

  async function leave(topic: string): Promise<void> {
    const client = await opening
    if (client === undefined) return
    try {
      await bounded(client.disconnect({ topic, reason: reasonUserLeft }))
    } catch {
      // The wallet could not be notified; on this side the session is over anyway.
      await client.session.delete(topic, reasonUserLeft).catch(() => undefined)
    }
  }

  watchWake(() => {
    opening?.then(({ core }) => core.relayer.restartTransport()).catch(() => undefined) // still offline: the SDK tries again, and requests check first
  }, life.signal)

  return {
    session: () => session,
    async restore(proposal) {
      asked = proposal
      const client = await open()
      const stored = client.session.getAll().sort((a, b) => b.expiry - a.expiry)[0]
      if (stored !== undefined) await openNoLinks(client, stored)
      keep(stored === undefined ? undefined : readSession(stored, asked))
      return session
    },
    connect,
    request,
    disconnect,
    async rest() {
      clearTimeout(expiry) // the other tab looks after it, and may have it extended
      await shut()
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async destroy() {
      life.abort()
      clearTimeout(expiry)
      listeners.clear()
      await shut()
    },
  }
}

/** A browser timer takes at most 24.8 days, and is late by as long as the machine slept. */
function clamp(ms: number): number {
  return Math.max(0, Math.min(ms, EXPIRY_LOOK_MS))
}

/** Proposes a session; a relay's refusal rejects at once, not after a minute of retries. */
async function propose(
  client: Client,
  proposal: Proposal,
  authentication: Authentication | undefined,
): Promise<Proposed<Authenticated>> {
  const { relayer } = client.core
  const refused = new Promise<never>((_, reject) => relayer.once('relayer_error', reject))
  refused.catch(() => undefined) // raced below
  const proposed =
    authentication === undefined
      ? proposePlainly(client, proposal)
      : proposeSigned(client, proposal, authentication)
  // The caller may have stopped waiting by then: a pairing that expires unseen is not a failure.
  proposed.then(({ approval }) => approval.catch(() => undefined)).catch(() => undefined)
  return bounded(Promise.race([proposed, refused]))
}

function proposePlainly(client: Client, proposal: Proposal): Promise<Proposed<Authenticated>> {
  return (
    client
      .connect({
        optionalNamespaces: Object.fromEntries(
          Object.entries(proposal).map(([name, { chains, methods, events }]) => [
            name,
            { chains: withFormerIds(chains), methods: [...methods], events: [...events] },
          ]),
        ),
      })
      // In the same task: a rejection before `approval()` is called would be lost.
      .then(({ uri = '', approval }) => ({
        uri,
        approval: approval().then((settled) => ({ settled, signed: [] })),
      }))
  )
}

/**
 * The SDK would read a link from `localStorage` at every request, which throws where storage is
 * blocked, and lead the page there before the request is even sent.
 */
function openNoLinks(client: Client, { topic, sessionConfig }: SdkSession): Promise<void> {
  return client.session.update(topic, {
    sessionConfig: { ...sessionConfig, disableDeepLink: true },
  })
}

/** Waits until the socket is open, and reopens it where the SDK has given up. */
async function whenConnected(
  { core: { relayer } }: Client,
  relayUrls: readonly string[],
): Promise<void> {
  for (const url of relayUrls) {
    const until = Date.now() + RELAY_WAIT_MS
    while (!relayer.connected && Date.now() < until) {
      // The SDK may also do nothing and resolve at once: without a pause this loop would block the page.
      const opened = relayer.transportOpen(url).catch(() => undefined)
      await Promise.race([opened, wait(until - Date.now())])
      if (!relayer.connected) await wait(RELAY_RETRY_MS)
    }
    if (relayer.connected) return
  }
  throw unreachable()
}

/** Gives up after the relay's limit. */
async function bounded<value>(promise: Promise<value>): Promise<value> {
  const stop = new AbortController()
  const limit = wait(RELAY_WAIT_MS, stop.signal).then(() => Promise.reject(unreachable()))
  limit.catch(() => undefined)
  try {
    return await Promise.race([promise, limit])
  } catch (error) {
    throw toWcError(error)
  } finally {
    stop.abort()
  }
}

/**
 * A session as the widget uses it; undefined when it grants nothing of what was asked, or when it
 * is not the wallet that controls it.
 */
function readSession(settled: SdkSession, asked: Proposal): WcSession | undefined {
  const { topic, expiry, namespaces, controller, peer, sessionProperties } = settled
  const grant = grantOf(namespaces, asked)
  if (grant.accounts.length === 0 || controller !== peer.publicKey) return undefined
  return {
    topic,
    grant,
    expiresAt: expiry * 1_000,
    peer: readPeer(peer.metadata),
    properties: propertiesOf(sessionProperties),
  }
}

const NAME_CHARS = 60
const URL_CHARS = 2_048

function readPeer(metadata: SdkSession['peer']['metadata']): WcPeer {
  const { name, icons, redirect } = metadata
  return {
    name: cleanName(String(name), NAME_CHARS) ?? 'WalletConnect',
    icon: link(icons?.[0], /^https:\/\//),
    native: link(redirect?.native, /^[a-z][-+.\w]*:/i),
    universal: link(redirect?.universal, /^https:\/\//),
  }
}

function link(text: unknown, pattern: RegExp): string | undefined {
  return typeof text === 'string' && text.length <= URL_CHARS && pattern.test(text)
    ? text
    : undefined
}
