import * as z from 'zod/mini'
import type { Ask } from './ask.ts'
import { label, lenient } from './clean.ts'
import { isUrl } from '#lib/urls.ts'

/** What a site may do with a smart account without asking each time. */
export type SmartSession = {
  /** By what the service and the account know it. */
  readonly pci: string
  /** Its holder; undefined where the service does not name it. */
  readonly site: string | undefined
  /** When it ends, in ms. */
  readonly endsAt: number
  /** Kinds of what it permits, `contract-call` for one. */
  readonly permissions: readonly string[]
}

type SessionsQuery = {
  /** CAIP-10. */
  readonly account: string
  readonly signal?: AbortSignal | undefined
}
type Revocation = {
  readonly address: string
  readonly pci: string
  /** Of the account, for this very session. */
  readonly signature: string
  readonly signal?: AbortSignal | undefined
}

const MOST_SESSIONS = 100
const PCI_CHARS = 256
const session = z.object({
  pci: z.string().check(z.minLength(1), z.maxLength(PCI_CHARS)),
  /** Unix time in s. */
  expiry: z.int().check(z.gte(0), z.lte(8_640_000_000_000)),
  permissions: z.catch(z.array(z.unknown()), []),
  project: lenient(z.object({ name: label, url: label })),
})
const permission = z.object({ type: label })
const answer = z.object({ pcis: z.array(z.unknown()) })
const revoked = z.object({ success: z.boolean() })
/** What is read, by where it stands in the answer. @internal */
export const sessionsShapes = {
  '': answer,
  'pcis[]': session,
  'pcis[].permissions[]': permission,
}
/** @internal */
export const revokeShapes = { '': revoked }

/** The sessions of an account, those that end first before the others (S7.19). */
export async function getSessions(
  ask: Ask,
  { account, signal }: SessionsQuery,
): Promise<readonly SmartSession[]> {
  const { pcis } = await ask.get({
    path: `v1/sessions/${encodeURIComponent(account)}`,
    schema: answer,
    cache: 'no-store',
    signal,
  })
  const known = pcis.slice(0, MOST_SESSIONS).flatMap((one) => session.safeParse(one).data ?? [])
  return known
    .map(({ pci, expiry, permissions, project }) => ({
      pci,
      site: siteOf(project),
      endsAt: expiry * 1_000,
      permissions: [
        ...new Set(permissions.flatMap((one) => permission.safeParse(one).data?.type ?? [])),
      ],
    }))
    .sort((one, other) => one.endsAt - other.endsAt)
}

/** Revokes one session with the account's signature (S7.20); false where the service refuses. */
export async function revokeSession(
  ask: Ask,
  { address, pci, signature, signal }: Revocation,
): Promise<boolean> {
  const { success } = await ask.post({
    path: `v1/sessions/${encodeURIComponent(address)}/revoke`,
    body: { pci, signature },
    projectIn: 'query',
    schema: revoked,
    signal,
  })
  return success
}

function siteOf(project: { name?: string | undefined; url?: string | undefined } | undefined) {
  const { name, url } = project ?? {}
  // A name is a claim; the address says more.
  const host = url !== undefined && isUrl(url) ? new URL(url).host : ''
  if (host !== '') return host
  return name
}
