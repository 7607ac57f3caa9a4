import type { DeviceWords } from '#secure/api'

/** What a mail is about; each has its words in every language. */
export type MailKind = 'device' | 'login' | 'oldAddress' | 'newAddress' | 'change' | 'notice'

/** What a mail may say. None of it was written by whoever asked for the mail. */
export type MailFacts = {
  readonly brand: string
  /** Host of the secure origin. */
  readonly site: string
  readonly deviceName: string
  readonly time: string
  /** How long link or code can be used, in words: `20 minutes`. */
  readonly duration: string
  /** Of a change or a notice: what happens or happened, without a full stop. Else empty. */
  readonly what: string
  /** When it happens. */
  readonly due: string
}

type Sentences = {
  subject(facts: MailFacts, code: string): string
  lead(facts: MailFacts): string
  after(facts: MailFacts): string
}

/** All that mails say in one language. */
export type MailWords = Record<MailKind, Sentences> & {
  /** A mail with a link has a button. */
  device: { action: string }
  change: {
    action: string
    /** What a mail about a change calls it; `name` is one of a browser. */
    what: { delete: string; device(name: string): string }
  }
  /** What was done already: nothing to press. */
  notice: { what: { recovery: string; letIn(name: string): string } }
  deviceName: DeviceWords
  /** Where, with what and when it was asked for. */
  asked(facts: MailFacts): string
}
