import type { Context } from 'hono'
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { NONCE_CHALLENGE, proofHeaders, secret } from '#secure/api'
import { SecureError, text } from '#secure/wire'
import { hashSecret, isSame } from '../codes.ts'
import { badMessage } from '../errors.ts'
import { PROOF_CHARS, PROOF_NONCE_SECONDS } from '../limits.ts'
import type { Service } from '../service.ts'

/** What a request proved: the key of its browser, and the session that it names with it, if any. */
export type Possession = {
  /** RFC 7638, of the browser's public key. */
  readonly thumbprint: string
  readonly token: string | undefined
}

const header = z.object({ jwk: z.object({ kty: z.literal('EC'), crv: z.literal('P-256') }) })
const claims = z.object({
  jti: text(64, /^[-_A-Za-z0-9]{16,64}$/),
  htm: text(8),
  htu: text(2_048),
  nonce: z.optional(text(100)),
  ath: z.optional(text(64)),
})

/**
 * The proof of a browser that takes no cookie (DPoP, RFC 9449): signed by its own key for this one
 * request. Undefined where the request has none.
 *
 * @throws SecureError `BAD_MESSAGE`: it is none; `SESSION_EXPIRED` with `use_dpop_nonce`: it is too old
 * or was used already, and another one may be sent
 */
export async function readPossession(
  service: Service,
  context: Context,
): Promise<Possession | undefined> {
  const { req } = context
  const given = req.header(proofHeaders.proof)
  const authorization = req.header(proofHeaders.authorization)
  if (given === undefined) {
    if (authorization !== undefined) throw badMessage('A session of this kind comes with a proof.')
    return undefined
  }
  context.header(proofHeaders.nonce, makeNonce(service, 0))
  const token = authorization === undefined ? undefined : readToken(authorization)
  const { thumbprint, ...said } = await verify(given)
  const { pathname } = new URL(req.url)
  if (said.htm !== req.method || said.htu !== `${service.options.secureOrigin}${pathname}`) {
    throw badMessage('This proof is for another request.')
  }
  if (said.ath !== (token === undefined ? undefined : hashSecret(token))) {
    throw badMessage('This proof is for another session.')
  }
  if (!isRecent(service, said.nonce) || !(await isUnused(service, thumbprint, said.jti))) {
    context.header(proofHeaders.challenge, NONCE_CHALLENGE)
    throw new SecureError('SESSION_EXPIRED', 'The proof of this request is over. Please try again.')
  }
  return { thumbprint, token }
}

async function verify(proof: string) {
  if (proof.length > PROOF_CHARS) throw badMessage('This proof is too long.')
  try {
    const rules = { typ: 'dpop+jwt', algorithms: ['ES256'] }
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, rules)
    header.parse(protectedHeader)
    const { jwk } = protectedHeader
    if (jwk === undefined) throw new TypeError('It names no key.')
    return { ...claims.parse(payload), thumbprint: await calculateJwkThumbprint(jwk) }
  } catch (cause) {
    throw badMessage('This proof is not one of ours.', cause)
  }
}

function readToken(authorization: string): string {
  const [scheme, token, ...more] = authorization.split(' ')
  const parsed = secret.safeParse(token)
  if (scheme !== 'DPoP' || more.length > 0 || !parsed.success) {
    throw badMessage('This authorization is not one of ours.')
  }
  return parsed.data
}

/** Told with each answer, so that no proof depends on the clock of a browser, nor lives on. */
function makeNonce({ cipher, now }: Service, ago: 0 | 1): string {
  const period = Math.floor(now() / PROOF_NONCE_SECONDS) - ago
  return cipher.keyedHash(`${period}`, 'nonce of proofs')
}

function isRecent(service: Service, nonce: string | undefined): boolean {
  if (nonce === undefined) return false
  return isSame(nonce, makeNonce(service, 0)) || isSame(nonce, makeNonce(service, 1))
}

/** Each is taken once, by whichever process; it is remembered for as long as its nonce counts. */
async function isUnused({ database, now }: Service, thumbprint: string, jti: string) {
  const added = await database.run(
    `INSERT INTO used_proofs (id_hash, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
    [hashSecret(`${thumbprint} ${jti}`), now() + 2 * PROOF_NONCE_SECONDS],
  )
  return added === 1
}
