import type { Client, Language } from '../client.ts'
import { asked, type MailFacts, type MailKind, mailWords } from './texts.ts'

const MINUTE_MS = 60_000

/** A code to show, or a link to press. */
export type MailContent = { readonly code: string } | { readonly link: string }

type MailOptions = {
  readonly kind: MailKind
  readonly content: MailContent
  readonly client: Pick<Client, 'deviceName' | 'language'>
  readonly brand: string
  readonly secureOrigin: string
  readonly minutes: number
  /** Seconds since 1970. */
  readonly now: number
}

/** A mail as plain text and as HTML that loads nothing: no picture, no tracking. */
export function writeMail(options: MailOptions): { subject: string; text: string; html: string } {
  const { kind, content, client, brand, secureOrigin, minutes, now } = options
  const { language, deviceName } = client
  const facts: MailFacts = {
    brand,
    site: new URL(secureOrigin).host,
    deviceName,
    time: formatTime(now, language),
    minutes,
  }
  const words = mailWords[language][kind]
  const code = 'code' in content ? content.code : ''
  const [lead, after, about] = [words.lead(facts), words.after(facts), asked[language](facts)]
  const subject = words.subject(facts, code)
  const shown = 'code' in content ? content.code : content.link
  return {
    subject,
    text: [brand, lead, shown, after, about].join('\n\n').concat('\n'),
    html: page({
      language,
      subject,
      brand,
      lead,
      main:
        'code' in content
          ? `<p style="${styles.code}">${content.code}</p>`
          : `<p style="${styles.row}"><a href="${escapeHtml(content.link)}" style="${styles.button}">${escapeHtml(words.action ?? content.link)}</a></p><p style="${styles.small}">${escapeHtml(content.link)}</p>`,
      after,
      about,
    }),
  }
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

function page({ language, subject, brand, lead, main, after, about }: Page): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(subject)}</title></head><body style="${styles.body}">`,
    `<div style="${styles.card}"><p style="${styles.brand}">${escapeHtml(brand)}</p>`,
    `<p style="${styles.text}">${escapeHtml(lead)}</p>${main}`,
    `<p style="${styles.text}">${escapeHtml(after)}</p><p style="${styles.about}">${escapeHtml(about)}</p>`,
    '</div></body></html>',
  ].join('\n')
}

function formatTime(now: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return `${format.format(new Date(Math.floor((now * 1_000) / MINUTE_MS) * MINUTE_MS))} UTC`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
