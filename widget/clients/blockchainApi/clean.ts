import * as z from 'zod/mini'
import { isUrl } from '#lib/urls.ts'
import { cleanName } from '#lib/cleanName.ts'
import { toPlain } from '#lib/decimal.ts'

const URL_CHARS = 2_048
/** A picture that came with the answer may be longer than an address. */
const DATA_CHARS = 20_000
const SYMBOL_CHARS = 12

/** A field that is as if it were not there when it is not what it should be. */
export function lenient<T>(schema: z.ZodMiniType<T>) {
  return z.catch(z.optional(schema), undefined)
}

/** A small count, such as of decimals, as a number or in digits. */
export const count = z.pipe(
  z.union([z.int().check(z.gte(0), z.lte(99)), z.string().check(z.regex(/^\d{1,2}$/))]),
  z.transform(Number),
)

/** A decimal as a service writes it: a text, also without its first zero, or a number. */
export const numeric = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) =>
    typeof value === 'number' ? (toPlain(value) ?? '') : value.replace(/^\./, '0.'),
  ),
)

/** A name that can be shown; what would make it look like another one is taken out. */
export const label = lenient(
  z.pipe(
    z.string(),
    z.transform((name) => cleanName(name)),
  ),
)

/** A symbol, short enough to stand beside an amount. */
export function cleanSymbol(text: string): string | undefined {
  const name = cleanName(text)
  if (name === undefined) return undefined
  const characters = [...name]
  if (characters.length <= SYMBOL_CHARS) return name
  return `${characters.slice(0, SYMBOL_CHARS - 1).join('')}…`
}

/** An address of a picture that `<img>` alone may load: nothing in it can run there. */
export function cleanPicture(text: string): string | undefined {
  if (text.startsWith('data:')) {
    const isPicture = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(text)
    return isPicture && text.length <= DATA_CHARS ? text : undefined
  }
  if (text.length > URL_CHARS || !isUrl(text)) return undefined
  const url = new URL(text)
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return isPlain ? url.href : undefined
}

/** The same as a field of an answer. */
export const picture = lenient(z.pipe(z.string(), z.transform(cleanPicture)))
