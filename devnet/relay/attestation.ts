import { generateKeyPairSync, sign } from 'node:crypto'

const LIFETIME_S = 60 * 60
const DAY_S = 24 * LIFETIME_S

/** A Verify service of our own: says, signed, which origin asked. */
export function createVerify() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

  return {
    /** GET /v3/public-key */
    publicKey: () => ({
      publicKey: publicKey.export({ format: 'jwk' }),
      expiresAt: Math.floor(Date.now() / 1_000) + DAY_S,
    }),
    /** GET /v3/attestation: a page that tells its parent, who put it in a frame. */
    attestationPage(query: URLSearchParams): string {
      const body = {
        id: query.get('id') ?? '',
        origin: query.get('origin') ?? '',
        exp: Math.floor(Date.now() / 1_000) + LIFETIME_S,
        isScam: false,
        isVerified: true,
      }
      const signed = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode(body)}`
      const signature = sign('sha256', Buffer.from(signed), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      }).toString('base64url')
      const message = JSON.stringify({
        type: 'verify_attestation',
        attestation: `${signed}.${signature}`,
      })
      const script = `parent.postMessage(${JSON.stringify(message).replaceAll('<', '\\u003c')},'*')`
      return `<!doctype html><title>Verify</title><script>${script}</script>`
    },
  }
}
