import { isVerified } from './people.ts'
import type { Provider } from './provider.ts'

const DOCS = 'https://docs.github.com/apps/managing-oauth-apps'
const troubles = {
  client: [
    'incorrect_client_credentials',
    'The client_id and/or client_secret passed are incorrect.',
  ],
  code: ['bad_verification_code', 'The code passed is incorrect or expired.'],
} as const

/** GitHub: errors of the token endpoint have status 200, and the API wants a User-Agent. */
export const github: Provider = {
  name: 'github',
  title: 'Sign in to GitHub',
  authorizePath: '/login/oauth/authorize',
  tokenPath: '/login/oauth/access_token',
  tokenPrefix: 'gho_',
  denied: {
    error: 'access_denied',
    error_description: 'The user has denied your application access.',
    error_uri: `${DOCS}/troubleshooting-authorization-request-errors/#access-denied`,
  },
  clientAuth: 'either',
  exchanged: (token, { scopes }) => ({
    access_token: token,
    token_type: 'bearer',
    scope: scopes.join(','),
  }),
  refused: (what) => {
    const [error, description] = troubles[what]
    const page = `${DOCS}/troubleshooting-oauth-app-access-token-request-errors`
    const error_uri = `${page}/#${error.replaceAll('_', '-')}`
    return { status: 200, body: { error, error_description: description, error_uri } }
  },
  answersForm: ({ headers }) => !String(headers.accept).includes('json'),
  api({ path, request, grant }) {
    if (!request.headers['user-agent']) {
      return { status: 403, body: 'Request forbidden by administrative rules.' }
    }
    if (grant === undefined) return failure(401, 'Bad credentials')
    const { person, scopes } = grant
    if (path === '/user') {
      return {
        status: 200,
        body: {
          login: person.username,
          id: Number(person.id),
          type: 'User',
          name: person.name,
          // Only an address that the person shows to everybody.
          email: null,
          avatar_url: `https://avatars.githubusercontent.com/u/${person.id}?v=4`,
        },
      }
    }
    if (path !== '/user/emails') return undefined
    if (!scopes.some((scope) => scope === 'user:email' || scope === 'user')) {
      return failure(404, 'Not Found')
    }
    const noreply = `${person.id}+${person.username}@users.noreply.github.com`
    const own =
      person.email === undefined
        ? []
        : [
            {
              email: person.email,
              primary: true,
              verified: isVerified(person),
              visibility: 'private',
            },
          ]
    const hidden = { email: noreply, primary: own.length === 0, verified: true, visibility: null }
    return { status: 200, body: [hidden, ...own] }
  },
  errorBody: { message: 'Server Error' },
}

function failure(status: number, message: string) {
  const documentation_url = 'https://docs.github.com/rest'
  return { status, body: { message, documentation_url, status: String(status) } }
}
