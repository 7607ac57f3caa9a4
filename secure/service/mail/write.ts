import { wordDevice } from '#secure/api'
import { isolateText } from '#lib/isolateText.ts'
import { directionOf } from '#lib/locales.ts'
import { type Language, mailWords } from './languages.ts'
import { type MailFacts, type MailKind, type MailWords, say } from './mailWords.ts'

const MINUTE_MS = 60_000

/** A code to show, or a link to press, with the one that stops a change also what it is; or what was done. */
export type MailContent =
  | { readonly code: string }
  | { readonly link: string }
  | ({ readonly link: string } & ChangeContent)
  | NoticeContent
/** `targetName`: the browser that was let in. */
export type NoticeContent =
  | { readonly done: 'recovery' }
  | { readonly done: 'deviceApproved'; readonly targetName: string }
type ChangeContent = {
  readonly kind: 'delete' | 'device'
  /** The browser that is removed. */
  readonly targetName: string | null
  readonly dueAt: number
}

type MailOptions = {
  readonly kind: MailKind
  readonly content: MailContent
  readonly language: Language
  readonly deviceName: string
  readonly brand: string
  readonly secureOrigin: string
  readonly minutes: number
  /** Seconds since 1970. */
  readonly now: number
}

/** A mail as plain text and as HTML that loads nothing: no picture, no tracking. */
export function writeMail(options: MailOptions): { subject: string; text: string; html: string } {
  const { kind, content, language, brand } = options
  const all: MailWords = mailWords[language]
  const words = all[kind]
  const facts = factsOf(all, options)
  const lead = say(words.lead, facts)
  const after = say(words.after, facts)
  const about = say(all.asked, facts)
  const subject = say(words.subject, facts)
  const shown = shownIn(content)
  return {
    subject,
    text: [brand, lead, ...(shown === undefined ? [] : [shown]), after, about]
      .join('\n\n')
      .concat('\n'),
    html: page({
      language,
      subject,
      brand,
      lead,
      main: mainOf(all, kind, content),
      after,
      about,
    }),
  }
}

function shownIn(content: MailContent): string | undefined {
  if ('code' in content) return content.code
  return 'link' in content ? content.link : undefined
}

/** In a line that runs from right to left, what is put into it keeps its own direction. */
function factsOf(all: MailWords, options: MailOptions): MailFacts {
  const { language, brand, secureOrigin, deviceName, now, minutes, content } = options
  const put = directionOf(language) === 'rtl' ? isolateText : (text: string) => text
  const { unknown, on } = all.deviceName
  const deviceWords = {
    unknown,
    on: (browser: string, system: string) => on({ browser, system }),
  }
  const nameOf = (stored: string) => put(wordDevice(deviceWords, stored, put))
  const change = 'dueAt' in content ? content : undefined
  return {
    brand: put(brand),
    site: put(new URL(secureOrigin).host),
    deviceName: nameOf(deviceName),
    time: put(formatTime(now, language)),
    duration: formatMinutes(minutes, language),
    what: whatOf(all, content, nameOf),
    due: change === undefined ? '' : formatTime(change.dueAt, language),
    code: 'code' in content ? content.code : '',
  }
}

function whatOf(
  { change, notice }: MailWords,
  content: MailContent,
  nameOf: (stored: string) => string,
): string {
  if ('done' in content) {
    const { what } = notice
    return content.done === 'recovery'
      ? what.recovery
      : what.deviceApproved({ name: nameOf(content.targetName) })
  }
  if (!('dueAt' in content)) return ''
  const { kind, targetName } = content
  return kind === 'delete'
    ? change.what.delete
    : change.what.device({ name: nameOf(targetName ?? '') })
}

function mainOf(words: MailWords, kind: MailKind, content: MailContent): string {
  if ('code' in content) return codeLine(content.code)
  return 'link' in content ? linkLines(content.link, actionOf(words, kind)) : ''
}

function actionOf(words: MailWords, kind: MailKind): string {
  return kind === 'change' ? words.change.action : words.device.action
}

const font = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const styles = {
  body: `margin:0;padding:32px 16px;background:#f4f3f0;color:#1d1c1a;${font}`,
  card: 'max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px',
  brand: 'margin:0 0 24px;font-size:15px;font-weight:600;letter-spacing:.01em',
  text: 'margin:0 0 20px;font-size:16px;line-height:1.5',
  row: 'margin:0 0 16px',
  code: 'margin:0 0 20px;padding:16px;background:#f4f3f0;border-radius:12px;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;letter-spacing:.25em;font-weight:600',
  button:
    'display:inline-block;padding:14px 22px;background:#1d1c1a;color:#ffffff;border-radius:12px;font-size:16px;font-weight:600;text-decoration:none',
  small: 'margin:0 0 20px;font-size:13px;line-height:1.5;color:#6b6862;word-break:break-all',
  about: 'margin:0;font-size:13px;line-height:1.5;color:#6b6862',
} as const

type Page = Record<'subject' | 'brand' | 'lead' | 'main' | 'after' | 'about', string> & {
  language: Language
}

/** Codes and links are read from the left, in every language. */
function codeLine(code: string): string {
  return `<p dir="ltr" style="${styles.code}">${escapeHtml(code)}</p>`
}

function linkLines(link: string, action: string): string {
  const href = escapeHtml(link)
  return [
    `<p style="${styles.row}"><a href="${href}" style="${styles.button}">${escapeHtml(action)}</a></p>`,
    `<p dir="ltr" style="${styles.small}">${href}</p>`,
  ].join('')
}

function page({ language, subject, brand, lead, main, after, about }: Page): string {
  // Said twice: mail clients keep what is in the body alone.
  const said = `lang="${language}" dir="${directionOf(language)}"`
  return [
    `<!doctype html><html ${said}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(subject)}</title></head><body style="${styles.body}">`,
    `<div ${said} style="${styles.card}"><p style="${styles.brand}"><bdi>${escapeHtml(brand)}</bdi></p>`,
    `<p style="${styles.text}">${escapeHtml(lead)}</p>${main}`,
    `<p style="${styles.text}">${escapeHtml(after)}</p><p style="${styles.about}">${escapeHtml(about)}</p>`,
    '</div></body></html>',
  ].join('\n')
}

function formatTime(now: number, language: Language): string {
  const format = new Intl.DateTimeFormat(latinFigures(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return `${format.format(new Date(Math.floor((now * 1_000) / MINUTE_MS) * MINUTE_MS))} UTC`
}

function formatMinutes(minutes: number, language: Language): string {
  const format = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(latinFigures(language), format).format(minutes)
}

/** The language with the figures that codes have. */
const latinFigures = (language: Language) => `${language}-u-nu-latn`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
