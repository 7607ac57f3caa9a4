import { SecureError } from '#secure/wire'
import type { Words } from '../i18n/words.ts'

/** What happened, in the person's language where the catalogue knows it. */
export function sentenceOf({ error: sentences }: Words, error: unknown): string {
  if (!(error instanceof SecureError)) return sentences.INTERNAL
  const { code } = error
  return typeof code === 'string' && isKnown(sentences, code) ? sentences[code] : error.message
}

function isKnown(sentences: Words['error'], code: string): code is keyof Words['error'] {
  return Object.hasOwn(sentences, code)
}
