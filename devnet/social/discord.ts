import { isVerified } from './people.ts'
import type { Provider } from './provider.ts'

const WEEK_SECONDS = 604_800

/** Discord: says itself whether the address is verified. */
export const discord: Provider = {
  name: 'discord',
  title: 'Log in to Discord',
  authorizePath: '/oauth2/authorize',
  tokenPath: '/api/oauth2/token',
  tokenPrefix: '',
  denied: {
    error: 'access_denied',
    error_description: 'The resource owner or authorization server denied the request',
  },
  clientAuth: 'either',
  exchanged: (token, { scopes }) => ({
    token_type: 'Bearer',
    access_token: token,
    expires_in: WEEK_SECONDS,
    refresh_token: `${token}-refresh`,
    scope: scopes.join(' '),
  }),
  refused: (what) =>
    what === 'client'
      ? { status: 401, body: { error: 'invalid_client' } }
      : {
          status: 400,
          body: { error: 'invalid_grant', error_description: 'Invalid "code" in request.' },
        },
  api({ path, grant }) {
    if (!/^\/api\/(v\d+\/)?users\/@me$/.test(path)) return undefined
    if (grant === undefined) {
      return { status: 401, body: { message: '401: Unauthorized', code: 0 } }
    }
    const { person, scopes } = grant
    const { id, name, username, email } = person
    const account = { id, username, discriminator: '0', global_name: name, avatar: null }
    const own = scopes.includes('email')
      ? { email: email ?? null, verified: isVerified(person) }
      : undefined
    return { status: 200, body: { ...account, ...own, mfa_enabled: false, locale: 'en-US' } }
  },
  errorBody: { message: '500: Internal Server Error', code: 0 },
}
