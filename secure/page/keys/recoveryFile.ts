import * as z from 'zod/mini'
import { type Addresses, addresses, shareSetId } from '#secure/api'
import { bytes, PASSPHRASE_CHARS, SecureError, text } from '#secure/wire'
import { type Bytes, fromBase64Url, randomBytes, toBase64Url, toBytes } from './bytes.ts'
import { seal, unseal } from './seal.ts'

const ROUNDS = 600_000
const MOST_ROUNDS = 10_000_000
const MOST_CHARS = 4_000

/** What the person keeps. Without the passphrase, and without a second share, it opens nothing. */
export const recoveryFile = z.strictObject({
  type: z.literal('causeway-recovery'),
  version: z.literal(1),
  addresses,
  shareSetId,
  createdAt: text(40),
  kdf: z.strictObject({
    name: z.literal('PBKDF2-SHA-256'),
    rounds: z.int().check(z.minimum(ROUNDS), z.maximum(MOST_ROUNDS)),
    salt: bytes(32),
  }),
  sealedShare: bytes(128),
})
export type RecoveryFile = z.infer<typeof recoveryFile>

export async function makeRecoveryFile(
  share: Bytes,
  options: { addresses: Addresses; shareSetId: string; passphrase: string },
): Promise<RecoveryFile> {
  const { addresses, shareSetId, passphrase } = options
  if ([...passphrase].length < PASSPHRASE_CHARS) {
    throw new SecureError(
      'RECOVERY_WRONG',
      `The passphrase needs at least ${PASSPHRASE_CHARS} characters.`,
    )
  }
  const salt = randomBytes(32)
  const key = await keyOf(passphrase, salt, ROUNDS)
  return {
    type: 'causeway-recovery',
    version: 1,
    addresses,
    shareSetId,
    createdAt: new Date().toISOString(),
    kdf: { name: 'PBKDF2-SHA-256', rounds: ROUNDS, salt: toBase64Url(salt) },
    sealedShare: toBase64Url(await seal(key, share, aboutOf(shareSetId, addresses))),
  }
}

/** Reads what the person chose; whatever is no recovery file is told apart from a wrong passphrase. */
export function parseRecoveryFile(content: string): RecoveryFile {
  const parsed = content.length > MOST_CHARS ? undefined : recoveryFile.safeParse(readJson(content))
  if (parsed?.success) return parsed.data
  throw new SecureError('RECOVERY_WRONG', 'This is not a recovery file of this wallet.')
}

export async function openRecoveryFile(file: RecoveryFile, passphrase: string): Promise<Bytes> {
  const key = await keyOf(passphrase, fromBase64Url(file.kdf.salt), file.kdf.rounds)
  const about = aboutOf(file.shareSetId, file.addresses)
  try {
    return await unseal(key, fromBase64Url(file.sealedShare), about)
  } catch (cause) {
    throw new SecureError('RECOVERY_WRONG', 'The passphrase does not open this file.', { cause })
  }
}

/** One spelling for people who type accents on another keyboard. */
async function keyOf(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const raw = toBytes(passphrase.normalize('NFKC'))
  const base = await crypto.subtle.importKey('raw', raw, 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

function aboutOf(shareSetId: string, { eip155 }: Addresses): string {
  return `recovery 1 ${shareSetId} ${eip155.toLowerCase()}`
}

function readJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
