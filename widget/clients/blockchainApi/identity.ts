import * as z from 'zod/mini'
import { cleanName } from '#lib/cleanName.ts'
import { webLink } from '../walletRegistry/cleanLink.ts'
import type { Ask } from './ask.ts'
import { DATA_IMAGE_CHARS, SHOWN_NAME_CHARS } from './limits.ts'

/** How an account is called and looks; either may be missing. */
export type Identity = {
  readonly name: string | undefined
  /** For `<img>` only: `https:`, or a picture as `data:`. */
  readonly image: string | undefined
}

export type IdentityQuery = {
  readonly address: string
  /** The account that asks, plain. */
  readonly sender: string
  readonly signal?: AbortSignal | undefined
}

const lenient = z.catch(z.nullish(z.string()), undefined)
const answer = z.object({ name: lenient, avatar: lenient })
/** What is read, by where it stands in the answer. @internal */
export const identityShapes = { '': answer }

/** Name and picture of an address (S7.02); what cannot be shown is as if it were not there. */
export async function getIdentity(
  ask: Ask,
  { address, sender, signal }: IdentityQuery,
): Promise<Identity> {
  const { name, avatar } = await ask.get({
    path: `v1/identity/${encodeURIComponent(address)}`,
    query: { sender },
    schema: answer,
    signal,
  })
  return { name: shownName(name ?? ''), image: imageLink(avatar ?? '') }
}

/** A name that looks like an address, full or shortened, could be mistaken for one. */
function shownName(name: string): string | undefined {
  const clean = cleanName(name, SHOWN_NAME_CHARS)
  return clean === undefined || /^0[xX]/.test(clean) ? undefined : clean
}

const dataImage = /^data:image\/(png|webp|svg\+xml|gif|jpeg|avif)[;,][^\s<>"'`\\]*$/

/** A link that an `<img>` may have: nothing of it runs there. */
function imageLink(link: string): string | undefined {
  if (link.length <= DATA_IMAGE_CHARS && dataImage.test(link)) return link
  return webLink(link)
}
