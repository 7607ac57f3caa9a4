import { applyLie, type FieldLie } from '#devnet/http/fieldLies.ts'
import { createBridgeClient } from '../client/client.ts'
import { createChainClient } from '../transport/createChainClient.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import type { PinnedToken } from '../client/pinnedToken.ts'
import type { World } from './world.ts'

export type Party = 'api' | 'indexer' | `rpc:${number}`

/** A true answer: who gave it, to which kind of question (a path, an RPC method), and to which one. */
export type Answer = {
  readonly party: Party
  readonly subject: string
  readonly question: string
  readonly status: number
  /** Of a node: its `result`. */
  readonly body: unknown
}

/** One false field: in the answer to one question, or to all of its kind. */
export type Lie = Pick<Answer, 'party' | 'subject'> & {
  readonly question?: string | undefined
  /** Of HTTP, where it is not the true one. */
  readonly status?: number | undefined
  readonly lie: FieldLie
}

type Call = { readonly id: number; readonly method: string; readonly params?: unknown }

/** A client that asks this often waits for something that never comes. */
const MAX_QUESTIONS = 40
/** Of EIP-1474. */
const LIMIT_EXCEEDED = -32_005

/**
 * Clients of a real world that stands still: each question reaches it once, and its answer is given again
 * from then on, with lies in it. Everything between HTTP and the caller is the product's own.
 */
export function recordWorld(
  world: World,
  { tokens }: { readonly tokens?: Readonly<Record<number, readonly PinnedToken[]>> } = {},
) {
  const { bridgeApi = '', indexer = '' } = world.devnet.urls
  const parties: readonly (readonly [url: string, party: Party])[] = [
    [bridgeApi, 'api'],
    [indexer, 'indexer'],
    ...world.devnet.chains.map(
      ({ chainId, rpcUrl }) => [rpcUrl, `rpc:${chainId}`] as const satisfies [string, Party],
    ),
  ]
  const answers = new Map<string, Promise<Answer>>()

  function truth(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = answers.get(question) ?? ask()
    answers.set(question, known)
    return known
  }

  async function askNode(url: string, party: Party, { method, params }: Call): Promise<Answer> {
    const question = `${party} ${method} ${JSON.stringify(params)}`
    return truth(question, async () => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const headers = { 'content-type': 'application/json' }
      const ask = async () => (await fetch(url, { method: 'POST', headers, body })).json()
      const first = await ask()
      // Kept is what the node says lastingly: one that was asked too much answers when it is asked again.
      const told = first.error?.code === LIMIT_EXCEEDED ? await ask() : first
      const isError = told.error !== undefined
      const status = isError ? 500 : 200
      return { party, subject: method, question, status, body: isError ? told.error : told.result }
    })
  }

  async function askService(url: string, party: Party, init?: RequestInit): Promise<Answer> {
    const question = `${party} ${url} ${String(init?.body ?? '')}`
    return truth(question, async () => {
      const { method = 'GET', body, headers } = init ?? {}
      const response = await fetch(url, {
        method,
        ...(body && { body }),
        ...(headers && { headers }),
      })
      const subject = new URL(url).pathname
      return { party, subject, question, status: response.status, body: await response.json() }
    })
  }

  /** A client that knows nothing yet, and whose world tells these lies; `used` is what it was told. */
  function open(lies: readonly Lie[] = []) {
    // viem puts questions to one URL into one request, whichever client asks.
    const own = `/?${crypto.randomUUID()}`
    const used = new Set<Answer>()
    const life = new AbortController()
    let asked = 0
    const tell = (answer: Answer): { status: number; body: unknown } => {
      used.add(answer)
      return lies
        .filter(
          ({ party, subject, question = answer.question }) =>
            party === answer.party && subject === answer.subject && question === answer.question,
        )
        .reduce(
          (told, { status = told.status, lie }) => ({ status, body: applyLie(told.body, lie) }),
          { status: answer.status, body: answer.body },
        )
    }
    const lyingFetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
      asked += 1
      if (asked > MAX_QUESTIONS) life.abort(new Error('waits for what does not come'))
      const url = String(input)
      const [base, party] = parties.find(([start]) => url.startsWith(start)) ?? []
      if (base === undefined || party === undefined) throw new Error(`nobody lives at ${url}`)
      const json = { 'content-type': 'application/json' }
      if (!party.startsWith('rpc:')) {
        const answer = await askService(url, party, init)
        const { status, body } = tell(answer)
        return new Response(JSON.stringify(body) ?? '', { status, headers: json })
      }
      const parsed = JSON.parse(String(init?.body)) as Call | Call[] // of viem
      const calls = Array.isArray(parsed) ? parsed : [parsed]
      const told = await Promise.all(
        calls.map(async (call) => {
          const answer = await askNode(base, party, call)
          const { status, body } = tell(answer)
          const what = status === 200 ? { result: body } : { error: body }
          return { jsonrpc: '2.0', id: call.id, ...what }
        }),
      )
      return new Response(JSON.stringify(Array.isArray(parsed) ? told : told[0]), { headers: json })
    }
    const clients = new Map(
      world.devnet.chains.map(({ chainId, rpcUrl }) => [
        chainId,
        createChainClient({
          chainId,
          urls: [`${rpcUrl}${own}`],
          fetch: lyingFetch as typeof fetch,
          pollingIntervalMs: 1,
        }),
      ]),
    )
    const client = createBridgeClient({
      transport: httpTransport({
        apiUrl: bridgeApi,
        indexerUrl: indexer,
        backoffMs: 0,
        fetch: lyingFetch as typeof fetch,
      }),
      getChainClient: (chainId) => clients.get(chainId),
      pollingIntervalMs: 1,
      droppedAfterMs: 20,
      tokens,
      spokePools: world.client.spokePools,
      handlers: world.client.handlers,
    })
    return { client, used, signal: life.signal }
  }

  return { open }
}

const WORD = 64
const steps = ['zero', 'plusOne', 'minusOne', 'double', 'huge', 'negative'] as const
const texts = ['null', 'remove', 'otherType', 'otherAddress', 'otherHash', 'empty'] as const
const lists = ['null', 'remove', 'otherType', 'empty', 'double', 'reverse'] as const

/** Every lie that can be told in one field of an answer; words of encoded data count as fields. */
export function liesIn(answer: Answer): readonly Lie[] {
  const { party, subject, question } = answer
  const leaves = leavesOf(answer.body)
  const told = leaves.flatMap(({ path, value }): FieldLie[] => {
    if (typeof value === 'object' && value !== null) {
      return lists.map((change) => ({ path, change }))
    }
    const others = leaves.filter((one) => one.value !== value && typeof one.value === typeof value)
    // Of a field of the same kind: an amount for an amount, a token for a token.
    const alike = others.filter((one) => String(one.value).length === String(value).length)
    return [
      ...[...steps, ...texts].map((change) => ({ path, change })),
      ...[...alike.slice(0, 3), ...others.slice(0, 2)].map((one) => ({ path, value: one.value })),
      ...wordsOf(value).map((word) => ({ path, value: word })),
    ]
  })
  return told
    .filter((lie) => JSON.stringify(applyLie(answer.body, lie)) !== JSON.stringify(answer.body))
    .flatMap((lie) => [
      { party, subject, lie },
      { party, subject, question, lie },
    ])
}

/** The same data with one of its words changed, or two of them swapped. */
function wordsOf(value: unknown): readonly string[] {
  if (typeof value !== 'string' || !/^0x[0-9a-f]+$/.test(value) || value.length < 2 + 2 * WORD) {
    return []
  }
  const words = value.slice(2).match(/.{1,64}/g) ?? []
  const put = (at: number, word: unknown) =>
    `0x${words.map((own, index) => (index === at ? String(word).slice(2) : own)).join('')}`
  return words.flatMap((word, at) => [
    ...steps.map((change) => put(at, applyLie(`0x${word}`, { path: '', change }))),
    put(at, `0x${(words[at + 1] ?? words[0] ?? word).padEnd(WORD, '0')}`),
  ])
}

type Leaf = { readonly path: string; readonly value: unknown }

function leavesOf(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  // Pictures and bytecode are long, and there is one way to change them that matters.
  const inner = Object.entries(value).flatMap(([key, own]) =>
    leavesOf(own, path === '' ? key : `${path}.${key}`),
  )
  return [{ path, value }, ...inner]
}
