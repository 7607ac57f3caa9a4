import type { Enrollment, SecureAccount } from '#secure/api'
import { SecureError } from '#secure/wire'
import { fromBase64Url, toBase64Url, wipe } from './bytes.ts'
import { enrollmentCode, sealTo, unsealFrom } from './deviceIdentity.ts'
import { wipeHolding } from './keyStore.ts'
import {
  findHolding,
  keepHolding,
  ownerOf,
  signSetId,
  type WalletParts,
  withCombined,
  withSecret,
} from './wallet.ts'
import { splitSecret, wipeSet } from './shares.ts'

/** A share, sealed to the key of the device that asked for it. */
export type Granted = { readonly shareSetId: string; readonly sealedShare: string }

/** Asks the account's other devices to let this one in; `code` is what both screens show. */
export async function requestEnrollment(
  { api, store }: WalletParts,
  account: SecureAccount,
): Promise<{ id: string; code: string }> {
  const publicKey = await store.publicKey()
  const code = await enrollmentCode(publicKey, account.id)
  const { id } = await api.call('requestEnrollment', { publicKey: toBase64Url(publicKey) })
  return { id, code }
}

/** Waits for the other device, opens what it sealed, and keeps it once it is verified. */
export async function awaitEnrollment(
  { api, store }: WalletParts,
  account: SecureAccount,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const answer = await api.callUntil(
    'awaitEnrollment',
    { id },
    ({ status }) => status !== 'waiting',
    signal,
  )
  const { granted } = answer
  if (answer.status === 'refused' || granted === undefined) throw refused()
  await takeGranted({ api, store }, account, granted)
}

/** Opens what was sealed to this document's key, and keeps it once it is verified. */
export async function takeGranted(
  { api, store }: WalletParts,
  account: SecureAccount,
  { shareSetId, sealedShare }: Granted,
): Promise<void> {
  const { addresses } = account
  if (addresses === null) throw refused()
  const about = `${account.id} ${shareSetId}`
  const share = await unsealFrom(await store.identity(), fromBase64Url(sealedShare), about)
  try {
    const { authShare } = await api.call('getAuthShare', { shareSetId })
    await withCombined(share, fromBase64Url(authShare), addresses, async () => undefined)
    await keepHolding(store, account, {
      accountId: account.id,
      owners: [ownerOf(account)],
      addresses,
      device: { shareSetId, share },
      recovery: null,
    })
  } finally {
    wipe(share)
  }
}

function refused(): SecureError {
  return new SecureError('DEVICE_REFUSED', 'Your other device refused.')
}

/**
 * Seals this document's share to another document of the same device, which has a store of its own: the
 * service sees them as one device, which can neither let itself in nor have two sets.
 */
export async function grantOwn(
  { store }: Pick<WalletParts, 'store'>,
  account: SecureAccount,
  { publicKey }: Pick<Enrollment, 'publicKey'>,
): Promise<Granted> {
  const holding = await findHolding(store, account)
  if (holding === undefined) {
    throw new SecureError('NO_SHARE', 'This browser holds no part of your key yet.')
  }
  try {
    const { shareSetId, share } = holding.device
    const sealed = await sealTo(fromBase64Url(publicKey), share, `${account.id} ${shareSetId}`)
    return { shareSetId, sealedShare: toBase64Url(sealed) }
  } finally {
    wipeHolding(holding)
  }
}

/** Lets a new device in: a set of its own, its share sealed to its key. */
export async function approveEnrollment(
  parts: WalletParts,
  account: SecureAccount,
  enrollment: Pick<Enrollment, 'id' | 'publicKey'>,
): Promise<void> {
  await withSecret(parts, account, async (keys, secret) => {
    const set = await splitSecret(secret)
    const { shareSetId } = set
    try {
      const publicKey = fromBase64Url(enrollment.publicKey)
      const sealed = await sealTo(publicKey, set.device, `${account.id} ${shareSetId}`)
      await parts.api.call('answerEnrollment', {
        id: enrollment.id,
        granted: {
          shareSetId,
          authShare: toBase64Url(set.auth),
          sealedShare: toBase64Url(sealed),
          signature: await signSetId(keys, shareSetId),
        },
      })
    } finally {
      wipeSet(set)
    }
  })
}

export async function refuseEnrollment({ api }: WalletParts, { id }: Enrollment): Promise<void> {
  await api.call('answerEnrollment', { id, granted: null })
}

export function codeOf(account: SecureAccount, { publicKey }: Enrollment): Promise<string> {
  return enrollmentCode(fromBase64Url(publicKey), account.id)
}
