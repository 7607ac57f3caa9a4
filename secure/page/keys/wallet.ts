import { type Addresses, type SecureAccount, shareSetText } from '#secure/api'
import { SecureError } from '#secure/wire'
import type { Api } from '../api.ts'
import { type Bytes, fromBase64Url, toBase64Url, wipe } from './bytes.ts'
import { type Holding, type KeptShare, type KeyStore, wipeHolding } from './keyStore.ts'
import { deriveKeys, deriveOwnKeys, type Keys, makeSecret } from './secret.ts'
import { combineShares, type ShareSet, splitSecret, wipeSet } from './shares.ts'

export type WalletParts = { readonly api: Api; readonly store: KeyStore }

/** How the account is recognized if the service has forgotten it. */
export function ownerOf(account: SecureAccount): string {
  return account.email ?? `${account.socialProvider ?? 'unknown'}:${account.userName ?? ''}`
}

/** Makes the keys of a new account: one share stays here, one goes to the service, one is thrown away. */
export async function createKeys(
  parts: WalletParts,
  account: SecureAccount,
): Promise<SecureAccount> {
  const secret = makeSecret()
  try {
    return await registerSecret(parts, account, secret, null)
  } finally {
    wipe(secret)
  }
}

/** Gives a secret to an account that has none; `recovery` is what this browser kept of it. */
export async function registerSecret(
  { api, store }: WalletParts,
  account: SecureAccount,
  secret: Bytes,
  recovery: KeptShare | null,
): Promise<SecureAccount> {
  const keys = await deriveKeys(secret)
  const set = await splitSecret(secret)
  const { addresses } = keys
  // Stored first, since keys that the service knows and no browser holds would be lost; and apart, since
  // another tab may be faster, and then its holding is the account's.
  const pending = { ...account, id: beside(account, set.shareSetId) }
  try {
    await hold(store, pending, addresses, set, recovery)
    const made = await api.call('makeKeys', {
      addresses,
      shareSetId: set.shareSetId,
      authShare: toBase64Url(set.auth),
      publicKey: toBase64Url(await store.publicKey()),
    })
    await hold(store, account, addresses, set, recovery)
    await dropPending(store, account)
    return made
  } catch (error) {
    // If the answer was lost, the keys may exist: the holding stays, and is compared later.
    if (error instanceof SecureError && error.code !== 'SERVICE_DOWN') {
      await store.remove(pending.id)
    }
    throw error
  } finally {
    keys.wipe()
    wipeSet(set)
  }
}

/** Removes what other attempts left here: the account has its keys now, and these are none of them. */
async function dropPending(store: KeyStore, account: SecureAccount): Promise<void> {
  for (const holding of await store.findByOwner(ownerOf(account))) {
    wipeHolding(holding)
    if (holding.accountId.startsWith(`${account.id}/`)) await store.remove(holding.accountId)
  }
}

/** Whether this browser holds a share of this account's key. */
export async function canSign(store: KeyStore, account: SecureAccount): Promise<boolean> {
  const holding = await findHolding(store, account)
  wipeHolding(holding)
  return holding !== undefined
}

/** The sets that this document itself was given: an account that was read earlier does not list them. */
const setsByStore = new WeakMap<KeyStore, Set<string>>()
function keptBy(store: KeyStore): Set<string> {
  const sets = setsByStore.get(store) ?? new Set()
  setsByStore.set(store, sets)
  return sets
}

/** What belongs to the keys that the account has now. */
function isOfKeys({ addresses }: Holding, account: SecureAccount): boolean {
  return addresses.eip155 === account.addresses?.eip155
}

/** Where a holding is stored that is not, or not yet, this frame's own of the account. */
const beside = (account: SecureAccount, shareSetId: string) => `${account.id}/${shareSetId}`

/** Keeps what this browser is given of the account's key, and what another site's frame has of it here. */
export async function keepHolding(
  store: KeyStore,
  account: SecureAccount,
  holding: Holding,
): Promise<void> {
  const before = await store.get(account.id)
  const { shareSetId } = holding.device
  const mine: readonly unknown[] = [shareSetId, account.shareSetId]
  if (
    before !== undefined &&
    isOfKeys(before, account) &&
    !mine.includes(before.device.shareSetId)
  ) {
    await store.put({ ...before, accountId: beside(account, before.device.shareSetId) })
  }
  wipeHolding(before)
  await store.put(holding)
  keptBy(store).add(shareSetId)
  // The holding that it replaces may be stored there.
  if (account.shareSetId !== null && account.shareSetId !== shareSetId) {
    await store.remove(beside(account, account.shareSetId))
  }
}

/** Forgets all that this browser holds of the account's key, on every site. */
export async function removeHoldings(store: KeyStore, account: SecureAccount): Promise<void> {
  await store.remove(account.id)
  await dropPending(store, account)
}

/** What this browser holds of the account's key, also where it never heard that its keys were made. */
export async function findHolding(
  store: KeyStore,
  account: SecureAccount,
): Promise<Holding | undefined> {
  // Where a browser has one store for all sites, each site's frame is still a device of its own to the
  // service: its set is the one that counts here.
  const isOwn = (one: Holding) => {
    const { shareSetId } = one.device
    const isMine = shareSetId === account.shareSetId || keptBy(store).has(shareSetId)
    return isMine && isOfKeys(one, account)
  }
  const holding = await store.get(account.id)
  if (holding !== undefined && isOwn(holding)) return holding
  const others = await store.findByOwner(ownerOf(account))
  const found = others.find((one) => isOwn(one) && one.accountId.startsWith(`${account.id}/`))
  if (found === undefined || (holding !== undefined && isOfKeys(holding, account))) {
    wipeHolding(holding)
    return found
  }
  // The answer was lost. From now on it is the account's, and nothing else of that time is kept.
  const own = { ...found, accountId: account.id }
  await store.put(own)
  await dropPending(store, account)
  return own
}

/**
 * Gives the secret to `use`: fetches the service's share, combines it with the one that is stored here,
 * compares the result with the account's addresses, and overwrites it afterwards.
 */
export async function withSecret<T>(
  { api, store }: WalletParts,
  account: SecureAccount,
  use: (keys: Keys, secret: Bytes) => Promise<T>,
): Promise<T> {
  const { addresses } = account
  const holding = await findHolding(store, account)
  if (holding === undefined || addresses === null) {
    throw new SecureError('NO_SHARE', 'This browser holds no part of your key yet.')
  }
  try {
    const owners = withOwner(holding.owners, account)
    // The account's address has changed: the holding must be found under the new one, too.
    if (owners.length > holding.owners.length) await store.put({ ...holding, owners })
    const { shareSetId, share } = holding.device
    const { authShare } = await api.call('getAuthShare', { shareSetId })
    return await withCombined(share, fromBase64Url(authShare), addresses, use)
  } finally {
    wipeHolding(holding)
  }
}

/** The same with any two shares of one set; `auth` is overwritten. */
export async function withCombined<T>(
  deviceShare: Bytes,
  auth: Bytes,
  addresses: Addresses,
  use: (keys: Keys, secret: Bytes) => Promise<T>,
): Promise<T> {
  let secret: Bytes | undefined
  let keys: Keys | undefined
  try {
    secret = await combineShares(deviceShare, auth)
    keys = await deriveOwnKeys(secret, addresses)
    return await use(keys, secret)
  } finally {
    keys?.wipe()
    wipe(secret, auth)
  }
}

/** Proves to the service that the caller who adds a set holds the key. */
export function signSetId(keys: Keys, shareSetId: string): Promise<`0x${string}`> {
  return keys.evm.signer().signMessage({ message: shareSetText(shareSetId) })
}

/** Makes a new split for this browser, so that it can sign from now on. */
export async function addOwnSet(
  { api, store }: WalletParts,
  account: SecureAccount,
  keys: Keys,
  secret: Bytes,
  recovery: KeptShare | null,
): Promise<void> {
  const set = await splitSecret(secret)
  try {
    await api.call('addShareSet', {
      shareSetId: set.shareSetId,
      authShare: toBase64Url(set.auth),
      publicKey: toBase64Url(await store.publicKey()),
      signature: await signSetId(keys, set.shareSetId),
    })
    await hold(store, account, keys.addresses, set, recovery)
  } finally {
    wipeSet(set)
  }
}

async function hold(
  store: KeyStore,
  account: SecureAccount,
  addresses: Addresses,
  { shareSetId, device }: ShareSet,
  recovery: KeptShare | null,
): Promise<void> {
  const before = await store.get(account.id)
  wipeHolding(before)
  await keepHolding(store, account, {
    accountId: account.id,
    owners: withOwner(before?.owners, account),
    addresses,
    device: { shareSetId, share: device },
    recovery,
  })
}

function withOwner(owners: readonly string[] = [], account: SecureAccount): readonly string[] {
  return [...new Set([...owners, ownerOf(account)])]
}
