import type { Provider } from './provider.ts'

/** X: PKCE and Basic, and no address at all. */
export const x: Provider = {
  name: 'x',
  title: 'Log in to X',
  authorizePath: '/i/oauth2/authorize',
  tokenPath: '/2/oauth2/token',
  tokenPrefix: '',
  needsPkce: true,
  denied: { error: 'access_denied' },
  clientAuth: 'basic',
  exchanged: (token, { scopes }) => ({
    token_type: 'bearer',
    expires_in: 7_200,
    access_token: token,
    scope: scopes.join(' '),
  }),
  refused: (what) =>
    what === 'client'
      ? {
          status: 401,
          body: {
            error: 'unauthorized_client',
            error_description: 'Missing valid authorization header',
          },
        }
      : {
          status: 400,
          body: {
            error: 'invalid_request',
            error_description: 'Value passed for the authorization code was invalid.',
          },
        },
  api({ path, grant }) {
    if (path !== '/2/users/me') return undefined
    if (grant === undefined) return problem(401, 'Unauthorized')
    const { id, name, username } = grant.person
    const isAllowed = ['users.read', 'tweet.read'].every((scope) => grant.scopes.includes(scope))
    return isAllowed
      ? { status: 200, body: { data: { id, name, username } } }
      : problem(403, 'Forbidden')
  },
  errorBody: { title: 'Internal Server Error', type: 'about:blank', status: 500 },
}

function problem(status: number, title: string) {
  return { status, body: { title, type: 'about:blank', status, detail: title } }
}
