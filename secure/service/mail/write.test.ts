import { describe, expect, test } from 'vitest'
import { languages, mailWords, pickLanguage } from './languages.ts'
import { type MailFacts, type MailWords, say } from './mailWords.ts'
import { writeMail } from './write.ts'

const CODE = '012345'
const LINK = 'https://secure.example/link#x'
const base = {
  deviceName: 'Chrome on Windows',
  brand: 'A & B',
  secureOrigin: 'https://secure.example',
  minutes: 20,
  now: Date.UTC(2026, 10, 22, 15, 4) / 1_000,
}
const kinds = ['device', 'login', 'oldAddress', 'newAddress', 'change', 'notice'] as const
const marks: MailFacts = {
  brand: '{brand}',
  site: '{site}',
  deviceName: '{deviceName}',
  time: '{time}',
  duration: '{duration}',
  what: '{what}',
  due: '{due}',
  code: '{code}',
}

/** Every sentence by its name. */
function sentencesOf(words: MailWords): Readonly<Record<string, string>> {
  const sentences = kinds.flatMap((kind) => [
    [`${kind}.subject`, say(words[kind].subject, marks)],
    [`${kind}.lead`, say(words[kind].lead, marks)],
    [`${kind}.after`, say(words[kind].after, marks)],
  ])
  return {
    ...Object.fromEntries(sentences),
    action: words.device.action,
    'change.action': words.change.action,
    'change.delete': words.change.what.delete,
    'change.device': words.change.what.device({ name: '{name}' }),
    'notice.recovery': words.notice.what.recovery,
    'notice.deviceApproved': words.notice.what.deviceApproved({ name: '{name}' }),
    asked: say(words.asked, marks),
  }
}
const valuesIn = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort()

describe.each(languages)('a mail in %s', (language) => {
  const code = writeMail({ ...base, language, kind: 'login', content: { code: CODE } })
  const link = writeMail({ ...base, language, kind: 'device', content: { link: LINK } })
  const done = { done: 'deviceApproved', targetName: 'Firefox on Android' } as const
  const notice = writeMail({ ...base, language, kind: 'notice', content: done })

  test('default: every sentence, with the same values as English', () => {
    const sentences = sentencesOf(mailWords[language])
    for (const [name, english] of Object.entries(sentencesOf(mailWords.en))) {
      expect([name, valuesIn(sentences[name])]).toEqual([name, valuesIn(english)])
      expect(sentences[name]?.trim()).not.toBe('')
      if (language !== 'en') expect(sentences[name]).not.toBe(english)
    }
  })

  test('behavior: it says where, with what and when, in figures that codes have', () => {
    for (const { subject, text, html } of [code, link]) {
      for (const part of ['secure.example', 'Chrome', 'Windows', 'UTC', '20']) {
        expect([text, html].map((body) => body.includes(part))).toEqual([true, true])
      }
      expect(text).not.toMatch(/[٠-٩۰-۹०-९๐-๙]/)
      expect(subject).toContain('A & B')
      expect(html).not.toMatch(/<img|src=|url\(|A & B|undefined/)
    }
    expect(code.subject).toContain(CODE)
    expect(code.text).toMatch(/^012345$/m)
    expect(link.text.split('\n')).toContain(LINK)
    expect(link.html).toContain(`href="${LINK}"`)
  })

  test('behavior: a notice names both browsers and when, and has nothing to press', () => {
    for (const body of [notice.text, notice.html]) {
      for (const part of ['Firefox', 'Android', 'Chrome', 'Windows', 'UTC']) {
        expect(body).toContain(part)
      }
      expect(body).not.toMatch(/href|https?:|undefined/)
    }
  })

  test('behavior: it is laid out from its side, code and link from the left', () => {
    const isRtl = ['ar', 'fa', 'he'].includes(language)
    const said = `lang="${language}" dir="${isRtl ? 'rtl' : 'ltr'}"`
    for (const { html } of [code, link]) {
      expect(html).toContain(`<html ${said}>`)
      expect(html).toContain(`<div ${said} `)
    }
    expect(code.html).toMatch(/<p dir="ltr" [^>]*>012345</)
    expect(link.html).toMatch(/<p dir="ltr" [^>]*>https:/)
    // Names of others stay whole in a line that runs from the right.
    expect(code.text.includes('\u2068Chrome\u2069')).toBe(isRtl)
  })

  test('behavior: the browser is named in its words', () => {
    const named = (deviceName: string) =>
      writeMail({ ...base, language, kind: 'login', deviceName, content: { code: CODE } }).text
    const isEnglish = language === 'en'
    expect(named('Chrome on Windows').includes('Chrome on Windows')).toBe(isEnglish)
    expect(named('A browser').includes('A browser')).toBe(isEnglish)
    expect(named('Safari')).toContain('Safari')
  })
})

test('behavior: languages are matched by language and script', () => {
  const wished = [['xx', 'es-MX'], ['pt-PT'], ['zh-HK'], ['iw']]
  expect(wished.map(pickLanguage)).toEqual(['es', 'pt-BR', 'zh-TW', 'he'])
})

test('behavior: an unknown language reads English', () => {
  expect([['xx', '*', ''], []].map(pickLanguage)).toEqual(['en', 'en'])
})
