import type { SecureAccount } from '#secure/api'
import { SecureError } from '#secure/wire'
import { type Bytes, fromBase64Url, toBase64Url, wipe } from './bytes.ts'
import { type KeptShare, wipeHolding } from './keyStore.ts'
import { type PasskeyLock, passkeyAbout } from './passkey.ts'
import { makeRecoveryFile, openRecoveryFile, type RecoveryFile } from './recoveryFile.ts'
import { seal, unseal } from './seal.ts'
import { type ShareSet, splitSecret } from './shares.ts'
import {
  addOwnSet,
  findHolding,
  registerSecret,
  signSetId,
  type WalletParts,
  withCombined,
  withSecret,
} from './wallet.ts'

/** A recovery that is made, and takes the place of the old one only once the person has it. */
export type PreparedRecovery = { file: RecoveryFile; commit: () => Promise<void> }

/** A recovery file: its share opens with the passphrase, and signs only with another share. */
export async function preparePassphrase(
  parts: WalletParts,
  account: SecureAccount,
  passphrase: string,
): Promise<PreparedRecovery> {
  return withSecret(parts, account, async (keys, secret) => {
    const set = await splitSecret(secret)
    const { shareSetId } = set
    const { addresses } = keys
    const file = await makeRecoveryFile(set.recovery, { addresses, shareSetId, passphrase })
    wipe(set.recovery)
    const signature = await signSetId(keys, shareSetId)
    return { file, commit: () => put(parts, account, set, { method: 'passphrase', signature }) }
  })
}

/** The same under a passkey; the sealed share is kept by the service too. */
export async function setUpPasskey(
  parts: WalletParts,
  account: SecureAccount,
  { credentialId, salt, key }: PasskeyLock,
): Promise<void> {
  await withSecret(parts, account, async (keys, secret) => {
    const set = await splitSecret(secret)
    const about = passkeyAbout(set.shareSetId, keys.addresses.eip155)
    const sealedShare = toBase64Url(await seal(key, set.recovery, about))
    wipe(set.recovery)
    const signature = await signSetId(keys, set.shareSetId)
    const passkey = { credentialId, salt, sealedShare }
    await put(parts, account, set, { method: 'passkey', signature, passkey })
  })
}

/** Lets this browser in with the recovery file: auth and recovery share make the secret. */
export async function recoverWithFile(
  parts: WalletParts,
  account: SecureAccount,
  file: RecoveryFile,
  passphrase: string,
): Promise<void> {
  if (account.addresses?.eip155.toLowerCase() !== file.addresses.eip155.toLowerCase()) {
    throw new SecureError('RECOVERY_WRONG', 'This file belongs to another wallet.')
  }
  const share = await openRecoveryFile(file, passphrase)
  await recover(parts, account, file.shareSetId, share)
}

export async function recoverWithPasskey(
  parts: WalletParts,
  account: SecureAccount,
  key: CryptoKey,
): Promise<void> {
  const { recovery, addresses } = account
  if (recovery?.passkey === undefined || addresses === null) {
    throw new SecureError('RECOVERY_WRONG', 'No passkey was set up for this account.')
  }
  const { shareSetId } = recovery
  const sealed = fromBase64Url(recovery.passkey.sealedShare)
  const about = passkeyAbout(shareSetId, addresses.eip155)
  const share = await unseal(key, sealed, about).catch((cause: unknown) => {
    throw new SecureError('RECOVERY_WRONG', 'This passkey does not open it.', { cause })
  })
  await recover(parts, account, shareSetId, share)
}

/**
 * Gives an account that the service no longer knows its keys back: this browser's part of the recovery
 * set and the file make the secret without the service.
 */
export async function restoreWithFile(
  parts: WalletParts,
  account: SecureAccount,
  owner: string,
  file: RecoveryFile,
  passphrase: string,
): Promise<SecureAccount> {
  const holdings = await parts.store.findByOwner(owner)
  const held = holdings.find(({ recovery }) => recovery?.shareSetId === file.shareSetId)
  if (held?.recovery == null) {
    throw new SecureError('RECOVERY_WRONG', 'This browser holds no part that fits this file.')
  }
  const { addresses, recovery, accountId } = held
  const share = await openRecoveryFile(file, passphrase)
  try {
    // A copy is overwritten: the share itself stays what this browser holds of the recovery set.
    const own = new Uint8Array(recovery.share)
    const restored = await withCombined(share, own, addresses, (_, secret) =>
      registerSecret(parts, account, secret, recovery),
    )
    if (accountId !== account.id) await parts.store.remove(accountId)
    return restored
  } finally {
    wipe(share)
    for (const holding of holdings) wipeHolding(holding)
  }
}

async function recover(
  parts: WalletParts,
  account: SecureAccount,
  shareSetId: string,
  share: Bytes,
): Promise<void> {
  if (account.addresses === null) throw new SecureError('NO_SHARE', 'This account has no keys yet.')
  let recovered: KeptShare | undefined
  try {
    const { authShare } = await parts.api.call('getAuthShare', { shareSetId })
    const auth = fromBase64Url(authShare)
    // As in `put`.
    const own = { shareSetId, share: new Uint8Array(auth) }
    recovered = own
    await withCombined(share, auth, account.addresses, (keys, secret) =>
      addOwnSet(parts, account, keys, secret, own),
    )
  } finally {
    wipe(share, recovered?.share)
  }
}

type PutOptions = {
  method: 'passkey' | 'passphrase'
  signature: `0x${string}`
  passkey?: { credentialId: string; salt: string; sealedShare: string }
}

async function put(
  { api, store }: WalletParts,
  account: SecureAccount,
  set: ShareSet,
  options: PutOptions,
): Promise<void> {
  const { shareSetId } = set
  await api.call('putRecovery', { ...options, shareSetId, authShare: toBase64Url(set.auth) })
  const holding = await findHolding(store, account)
  if (holding === undefined) throw new SecureError('NO_SHARE', 'This browser holds no share.')
  // The service's own share, once more: with the file it is enough should the service be gone. Another
  // one would make the key with what any fresh login is given, also in a browser that was removed.
  const recovery = { shareSetId, share: set.auth }
  await store.put({ ...holding, recovery })
  wipeHolding(holding)
  wipe(set.auth, set.device)
}
