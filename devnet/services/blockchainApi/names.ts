import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import * as z from 'zod/mini'
import type { DevChain } from '../../chains/devChain.ts'
import type { Answer, Asked, Route } from './route.ts'

/** A name that was registered here. */
type Entry = {
  name: string
  /** Seconds. */
  registered: number
  addresses: Map<number, { address: Address; created: number }>
}

/** Registered names, kept until `reset`. */
export type NameRegistry = Map<string, Entry>

const ZONES = ['reown.id', 'wcn.id']
const LABEL = /^[a-z0-9-]{4,63}$/
const MESSAGE_AGE_S = 300
/** ENSIP-11: EVM chains in the upper half of the coin types. */
const EVM_COIN_TYPES = 0x8000_0000
const SUGGESTIONS = ['', '-wallet', '-pays', '1', '-2']

const registration = z.strictObject({
  coin_type: z.int(),
  address: z.string(),
  message: z.string(),
  signature: z.string(),
})
const message = z.strictObject({
  name: z.string(),
  attributes: z.record(z.string(), z.string()),
  timestamp: z.int(),
})

/** Names and avatars of accounts. A free name goes to the account that signs for it. */
export function nameRoutes(chains: readonly DevChain[], names: NameRegistry): readonly Route[] {
  return [
    {
      method: 'GET',
      path: /^\/v1\/profile\/account\/([^/]+)$/,
      answer: ({ params: [name = ''] }) => {
        const entry = names.get(name)
        return entry ? ok(shown(entry)) : refused(404, 'name', `Name is not registered: ${name}`)
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/profile\/reverse\/([^/]+)$/,
      answer: ({ params: [address = ''] }) => ok(namesOf(names, address).map(shown)),
    },
    {
      method: 'GET',
      path: /^\/v1\/profile\/suggestions\/([^/]+)$/,
      answer: ({ params: [name = ''], query }) => suggest(names, name, query.get('zone') ?? ''),
    },
    {
      method: 'POST',
      path: /^\/v1\/profile\/account$/,
      answer: (asked) => register(chains, names, asked),
    },
    {
      method: 'GET',
      path: /^\/v1\/identity\/([^/]+)$/,
      answer: ({ params: [address = ''] }) => {
        const [entry] = namesOf(names, address)
        return ok({ name: entry?.name ?? null, avatar: entry ? face(address) : null })
      },
    },
  ]
}

async function register(
  chains: readonly DevChain[],
  names: NameRegistry,
  { body }: Asked,
): Promise<Answer> {
  const sent = registration.safeParse(body)
  if (!sent.success) return refused(400, 'payload', 'The request is not a registration')
  const { coin_type, address, signature } = sent.data
  const said = message.safeParse(tryParse(sent.data.message))
  if (!said.success) return refused(400, 'message', 'The message is not that of a registration')
  const { name, timestamp } = said.data
  const chain = chains.find(({ chainId }) => coin_type === EVM_COIN_TYPES + chainId)
  if (chain === undefined) return refused(400, 'coin_type', 'Unsupported coin type')
  if (Math.abs(Date.now() / 1_000 - timestamp) > MESSAGE_AGE_S) {
    return refused(400, 'timestamp', 'The message is too old')
  }
  if (!isName(name)) return refused(400, 'name', 'The name is not valid')
  if (names.has(name)) return refused(400, 'name', `Name is already registered: ${name}`)
  if (!isAddress(address, { strict: false }) || !isHex(signature)) {
    return refused(400, 'signature', 'Not an address or not a signature')
  }
  if (!(await isSigned(chain, { address, message: sent.data.message, signature }))) {
    return refused(401, 'signature', 'The signature is not of this address')
  }
  const now = Math.floor(Date.now() / 1_000)
  names.set(name, {
    name,
    registered: now,
    addresses: new Map([[coin_type, { address: getAddress(address), created: now }]]),
  })
  return ok({ success: true })
}

/** Signed by the account's key, or accepted by its contract. */
async function isSigned(
  { client }: DevChain,
  signed: { address: Address; message: string; signature: Hex },
): Promise<boolean> {
  try {
    return await client.verifyMessage(signed)
  } catch {
    return false // not even the length of one
  }
}

function suggest(names: NameRegistry, label: string, zone: string): Answer {
  if (!ZONES.includes(zone)) return refused(400, 'zone', 'The zone is not allowed')
  if (!LABEL.test(label)) return refused(400, 'name', 'The name is not valid')
  const suggestions = SUGGESTIONS.map((end) => `${label}${end}`)
    .filter((one) => LABEL.test(one))
    .map((one) => ({ name: `${one}.${zone}`, registered: names.has(`${one}.${zone}`) }))
  return ok({ suggestions })
}

function isName(name: string): boolean {
  const at = name.indexOf('.')
  return LABEL.test(name.slice(0, at)) && ZONES.includes(name.slice(at + 1))
}

function namesOf(names: NameRegistry, address: string): Entry[] {
  return [...names.values()].filter(({ addresses }) =>
    [...addresses.values()].some((one) => one.address.toLowerCase() === address.toLowerCase()),
  )
}

function shown({ name, registered, addresses }: Entry) {
  const updated = registered
  return { name, registered, updated, addresses: Object.fromEntries(addresses), attributes: [] }
}

/** An avatar derived from the address. */
function face(address: string): string {
  const hue = Number.parseInt(address.slice(2, 6), 16) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="hsl(${hue} 60% 45%)" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.5" fill="#fff"/><path fill="#fff" d="M1 8a3 3 0 0 1 6 0z"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function ok(body: unknown): Answer {
  return { status: 200, body }
}

function refused(status: number, name: string, description: string): Answer {
  return { status, body: { status: 'FAILED', reasons: [{ name, description }] } }
}
