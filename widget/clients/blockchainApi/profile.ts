import * as z from 'zod/mini'
import { BaseError } from '#lib/baseError.ts'
import type { Ask } from './ask.ts'
import { DOMAIN_CHARS, NAMES_COUNT } from './limits.ts'
import { isRefusal, reasonOf } from './reasonOf.ts'

/** A registered name. */
export type Profile = {
  readonly name: string
  /** By coin type (ENSIP-11), as the service returns them: not checked. */
  readonly addresses: ReadonlyMap<number, string>
}

export type Suggestion = {
  readonly name: string
  /** The name is already taken. */
  readonly registered: boolean
}

export type NameQuery = { readonly name: string; readonly signal?: AbortSignal | undefined }

export type ReverseQuery = {
  readonly address: string
  /** The address of the account that asks, without a chain id. */
  readonly sender: string
  readonly signal?: AbortSignal | undefined
}

export type SuggestionsQuery = {
  /** Without its zone. */
  readonly name: string
  readonly zone: string
  readonly signal?: AbortSignal | undefined
}

/** What the service needs to register a name (S3.08). */
export type Registration = {
  /** As it stands in the message, for the sentence of a failure. */
  readonly name: string
  readonly coinType: number
  readonly address: string
  /** JSON of name, attributes and timestamp. */
  readonly message: string
  readonly signature: string
  readonly signal?: AbortSignal | undefined
}

const API_VERSION = 2

/** A name decides where money goes, so only a name that cannot look like another one passes. */
const domain = z
  .pipe(
    z.string(),
    z.transform((text) => text.toLowerCase()),
  )
  .check(z.maxLength(DOMAIN_CHARS), z.regex(/^[\w-]+(\.[\w-]+)*$/))

const profile = z.object({
  name: domain,
  addresses: z.catch(z.record(z.string(), z.unknown()), {}),
})

const addressOf = z.object({ address: z.string().check(z.maxLength(128)) })
const none = z.array(z.unknown()).check(z.maxLength(0))
const names = z.array(z.unknown())
const suggestions = z.object({ suggestions: z.array(z.unknown()) })
const suggestion = z.object({ name: domain, registered: z.boolean() })
const registered = z.object({ success: z.boolean() })
/** What is read, by where it stands in the answer. @internal */
export const profileShapes = { '': profile, 'addresses{}': addressOf }
/** @internal */
export const namesShapes = { '': names, '[]': profile, '[].addresses{}': addressOf }
/** @internal */
export const suggestionsShapes = { '': suggestions, 'suggestions[]': suggestion }
/** @internal */
export const registeredShapes = { '': registered }

/** The owner of a name (S7.12); undefined where the service says that the name is free. */
export async function lookUpName(
  ask: Ask,
  { name, signal }: NameQuery,
): Promise<Profile | undefined> {
  try {
    const found = await ask.get({
      path: `v1/profile/account/${encodeURIComponent(name)}`,
      query: { apiVersion: API_VERSION },
      schema: z.union([profile, none]),
      signal,
    })
    return Array.isArray(found) ? undefined : toProfile(found)
  } catch (error) {
    // Only the service's own refusal counts: an outage must not make a name look free.
    if (isRefusal(error, NOT_FOUND)) return undefined
    throw failed('Error resolving name', 'NAME_NOT_RESOLVED', error)
  }
}

/** Names of an address (S7.13). */
export async function getNamesOf(
  ask: Ask,
  { address, sender, signal }: ReverseQuery,
): Promise<readonly Profile[]> {
  try {
    const found = await ask.get({
      path: `v1/profile/reverse/${encodeURIComponent(address)}`,
      query: { sender, apiVersion: API_VERSION },
      schema: names,
      signal,
    })
    return found.slice(0, NAMES_COUNT).flatMap((one) => {
      const { data } = profile.safeParse(one)
      return data === undefined ? [] : [toProfile(data)]
    })
  } catch (error) {
    if (isRefusal(error, NOT_FOUND)) return []
    throw failed('Error fetching names for address', 'NAMES_NOT_FOUND', error)
  }
}

/** Names like one, within a zone (S7.14). */
export async function suggestNames(
  ask: Ask,
  { name, zone, signal }: SuggestionsQuery,
): Promise<readonly Suggestion[]> {
  try {
    const found = await ask.get({
      path: `v1/profile/suggestions/${encodeURIComponent(name)}`,
      query: { zone },
      schema: suggestions,
      signal,
    })
    const list = found.suggestions.slice(0, NAMES_COUNT)
    return list.flatMap((one) => suggestion.safeParse(one).data ?? [])
  } catch (error) {
    throw failed('Error fetching name suggestions', 'NAME_SUGGESTIONS_FAILED', error)
  }
}

/** Gives a name to the address that signed for it (S7.15). */
export async function registerName(
  ask: Ask,
  { coinType, name, signal, ...signed }: Registration,
): Promise<void> {
  const sentence = `Error registering name ${name}`
  const { success } = await ask
    .post({
      path: 'v1/profile/account',
      body: { coin_type: coinType, ...signed },
      projectIn: 'nowhere',
      schema: registered,
      signal,
    })
    .catch((error: unknown) => {
      throw failed(sentence, 'NAME_NOT_REGISTERED', error)
    })
  if (!success) throw failed(sentence, 'NAME_NOT_REGISTERED', undefined)
}

const NOT_FOUND = 404

function toProfile({ name, addresses }: z.infer<typeof profile>): Profile {
  const entries = Object.entries(addresses).flatMap(([coinType, value]) => {
    const { data } = addressOf.safeParse(value)
    return data !== undefined && /^\d{1,10}$/.test(coinType)
      ? [[Number(coinType), data.address] as const]
      : []
  })
  return { name, addresses: new Map(entries) }
}

/** The spec's sentence (S8.06), with the service's own reason as `details` where it gave one. */
function failed(message: string, code: string, cause: unknown): unknown {
  // The caller aborted the request: that is not a failure.
  if (cause instanceof DOMException) return cause
  return new BaseError(message, { code, details: reasonOf(cause), cause })
}
