import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

/** The files of a language: what is loaded together stands in one of them. */
export const parts = [
  ...(['common', 'bridge', 'account', 'login', 'errors'] as const),
  ...(['secure', 'mail', 'loader'] as const),
] as const
export type Part = (typeof parts)[number]

/** The folder of languages. */
export const root = fileURLToPath(new URL('../../locales', import.meta.url))

/** Types of the values that are put into a sentence; `String` where nothing is said. */
const placeholderTypes = ['String', 'String?', 'num', 'List'] as const
export type PlaceholderType = (typeof placeholderTypes)[number]

const entrySchema = z.strictObject({
  message: z.string(),
  /** Of a translation: which English sentence it translates, by `hashOf`. */
  source: z.string().optional(),
  /** Of English: the values, in the order in which code passes them. */
  placeholders: z
    .record(
      z.string().regex(/^[a-z]\w*$/i),
      z.strictObject({ type: z.enum(placeholderTypes).optional() }),
    )
    .optional(),
  /** Of English: for translators. */
  description: z.string().optional(),
})
const partSchema = z.record(z.string().regex(/^\w+(\.[\w-]+)*$/), entrySchema)

export type Entry = z.infer<typeof entrySchema>
export type Entries = ReadonlyMap<string, Entry>

/** The languages there are, English first. */
export function readTags(folder = root): readonly string[] {
  const tags = readdirSync(folder).filter((tag) => existsSync(join(folder, tag, 'common.json')))
  return ['en', ...tags.filter((tag) => tag !== 'en').sort()]
}

/** A part of a language; a file that is no catalogue is named with the reason. */
export function readPart(tag: string, part: Part, folder = root): Entries {
  const path = join(folder, tag, `${part}.json`)
  if (!existsSync(path)) throw new Error(`locales/${tag}/${part}.json is missing`)
  const text = readFileSync(path, 'utf8')
  try {
    const entries = Object.entries(partSchema.parse(JSON.parse(text)))
    const unsafe = entries.find(([key]) =>
      /(^|\.)(__proto__|constructor|prototype)(\.|$)/.test(key),
    )
    if (unsafe !== undefined) throw new Error(`${unsafe[0]} is no name of a message`)
    const written = text.match(/^ {2}"/gm)?.length
    if (written !== entries.length)
      throw new Error('a key stands twice, or not on a line of its own')
    return new Map(entries)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`locales/${tag}/${part}.json: ${reason}`, { cause: error })
  }
}

/** A part as its file has it: an entry a line. */
export function writePart(entries: Entries): string {
  const lines = [...entries].map(([key, entry]) => `  ${JSON.stringify(key)}: ${spaced(entry)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

function spaced(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${spaced(inner)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** What a translation carries of the English sentence it was made from. */
export function hashOf(message: string): string {
  return createHash('sha256').update(message).digest('hex').slice(0, 8)
}
