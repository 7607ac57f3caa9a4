import { socialClients } from './clients.ts'
import type { OidcProvider } from './oidc.ts'
import { isVerified } from './people.ts'

/** Google: names and a verified address stand in the id_token. */
export const google: OidcProvider = {
  name: 'google',
  title: 'Sign in with Google',
  ...socialClients.google,
  tokenEndpointAuthMethod: 'client_secret_post',
  routes: {
    authorization: '/o/oauth2/v2/auth',
    token: '/token',
    jwks: '/oauth2/v3/certs',
    userinfo: '/v1/userinfo',
  },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name', 'picture'],
  },
  claimsOf(person) {
    const [given_name, family_name] = person.name.split(' ')
    const picture = `https://lh3.googleusercontent.com/a/${person.id}`
    const own =
      person.email === undefined
        ? undefined
        : { email: person.email, email_verified: isVerified(person) }
    return { name: person.name, given_name, family_name, picture, ...own }
  },
  canHideEmail: false,
}
