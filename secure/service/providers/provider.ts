import { cleanName } from '#lib/cleanName.ts'

/** The person, as the provider identifies them. */
export type Profile = {
  /** Never changes, and is unique at its provider. */
  readonly subject: string
  /** Only an address that the provider itself verified. */
  readonly email: string | null
  readonly userName: string | null
}

/** What binds the way back to the login that went out. */
export type Trip = {
  readonly state: string
  readonly nonce: string
  /** The PKCE verifier. */
  readonly verifier: string
}

/** One social login: an authorization code with PKCE, exchanged by the service. */
export type Provider = {
  /** Where to send the person. */
  begin(trip: Trip): Promise<string>
  /** The person who came back. `answer` is what the provider sent along, by query or by form. */
  finish(answer: URLSearchParams, trip: Trip): Promise<Profile>
}

const NAME_CHARS = 100

/** A provider's name for a person, as it may be shown; never more UTF-16 units than the wire takes. */
export function userNameOf(name: string | null | undefined): string | null {
  return cleanName(name ?? '', NAME_CHARS)?.slice(0, NAME_CHARS) ?? null
}
