import type { words as account } from '#locales/en/account.ts'
import type { words as bridge } from '#locales/en/bridge.ts'
import type { words as common } from '#locales/en/common.ts'
import type { words as login } from '#locales/en/login.ts'
import type { ErrorText } from './errorText.ts'

/** Every sentence of the views, in one language. */
export type Words = typeof common & typeof bridge & typeof account & typeof login

/** With those of errors, by code. */
export type Messages = Words & { readonly errors: Readonly<Record<string, ErrorText>> }

/**
 * A part of a catalogue, a chunk of its own: it comes with the views that need it. Errors come a
 * moment after the first words, and are told in their own words until then.
 */
export type WordsPart = 'bridge' | 'account' | 'login' | 'errors'
