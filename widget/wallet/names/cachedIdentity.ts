import type { Identity } from '#clients/blockchainApi/identity.ts'
import type { Core } from '#kernel/core.ts'
import { rememberedIdentities } from './items.ts'
import { IDENTITY_AGE_MS, KEPT_IDENTITIES, KEPT_IMAGE_CHARS } from './limits.ts'

/** What this browser knows of an account, while it is young enough (S9.01). */
export function cachedIdentity(
  core: Core,
  address: string,
): { identity: Identity; at: number } | undefined {
  const entry = (core.storage.get(rememberedIdentities) ?? []).find(isOf(address))
  if (entry === undefined || core.now() - entry.at > IDENTITY_AGE_MS) return undefined
  const { name, image, imageLeft } = entry
  // Asked again at once where something of it could not be kept.
  return { identity: { name, image }, at: imageLeft === true ? 0 : entry.at }
}

/** Keeps what is known of an account; without name and picture, nothing. */
export function cacheIdentity(core: Core, address: string, { name, image }: Identity): void {
  const others = (core.storage.get(rememberedIdentities) ?? []).filter((one) => !isOf(address)(one))
  const isShort = image?.startsWith('https:') === true && image.length <= KEPT_IMAGE_CHARS
  const own = {
    address,
    at: core.now(),
    name,
    image: isShort ? image : undefined,
    imageLeft: image !== undefined && !isShort ? true : undefined,
  }
  const known = name === undefined && image === undefined ? [] : [own]
  core.storage.set(rememberedIdentities, [...known, ...others].slice(0, KEPT_IDENTITIES))
}

function isOf(address: string) {
  return (one: { address: string }) => one.address.toLowerCase() === address.toLowerCase()
}
