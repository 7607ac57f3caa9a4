import type { SignIn } from './approval.ts'

/** EIP-4361's first line; a scheme may stand before the domain. */
const FIRST_LINE =
  /^(?:[a-z][-+.a-z0-9]*:\/\/)?(\S{1,255}) wants you to sign in with your (?:Ethereum|Solana) account:/i

/** Whether a message signs in to a site, and whether that is the site that asks. */
export function readSignIn(text: string, embedder: string | null): SignIn | null {
  const domain = FIRST_LINE.exec(text.trimStart())?.[1]
  if (domain === undefined) return null
  if (embedder === null) return { domain, match: 'unknown' }
  return { domain, match: new URL(embedder).host === domain.toLowerCase() ? 'same' : 'other' }
}
