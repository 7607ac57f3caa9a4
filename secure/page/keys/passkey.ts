import { SecureError } from '#secure/wire'
import { type Bytes, fromBase64Url, randomBytes, toBase64Url, wipe } from './bytes.ts'
import { stretch } from './seal.ts'

/** A passkey that protects a share: it gives the same key for the same salt, and only to its owner. */
export type PasskeyLock = { credentialId: string; salt: string; key: CryptoKey }

const ES256 = -7
const RS256 = -257

/** Makes a passkey of this origin with the PRF extension of WebAuthn. */
export async function makePasskey(userName: string): Promise<PasskeyLock> {
  const salt = randomBytes(32)
  const made = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: randomBytes(32),
        rp: { name: 'Causeway' },
        user: { id: randomBytes(32), name: userName, displayName: userName },
        pubKeyCredParams: [
          { type: 'public-key', alg: ES256 },
          { type: 'public-key', alg: RS256 },
        ],
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  )
  const { prf } = made.getClientExtensionResults()
  if (prf?.enabled !== true) {
    throw new SecureError('RECOVERY_WRONG', 'This device makes no passkey that can protect a key.')
  }
  const credentialId = toBase64Url(new Uint8Array(made.rawId))
  const first = prf.results?.first
  // Many devices answer only to a use, not when the passkey is made.
  const key =
    first === undefined
      ? await openPasskey({ credentialId, salt: toBase64Url(salt) })
      : await keyOf(first, salt)
  return { credentialId, salt: toBase64Url(salt), key }
}

export async function openPasskey(passkey: {
  credentialId: string
  salt: string
}): Promise<CryptoKey> {
  const salt = fromBase64Url(passkey.salt)
  const used = await ask(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: randomBytes(32),
        allowCredentials: [{ type: 'public-key', id: fromBase64Url(passkey.credentialId) }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  )
  const first = used.getClientExtensionResults().prf?.results?.first
  if (first === undefined) {
    throw new SecureError('RECOVERY_WRONG', 'This passkey does not open your recovery.')
  }
  return keyOf(first, salt)
}

/** What a share under a passkey is bound to. */
export function passkeyAbout(shareSetId: string, address: string): string {
  return `passkey 1 ${shareSetId} ${address.toLowerCase()}`
}

async function ask(open: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let credential: Credential | null
  try {
    credential = await open()
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'NotAllowedError') {
      throw new SecureError(4001, 'The passkey was not used.', { cause })
    }
    throw new SecureError('RECOVERY_WRONG', 'The passkey cannot be used here.', { cause })
  }
  if (credential instanceof PublicKeyCredential) return credential
  throw new SecureError('RECOVERY_WRONG', 'The passkey cannot be used here.')
}

async function keyOf(result: BufferSource, salt: Bytes): Promise<CryptoKey> {
  const material = new Uint8Array(
    ArrayBuffer.isView(result)
      ? result.buffer.slice(result.byteOffset, result.byteOffset + result.byteLength)
      : result,
  )
  try {
    return await stretch(material, salt, 'Causeway recovery')
  } finally {
    wipe(material)
  }
}
