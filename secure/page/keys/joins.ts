import type { Join, SecureAccount } from '#secure/api'
import { SecureError } from '#secure/wire'
import { fromBase64Url, toBase64Url, wipe } from './bytes.ts'
import { joinCode, sealTo, unsealFrom } from './join.ts'
import {
  keepHolding,
  ownerOf,
  signSetId,
  type WalletParts,
  withCombined,
  withSecret,
} from './wallet.ts'
import { splitSecret, wipeSet } from './shares.ts'

/** Asks the account's other devices to let this one in; `code` is what both screens show. */
export async function askToJoin(
  { api, store }: WalletParts,
  account: SecureAccount,
): Promise<{ id: string; code: string }> {
  const publicKey = await store.publicKey()
  const code = await joinCode(publicKey, account.id)
  const { id } = await api.call('askToJoin', { publicKey: toBase64Url(publicKey) })
  return { id, code }
}

/** Waits for the other device, opens what it sealed, and keeps it once it is found to be right. */
export async function awaitJoin(
  { api, store }: WalletParts,
  account: SecureAccount,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const answer = await api.callUntil(
    'awaitJoin',
    { id },
    ({ status }) => status !== 'waiting',
    signal,
  )
  const { granted } = answer
  const { addresses } = account
  if (answer.status === 'refused' || granted === undefined || addresses === null) {
    throw new SecureError('DEVICE_REFUSED', 'Your other device refused.')
  }
  const { shareSetId, sealedShare } = granted
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

/** Lets a new device in: a set of its own, its share sealed to its key. */
export async function letIn(
  parts: WalletParts,
  account: SecureAccount,
  join: Pick<Join, 'id' | 'publicKey'>,
): Promise<void> {
  await withSecret(parts, account, async (keys, secret) => {
    const set = await splitSecret(secret)
    const { shareSetId } = set
    try {
      const publicKey = fromBase64Url(join.publicKey)
      const sealed = await sealTo(publicKey, set.device, `${account.id} ${shareSetId}`)
      await parts.api.call('answerJoin', {
        id: join.id,
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

export async function refuseJoin({ api }: WalletParts, { id }: Join): Promise<void> {
  await api.call('answerJoin', { id, granted: null })
}

export function codeOf(account: SecureAccount, { publicKey }: Join): Promise<string> {
  return joinCode(fromBase64Url(publicKey), account.id)
}
