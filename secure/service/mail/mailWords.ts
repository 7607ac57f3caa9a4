/** What a mail is about; each has its words in every language. */
export type MailKind = 'device' | 'login' | 'oldAddress' | 'newAddress' | 'change' | 'notice'

/** What a mail may say. None of it is text of the person who asked for the mail. */
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
  /** To be entered; empty where the mail has a link. */
  readonly code: string
}

/** A sentence, with what is put into it where it has values. */
type Sentence<Values = MailFacts> = string | ((values: Values) => string)

type Sentences = Readonly<Record<'subject' | 'lead' | 'after', Sentence>>

/** All that mails say in one language: `locales/<language>/mail.json`. */
export type MailWords = Readonly<Record<MailKind, Sentences>> & {
  /** A mail with a link has a button. */
  readonly device: { readonly action: string }
  readonly change: {
    readonly action: string
    /** What a mail about a change calls it; `name` is one of a browser. */
    readonly what: { readonly delete: string; device(values: { name: string }): string }
  }
  /** What was done already: nothing to press. */
  readonly notice: {
    readonly what: { readonly recovery: string; deviceApproved(values: { name: string }): string }
  }
  readonly deviceName: {
    readonly unknown: string
    on(values: { browser: string; system: string }): string
  }
  /** Where, with which browser and when it was asked for. */
  readonly asked: Sentence
}

/** A sentence with its values. */
export function say(sentence: Sentence, facts: MailFacts): string {
  return typeof sentence === 'string' ? sentence : sentence(facts)
}
