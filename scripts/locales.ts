import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkLocales } from './locales/check.ts'
import { compileLocales } from './locales/compile.ts'
import { hashOf, parts, readPart, readTags, root, writePart } from './locales/read.ts'

/*
 * npm run locales                          compiles, and names what translators still have to do
 * npm run locales -- --translated de [key…]  these sentences of German, or all, translate today's English
 * npm run locales -- --translated all key…   these sentences do in each language
 * npm run locales -- --add ca               begins a language: its files, still in English
 * npm run locales -- --compile             compiles only
 */
const [mode, tag, ...keys] = process.argv.slice(2)

if (mode === '--translated') {
  for (const language of languagesOf(tag ?? '', keys)) markTranslated(language, keys)
}
if (mode === '--add') addLanguage(tag ?? '')
compileLocales()
if (mode !== '--compile') {
  const faults = checkLocales()
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

function addLanguage(language: string): void {
  if (Intl.getCanonicalLocales(language)[0] !== language) {
    throw new Error(`“${language}” is no BCP 47 tag as it is written, such as pt-BR`)
  }
  const folder = join(root, language)
  if (existsSync(folder)) throw new Error(`locales/${language} is there already`)
  mkdirSync(folder)
  for (const part of parts) {
    const entries = [...readPart('en', part)].map(
      ([key, { message }]) => [key, { message }] as const,
    )
    writeFileSync(join(folder, `${part}.json`), writePart(new Map(entries)))
  }
}

function languagesOf(language: string, chosen: readonly string[]): readonly string[] {
  if (language !== 'all') return [language]
  if (chosen.length === 0)
    throw new Error('“all” wants the keys of the sentences that were translated')
  return readTags().filter((one) => one !== 'en')
}

function markTranslated(language: string, chosen: readonly string[]): void {
  if (language === 'en' || !readTags().includes(language)) {
    throw new Error(`There is no translation “${language}” in locales/`)
  }
  const unknown = new Set(chosen)
  for (const part of parts) {
    const english = readPart('en', part)
    const marked = [...readPart(language, part)].map(([key, entry]) => {
      unknown.delete(key)
      const source = english.get(key)?.message
      const isMeant = chosen.length === 0 || chosen.includes(key)
      if (source === undefined || !isMeant) return [key, entry] as const
      return [key, { message: entry.message, source: hashOf(source) }] as const
    })
    writeFileSync(join(root, language, `${part}.json`), writePart(new Map(marked)))
  }
  if (unknown.size > 0) throw new Error(`${language} has no ${[...unknown].join(', ')}`)
}
