import { createHash } from 'node:crypto'
import { jwtVerify } from 'jose'
import { escapeHtml } from '../web/html.ts'
import type { AppleClient } from './clients.ts'
import type { OidcProvider } from './oidc.ts'
import { isVerified } from './people.ts'

/** Apple lets a client secret live for six months. */
const LONGEST_SECRET_SECONDS = 15_777_000

/**
 * Apple: returns by `form_post`, requires a signed client secret, sends booleans as strings, hides the
 * email address on request, and sends the name only at the first sign-in.
 */
export function appleProvider(client: AppleClient): OidcProvider {
  const known = new Set<string>()
  return {
    name: 'apple',
    title: 'Sign in with Apple',
    clientId: client.clientId,
    // A secret that no client knows: the provider checks the signed one instead.
    clientSecret: createHash('sha256').update(client.privateKey).digest('base64url'),
    tokenEndpointAuthMethod: 'client_secret_post',
    routes: { authorization: '/auth/authorize', token: '/auth/token', jwks: '/auth/keys' },
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'is_private_email'] },
    claimsOf(person, { isHidden }) {
      if (person.email === undefined) return {}
      const hidden = createHash('sha256').update(person.id).digest('hex').slice(0, 10)
      return {
        email: isHidden ? `${hidden}@privaterelay.appleid.com` : person.email,
        email_verified: String(isHidden || isVerified(person)),
        ...(isHidden ? { is_private_email: 'true' } : {}),
      }
    },
    canHideEmail: true,
    extend(provider, choices, issuer) {
      provider.Client.prototype.compareClientSecret = async (secret: string) =>
        isSigned(secret, client, issuer)
      provider.use(async (ctx, next) => {
        const { scope = '', response_mode: mode } = ctx.query
        const wantsMore = /\b(name|email)\b/.test(String(scope))
        if (ctx.path === '/auth/authorize' && wantsMore && mode !== 'form_post') {
          ctx.status = 400
          ctx.body =
            'invalid_request: response_mode must be form_post when name or email scope is requested.'
          return
        }
        await next()
        const { session } = ctx.oidc ?? {}
        const person = choices.get(session?.accountId ?? '')?.person
        const page: unknown = ctx.body
        if (person === undefined || typeof page !== 'string') return
        if (!page.includes('name="code"') || known.has(person.id)) return
        known.add(person.id)
        const [firstName = '', lastName = ''] = person.name.split(' ')
        const user = JSON.stringify({ name: { firstName, lastName }, email: person.email })
        ctx.body = page.replace(
          '<noscript>',
          `<input type="hidden" name="user" value="${escapeHtml(user)}"/><noscript>`,
        )
      })
    },
  }
}

async function isSigned(secret: string, client: AppleClient, issuer: string): Promise<boolean> {
  const { clientId, teamId, keyId, publicKey } = client
  const checked = await jwtVerify(secret, publicKey, {
    algorithms: ['ES256'],
    issuer: teamId,
    subject: clientId,
    audience: issuer,
    requiredClaims: ['exp', 'iat'],
  }).catch(() => undefined)
  if (checked === undefined || checked.protectedHeader.kid !== keyId) return false
  const { exp = 0, iat = 0 } = checked.payload
  return exp - iat <= LONGEST_SECRET_SECONDS
}
