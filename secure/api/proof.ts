/** What the account's key itself says yes to, beside new share sets. */
const provenActs = ['delete account', 'remove device', 'change email'] as const
export type ProvenAct = (typeof provenActs)[number]

/** What is signed for a new share set (personal_sign). */
export function shareSetText(shareSetId: string): string {
  return `Causeway share set ${shareSetId}`
}

/**
 * What is signed for `act` (personal_sign). `about` is the id of the account or device, or the new
 * address; `signedAt` is in seconds since 1970.
 */
export function proofText(act: ProvenAct, about: string, signedAt: number): string {
  return `Causeway ${act} ${about} at ${signedAt}`
}

const ownText = new RegExp(`^Causeway (?:share set|${provenActs.join('|')}) `)

/** Whether a message is one that the service takes for the owner's word: no site may have it signed. */
export function isOwnText(text: string): boolean {
  return ownText.test(text)
}
