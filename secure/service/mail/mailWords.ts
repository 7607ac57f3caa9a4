import type { DeviceWords } from '#secure/api'

/** What a mail is about; each has its words in every language. */
export type MailKind = 'device' | 'login' | 'oldAddress' | 'newAddress'

/** What a mail may say. None of it was written by whoever asked for the mail. */
export type MailFacts = {
  readonly brand: string
  /** Host of the secure origin. */
  readonly site: string
  readonly deviceName: string
  readonly time: string
  /** How long link or code can be used, in words: `20 minutes`. */
  readonly duration: string
}

type Sentences = {
  subject(facts: MailFacts, code: string): string
  lead(facts: MailFacts): string
  after(facts: MailFacts): string
}

/** All that mails say in one language. */
export type MailWords = Record<MailKind, Sentences> & {
  /** The mail with a link has a button. */
  device: { action: string }
  deviceName: DeviceWords
  /** Where, with what and when it was asked for. */
  asked(facts: MailFacts): string
}
