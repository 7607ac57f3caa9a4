import * as z from 'zod/mini'
import { NONCE_CHALLENGE, proofHeaders, secret } from '#secure/api'
import { randomBytes, toBase64Url, toBytes } from './keys/bytes.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const
const NONCE_CHARS = 100
const publicJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
})

/** What this browser is known by where it takes no cookie; the private half cannot be read. */
export type StoredSession = { readonly keys: CryptoKeyPair; readonly token: string | undefined }
/** Where it lasts: beside the shares of the key, for every document of this origin here. */
export type SessionStore = {
  get(): Promise<StoredSession | undefined>
  put(session: StoredSession): Promise<void>
}

/** A session of the frame's own, for a browser that drops the service's cookies. */
export type Possession = {
  /** Goes on with what this browser kept; without a store it lasts as long as the document. */
  attach(store: SessionStore | undefined): Promise<void>
  isActive(): boolean
  /** From now on requests prove a key of this browser, and a login is answered with a token. */
  activate(): Promise<void>
  headers(method: string, url: string): Promise<Readonly<Record<string, string>>>
  /** Keeps what the answer tells. True where the request may be sent once more, with another proof. */
  note(response: Response): Promise<boolean>
  /** The session is over; the browser stays what it was. */
  forget(): Promise<void>
}

export function createPossession(): Possession {
  let store: SessionStore | undefined
  let own: StoredSession | undefined
  let nonce: string | undefined

  /** Another document of this origin may have signed in, or out, since. */
  const read = async () => (store === undefined ? own : ((await store.get()) ?? own))

  async function keep(session: StoredSession): Promise<void> {
    own = session
    await store?.put(session)
  }

  return {
    async attach(given) {
      store = given
      own = await store?.get()
    },
    isActive: () => own !== undefined,
    async activate() {
      const keys = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify'])
      if (own === undefined) await keep({ keys, token: undefined })
    },
    async headers(method, url) {
      const session = await read()
      if (session === undefined || own === undefined) return {}
      const { keys, token } = session
      return {
        [proofHeaders.proof]: await prove(keys, { method, url, nonce, token }),
        ...(token !== undefined && { [proofHeaders.authorization]: `DPoP ${token}` }),
      }
    },
    async note({ headers, status }) {
      if (own === undefined) return false
      const nextNonce = headers.get(proofHeaders.nonce)
      if (nextNonce !== null && nextNonce.length <= NONCE_CHARS) nonce = nextNonce
      const token = secret.safeParse(headers.get(proofHeaders.session))
      if (token.success) await keep({ keys: own.keys, token: token.data })
      return status === 401 && headers.get(proofHeaders.challenge) === NONCE_CHALLENGE
    },
    async forget() {
      const session = await read()
      if (session !== undefined) await keep({ keys: session.keys, token: undefined })
    },
  }
}

type Request = {
  readonly method: string
  readonly url: string
  readonly nonce: string | undefined
  readonly token: string | undefined
}

/** A DPoP proof: a JWT over this one request, by a key that cannot leave the browser. */
async function prove(keys: CryptoKeyPair, { method, url, nonce, token }: Request): Promise<string> {
  const jwk = publicJwk.parse(await crypto.subtle.exportKey('jwk', keys.publicKey))
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk }
  const claims = {
    jti: toBase64Url(randomBytes(16)),
    htm: method,
    htu: url,
    iat: Math.floor(Date.now() / 1_000),
    ...(nonce !== undefined && { nonce }),
    ...(token !== undefined && { ath: await hash(token) }),
  }
  const said = `${encode(header)}.${encode(claims)}`
  const by = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(by, keys.privateKey, toBytes(said))
  return `${said}.${toBase64Url(new Uint8Array(signature))}`
}

const encode = (value: object) => toBase64Url(toBytes(JSON.stringify(value)))

async function hash(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(text))))
}
