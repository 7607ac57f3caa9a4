import { verifyMessage } from 'viem'
import * as z from 'zod/mini'
import { type Proof, type ProvenAct, proofText } from '#secure/api'
import { SecureError } from '#secure/wire'
import { PROOF_SECONDS } from '../limits.ts'
import type { Service } from '../service.ts'
import type { Session } from './sessionRow.ts'

type Given = { readonly act: ProvenAct; readonly about: string; readonly proof: Proof }

/** KEY_NEEDED unless the account's own key signed for exactly this, within ten minutes of our clock. */
export async function checkProof(
  service: Service,
  accountId: string,
  { act, about, proof: { signedAt, signature } }: Given,
): Promise<void> {
  const isNow = Math.abs(service.now() - signedAt) <= PROOF_SECONDS
  const text = proofText(act, about, signedAt)
  if (isNow && (await isSignedBy(service, accountId, text, signature))) return
  throw keyNeeded()
}

/** Whether the account's own key signed this text (personal_sign). */
export async function isSignedBy(
  { database }: Service,
  accountId: string,
  message: string,
  signature: string,
): Promise<boolean> {
  const [account] = await database.rows(
    z.object({ eip155: z.nullable(z.string()) }),
    'SELECT eip155 FROM accounts WHERE id = $1',
    [accountId],
  )
  const address = hex(account?.eip155 ?? '')
  const given = hex(signature)
  if (address === undefined || given === undefined) return false
  // Numbers that no signature has are thrown, not answered: neither is one of this key.
  return verifyMessage({ address, message, signature: given }).catch(() => false)
}

/**
 * KEY_NEEDED if the login may have been finished for another person: a code that was read out or an
 * approval in another app says nothing about the browser that it let in.
 */
export function checkBound({ method }: Session): void {
  if (method === 'farcaster' || method === 'typed') throw keyNeeded()
}

export function keyNeeded(): SecureError {
  return new SecureError(
    'KEY_NEEDED',
    'Only your key can do this. Do it in a browser that can sign, or ask whoever runs this wallet.',
  )
}

function hex(text: string): `0x${string}` | undefined {
  return text.startsWith('0x') ? `0x${text.slice(2)}` : undefined
}
