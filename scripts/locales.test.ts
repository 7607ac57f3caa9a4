import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { checkLocales } from './locales/check.ts'
import { compileLocales } from './locales/compile.ts'
import { compileMessage, type Placeholder, signatureOf } from './locales/message.ts'
import {
  type Entry,
  hashOf,
  type Part,
  parts,
  readPart,
  readTags,
  writePart,
} from './locales/read.ts'

test('behavior: every translation is whole, and of today’s English (house 5)', () => {
  expect(checkLocales()).toEqual([])
})

/** What a compiled message says: it is run as the product runs it, with the helpers that it imports. */
async function say(
  message: string,
  { locale = 'en', values = {}, isolates = false }: Said = {},
): Promise<string> {
  const placeholders = Object.entries(values).map(([name, value]): Placeholder => {
    if (Array.isArray(value)) return { name, type: 'List' }
    return { name, type: typeof value === 'number' ? 'num' : 'String' }
  })
  const code = compileMessage(message, { locale, placeholders, isolates })
  const names = placeholders.map(({ name }) => name).join(', ')
  const [{ plural }, { listNames }, { isolateForeign }] = await Promise.all([
    import('../widget/lib/plural.ts'),
    import('../widget/lib/listNames.ts'),
    import('../widget/lib/isolateText.ts'),
  ])
  const make = new Function(
    ...['plural', 'listNames', 'isolateForeign', `return (${names}) => ${code}`],
  )
  return make(plural, listNames, isolateForeign)(...Object.values(values))
}
type Said = {
  readonly locale?: string
  readonly values?: Readonly<Record<string, unknown>>
  readonly isolates?: boolean
}

describe('a compiled message', () => {
  const counts = { one: '# plik', few: '# pliki', many: '# plików', other: '# pliku' }
  const files = `{n, plural, =0 {nic} ${Object.entries(counts)
    .map(([form, text]) => `${form} {${text}}`)
    .join(' ')}}`

  test.each([
    [0, 'nic'],
    [1, '1 plik'],
    [3, '3 pliki'],
    [5, '5 plików'],
    [1.5, '1,5 pliku'],
    [12_000, '12 000 plików'],
  ])('behavior: %d has the plural of its language, and its figures', async (n, said) => {
    const text = await say(files, { locale: 'pl', values: { n } })
    expect(text.replaceAll('\u00a0', ' ')).toBe(said)
  })

  test('behavior: it selects, lists, counts, and writes dates in Latin figures', async () => {
    const kind = '{kind, select, new {New} other {Old ({kind})}}'
    expect(await say(kind, { values: { kind: 'new' } })).toBe('New')
    expect(await say(kind, { values: { kind: 'worn' } })).toBe('Old (worn)')
    const list = 'On {names, list}.'
    expect(await say(list, { values: { names: ['A', 'B', 'C'] } })).toBe('On A, B, and C.')
    expect(await say('{n, number}', { locale: 'de', values: { n: 1234.5 } })).toBe('1.234,5')
    expect(await say('{n, number}', { locale: 'ar', values: { n: 12 } })).toBe('12')
    const when = Date.UTC(2026, 10, 24, 12)
    expect(await say('{at, date}', { locale: 'fr', values: { at: when } })).toContain('nov. 2026')
    expect(await say('{at, time}', { locale: 'fr', values: { at: when } })).toMatch(/^\d\d:\d\d$/)
  })

  test('behavior: what is put into a line from right to left is isolated, counts and keys are not', async () => {
    const options = { locale: 'ar', isolates: true }
    expect(await say('إلى {to}', { ...options, values: { to: '0x1…2' } })).toBe(
      'إلى \u20680x1…2\u2069',
    )
    expect(await say('{n} x', { ...options, values: { n: 3 } })).toBe('3 x')
    const kind = '{kind, select, new {جديد} other {قديم}}'
    expect(await say(kind, { ...options, values: { kind: 'new' } })).toBe('جديد')
    const list = await say('{names, list}', { ...options, values: { names: ['Base', 'שלום'] } })
    expect(list).toBe('\u2068Base\u2069 وשלום')
  })

  // biome-ignore lint/suspicious/noTemplateCurlyInString: what an attacker would write
  const hostile = '`+alert(1)+` ${alert(1)} \\` \\${x} " \' </script> \u2028 \\u0000'

  test('attack: text cannot leave its sentence, with values and without (house 5)', async () => {
    const quoted = hostile.replaceAll("'", "''").replace(/[{}]/g, "'$&'")
    expect(await say(quoted)).toBe(hostile)
    expect(await say(`${quoted} {x}`, { values: { x: hostile } })).toBe(`${hostile} ${hostile}`)
    const inForm = `{n, plural, one {${quoted}} other {${quoted} {n}}}`
    expect(await say(inForm, { values: { n: 2 } })).toBe(`${hostile} 2`)
    const key = '{kind, select, a"||alert(1)||" {1} other {2}}'
    await expect(say(key, { values: { kind: 'b' } })).rejects.toThrow()
  })

  test.each([
    ['{to} {amount', /end|unexpected|invalid/i],
    ['{alert}', 'English has no {alert}'],
    ['{n, plural, one {1}}', 'other'],
    ['{n, plural, few {1} other {2}}', /few/],
    ['{n, plural, offset:1 other {#}}', 'offset'],
    ['{n, spellout}', 'no format'],
    ['{n, date, full}', 'no style'],
  ])('error: %s is refused', async (message, why) => {
    await expect(say(message, { values: { n: 1, to: 'x' } })).rejects.toThrow(why)
  })

  test('behavior: two values need the order in which code passes them', () => {
    expect(() => signatureOf({ message: '{a} to {b}' })).toThrow('placeholders')
    const entry = { message: '{a} to {b}', placeholders: { b: {}, a: {} } }
    expect(signatureOf(entry).map(({ name }) => name)).toEqual(['b', 'a'])
    expect(signatureOf({ message: '{n, plural, other {#}}' })).toEqual([{ name: 'n', type: 'num' }])
  })
})

describe('a folder of languages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  beforeEach(() => {
    rmSync(join(folder, 'locales'), { recursive: true, force: true })
    for (const tag of ['en', 'de']) {
      for (const part of parts) {
        const from = new URL(`../locales/${tag}/${part}.json`, import.meta.url)
        cpSync(from, join(folder, 'locales', tag, `${part}.json`))
      }
    }
  })
  const locales = join(folder, 'locales')

  function change(tag: string, part: Part, edit: (entries: Map<string, Entry>) => void): void {
    const entries = new Map(readPart(tag, part, locales))
    edit(entries)
    writeFileSync(join(locales, tag, `${part}.json`), writePart(entries))
  }

  test('error: what a translation lacks, has too much, or said of an earlier sentence is named', () => {
    expect(checkLocales(locales)).toEqual([])
    change('en', 'common', (entries) => {
      entries.set('common.back', { message: 'Go back' })
      entries.set('common.new', { message: 'New' })
      entries.delete('common.close')
    })
    change('de', 'common', (entries) => {
      const message = 'auf'
      entries.set('common.onNetwork', { message, source: hashOf('on {network}') })
    })
    change('de', 'mail', (entries) => entries.set('asked', { message: 'Asked' }))
    expect(checkLocales(locales)).toEqual([
      'de/common.json: stale: common.back',
      'de/common.json: other values: common.onNetwork',
      'de/common.json: missing: common.new',
      'de/common.json: unknown: common.close',
      'de/mail.json: not translated: asked',
    ])
  })

  test('behavior: a new sentence is said in English until it is translated', () => {
    const message = '{n, plural, one {one} other {more}}'
    change('en', 'common', (entries) => entries.set('common.new', { message }))
    compileLocales({ from: locales })
    const lines = readFileSync(join(locales, 'compiled/de/common.ts'), 'utf8').split('\n')
    expect(lines).toContain('"back": "Zurück",')
    const inEnglish = 'plural("en", n, { one: `one`, other: `more` })'
    expect(lines).toContain(`"new": (n: number) => ${inEnglish}`)
    // As in a language that was just added: its plurals are still those of English.
    cpSync(join(locales, 'de'), join(locales, 'ja'), { recursive: true })
    for (const part of parts) {
      change('ja', part, (entries) => {
        for (const [key, entry] of readPart('en', part, locales)) {
          entries.set(key, { message: entry.message })
        }
      })
    }
    compileLocales({ from: locales })
    const begun = readFileSync(join(locales, 'compiled/ja/common.ts'), 'utf8').split('\n')
    expect(begun).toContain(`"new": (n: number) => ${inEnglish}`)
  })

  const addLowGerman = () => cpSync(join(locales, 'de'), join(locales, 'nds'), { recursive: true })

  test('behavior: a language is what has a folder of files', () => {
    addLowGerman()
    expect(readTags(locales)).toEqual(['en', 'de', 'nds'])
  })

  test('behavior: what is written already is not written again', () => {
    addLowGerman()
    const first = compileLocales({ from: locales })
    expect(first.length).toBeGreaterThan(parts.length)
    expect(compileLocales({ from: locales })).toEqual([])
  })

  test('behavior: what was written of a language goes with its folder', () => {
    addLowGerman()
    compileLocales({ from: locales })
    expect(existsSync(join(locales, 'compiled/nds/common.ts'))).toBe(true)
    rmSync(join(locales, 'nds'), { recursive: true })
    compileLocales({ from: locales })
    expect(() => readFileSync(join(locales, 'compiled/nds/common.ts'))).toThrow('ENOENT')
  })

  test.each([
    ['{"a.b": "text"}', 'common.json'],
    ['{"a.b": {"message": "x", "run": "y"}}', 'run'],
    ['{\n  "a.b": {"message": "x"},\n  "a.b": {"message": "y"}\n}', 'twice'],
    ['{\n  "a.__proto__.b": {"message": "x"}\n}', 'no name'],
    ['{\n  "a b": {"message": "x"}\n}', 'common.json'],
    ['{\n  "a.b": {"message": "{x"}\n}', 'en/common.json: a.b'],
    ['{\n  "a.b": {"message": "x"},\n  "a": {"message": "y"}\n}', 'twice'],
    ['{', 'common.json'],
  ])('error: %s is refused by its name', (text, why) => {
    writeFileSync(join(locales, 'en/common.json'), text)
    expect(() => compileLocales({ from: locales })).toThrow(why)
  })
})
