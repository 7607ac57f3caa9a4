import { isVerified } from './people.ts'
import type { Provider } from './provider.ts'

const TOKEN_SECONDS = 5_183_944

/** Facebook: errors of the graph, and an address only where there is a confirmed one. */
export const facebook: Provider = {
  name: 'facebook',
  title: 'Log in to Facebook',
  authorizePath: '/v19.0/dialog/oauth',
  tokenPath: '/v19.0/oauth/access_token',
  tokenPrefix: 'EAA',
  denied: {
    error: 'access_denied',
    error_code: '200',
    error_description: 'Permissions error',
    error_reason: 'user_denied',
  },
  fragment: '_=_',
  clientAuth: 'body',
  takesGet: true,
  exchanged: (token) => ({
    access_token: token,
    token_type: 'bearer',
    expires_in: TOKEN_SECONDS,
  }),
  refused: (what) =>
    what === 'client'
      ? failure('Error validating client secret.', 1)
      : failure('Invalid verification code format.', 100),
  api({ path, query, grant }) {
    if (!/^(\/v\d+\.0)?\/me$/.test(path)) return undefined
    if (grant === undefined) return failure('Invalid OAuth access token.', 190)
    const { person, scopes } = grant
    const { id, name, email } = person
    const mayTell = scopes.includes('email') && isVerified(person)
    const known: Record<string, string | undefined> = { id, name, ...(mayTell ? { email } : {}) }
    const fields = ['id', ...(query.get('fields')?.split(',') ?? ['name'])]
    const body = fields.flatMap((field) => (known[field] ? [[field, known[field]]] : []))
    return { status: 200, body: Object.fromEntries(body) }
  },
  errorBody: failure('An unknown error occurred', 1).body,
}

function failure(message: string, code: number) {
  const error = { message, type: 'OAuthException', code, fbtrace_id: 'ADevnetTraceId0123456789' }
  return { status: 400, body: { error } }
}
