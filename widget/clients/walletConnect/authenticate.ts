import * as z from 'zod/mini'
import { BaseError, caipAccountId, type CaipChainId, parseCaipAccountId } from '#protocol'
import type { Authentication, Proposal, SignedMessage } from './port.ts'
import type { Client } from './signClient.ts'

type Settled = ReturnType<Client['session']['get']>

/** A session, and what was signed with it. */
export type Authenticated = {
  readonly settled: Settled
  readonly signed: readonly SignedMessage[]
}

/** What the wallet signed, as a CACAO (CAIP-74). */
const cacao = z.object({
  p: z.object({
    iss: z.string().check(z.regex(/^did:pkh:eip155:\d{1,16}:0x[0-9a-fA-F]{40}$/)),
    domain: z.string(),
    aud: z.string(),
    version: z.literal('1'),
    nonce: z.string(),
    iat: z.string().check(z.maxLength(40)),
    exp: z.optional(z.nullable(z.string())),
    nbf: z.optional(z.nullable(z.string())),
    requestId: z.optional(z.nullable(z.string())),
    statement: z.optional(z.nullable(z.string())),
    resources: z.optional(z.nullable(z.array(z.string().check(z.maxLength(8_192))))),
  }),
  s: z.object({ s: z.string().check(z.regex(/^0x[0-9a-fA-F]{62,16384}$/)) }),
})
type Cacao = z.infer<typeof cacao>

const MOST_SIGNED = 20

/**
 * Proposes a session and a sign-in at once (`wc_sessionAuthenticate`); a wallet that does not know it
 * answers the plain proposal that goes with it.
 */
export async function proposeSigned(
  client: Client,
  proposal: Proposal,
  asked: Authentication,
): Promise<{ uri: string; approval: Promise<Authenticated> }> {
  const { domain, uri: aud, nonce, statement, resources, expiresAt } = asked
  const { uri, response } = await client.authenticate({
    domain,
    nonce,
    uri: aud,
    chains: [...asked.chains],
    methods: [...(proposal.eip155?.methods ?? [])],
    exp: new Date(expiresAt).toISOString(),
    ...(statement === undefined ? {} : { statement }),
    ...(resources.length === 0 ? {} : { resources: [...resources] }),
  })
  const approval = response().then(
    ({ session, auths = [] }) => {
      if (session === undefined) {
        throw new BaseError('The wallet signed, and shared no account', {
          code: 'WALLET_NO_ACCOUNT',
        })
      }
      return { settled: session, signed: readSigned(client, auths, asked) }
    },
    (error: unknown) => {
      keepNothing(client)
      // Of a wallet's own refusal the SDK passes on the sentence alone.
      throw typeof error === 'string'
        ? new BaseError('Connection declined', { code: 4001, details: error.slice(0, 200) })
        : error
    },
  )
  return { uri: uri ?? '', approval }
}

/** The SDK goes on after it has refused a signature, and would keep the session. */
function keepNothing(client: Client): void {
  client.session.set = async () => undefined
}

/** What says just what was asked; the signature is for the sign-in to check. */
function readSigned(
  client: Client,
  auths: readonly unknown[],
  asked: Authentication,
): readonly SignedMessage[] {
  return auths.slice(0, MOST_SIGNED).flatMap((auth) => {
    const parsed = cacao.safeParse(auth)
    if (!parsed.success || !isOf(parsed.data, asked)) return []
    const { p, s } = parsed.data
    const account = p.iss.slice('did:pkh:'.length)
    if (!caipAccountId.safeParse(account).success) return []
    if (!isAsked(parseCaipAccountId(account).caipChainId, asked)) return []
    const message = client.engine.formatAuthMessage({ request: withoutNull(p), iss: p.iss })
    return [{ account, message, signature: s.s }]
  })
}

function isAsked(caipChainId: CaipChainId, { chains }: Authentication): boolean {
  return chains.includes(caipChainId)
}

function isOf({ p }: Cacao, asked: Authentication): boolean {
  return (
    p.domain === asked.domain &&
    p.aud === asked.uri &&
    p.nonce === asked.nonce &&
    // Wallets write what they allow behind it.
    (p.statement ?? '').startsWith(asked.statement ?? '') &&
    Date.parse(p.exp ?? '') === asked.expiresAt &&
    asked.resources.every((resource) => p.resources?.includes(resource))
  )
}

/** `null` and nothing are the same in a CACAO; not so in the text that is made of it. */
function withoutNull({ iss: _, ...payload }: Cacao['p']) {
  const { exp, nbf, requestId, statement, resources, ...rest } = payload
  return {
    ...rest,
    ...(exp == null ? {} : { exp }),
    ...(nbf == null ? {} : { nbf }),
    ...(requestId == null ? {} : { requestId }),
    ...(statement == null ? {} : { statement }),
    ...(resources == null ? {} : { resources }),
  }
}
