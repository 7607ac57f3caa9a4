import { type Address, createPublicClient, http, parseAbi } from 'viem'
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import * as z from 'zod/mini'
import { text } from '#secure/wire'
import type { FarcasterOptions } from '../config/options.ts'
import { type Profile, userNameOf } from './provider.ts'

const ANSWER_MS = 10_000
const idRegistry = parseAbi(['function idOf(address owner) view returns (uint256)'])
const channel = z.object({
  channelToken: text(500),
  url: text(2_000, /^(https?:\/\/|farcaster:)/),
})
const pending = z.object({ state: z.literal('pending') })
const completed = z.object({
  state: z.literal('completed'),
  message: text(4_000),
  signature: text(20_000, /^0x([0-9a-fA-F]{2})+$/),
  fid: z.int().check(z.minimum(1)),
  username: z.optional(z.string()),
})

/** Sign In With Farcaster (FIP-11): a relay carries the message, we verify it. */
export type Farcaster = {
  /** Opens a channel; `url` is for the person's app. */
  begin(nonce: string): Promise<z.infer<typeof channel>>
  /** The person who accepted; undefined until then. */
  ask(channelToken: string, nonce: string): Promise<Profile | undefined>
}

export function createFarcaster(
  { relayUrl, rpcUrl, idRegistry: registry }: FarcasterOptions,
  secureOrigin: string,
): Farcaster {
  const client = createPublicClient({ transport: http(rpcUrl, { timeout: ANSWER_MS }) })
  const domain = new URL(secureOrigin).host

  return {
    async begin(nonce) {
      const response = await ask(`${relayUrl}/v1/channel`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ siweUri: secureOrigin, domain, nonce }),
      })
      return channel.parse(response)
    },

    async ask(channelToken, nonce) {
      const headers = { authorization: `Bearer ${channelToken}` }
      const json = await ask(`${relayUrl}/v1/channel/status`, { headers })
      const status = z.union([pending, completed]).parse(json)
      if (status.state === 'pending') return undefined
      return verify(status, nonce)
    },
  }

  async function verify(answer: z.infer<typeof completed>, nonce: string): Promise<Profile> {
    const { message, fid } = answer
    const parsed = parseSiweMessage(message)
    const { address, uri, resources = [] } = parsed
    const claims = [
      validateSiweMessage({ message: parsed, domain, nonce, time: new Date() }),
      uri === secureOrigin,
      resources.includes(`farcaster://fid/${fid}`),
    ]
    if (address === undefined || claims.includes(false)) throw new Error('The message is not ours')
    // The signature first, then who holds the number: the chain answers both, not the relay.
    const signature = `0x${answer.signature.slice(2)}` as const
    if (!(await client.verifyMessage({ address, message, signature }))) {
      throw new Error('The signature is not of this address')
    }
    const owned = await client.readContract({
      address: registry as Address, // its schema is this pattern
      abi: idRegistry,
      functionName: 'idOf',
      args: [address],
    })
    if (owned !== BigInt(fid)) throw new Error('The address does not hold this number')
    return { subject: `${fid}`, email: null, userName: userNameOf(answer.username) }
  }
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_MS) })
  if (!response.ok) throw new Error(`The relay answered ${response.status}`)
  return response.json()
}
