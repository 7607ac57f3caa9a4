import { document, escapeHtml } from '../web/html.ts'
import type { Page } from '../web/send.ts'
import type { Mail, Mails } from './mailbox.ts'

const HTML = 'text/html; charset=utf-8'

/** `/mail` lists what came, `/mail/7` shows a mail, `/mail/7/html` is its own document. */
export function mailPage(mails: Pick<Mails, 'find'>, pathname: string): Page | undefined {
  const [, id, kind] = /^\/mail(?:\/(\d+)(\/html)?)?$/.exec(pathname) ?? []
  if (id === undefined) {
    return pathname === '/mail' ? { type: HTML, body: list(mails.find()) } : undefined
  }
  const mail = mails.find().find((candidate) => String(candidate.id) === id)
  if (mail === undefined) return undefined
  return kind === undefined ? { type: HTML, body: one(mail) } : htmlOf(mail)
}

function list(mails: readonly Mail[]): string {
  const entries = mails
    .toReversed()
    .map(
      ({ id, to, subject, receivedAt }) =>
        `<a class="entry" href="/mail/${id}"><b>${escapeHtml(subject)}</b><span>${escapeHtml(to.join(', '))} · ${time(receivedAt)}</span></a>`,
    )
  const inbox = entries.length === 0 ? '<p>Nothing yet.</p>' : entries.join('')
  return document(
    'Mail',
    `<h1>Mail</h1><p>Every mail that was sent here; nothing leaves this machine. <a href="/mail">Look again</a></p><div class="card">${inbox}</div>`,
  )
}

function one(mail: Mail): string {
  const { id, from, to, subject, text, html, links, code, receivedAt } = mail
  const rows = {
    From: escapeHtml(from),
    To: escapeHtml(to.join(', ')),
    Time: time(receivedAt),
    ...(code === undefined ? {} : { Code: `<code>${code}</code>` }),
    ...(links.length === 0 ? {} : { Links: links.map(link).join('<br>') }),
  }
  const facts = Object.entries(rows).map(
    ([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )
  // Scripts and forms of a mail are switched off; its links open beside this page.
  const shown =
    html === undefined
      ? `<div class="card"><pre style="white-space:pre-wrap">${escapeHtml(text)}</pre></div>`
      : `<iframe title="The mail" src="/mail/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" style="width:100%;height:480px;border:1px solid var(--line);border-radius:14px;background:#fff"></iframe>`
  return document(
    subject,
    `<h1>${escapeHtml(subject)}</h1><p><a href="/mail">All mails</a></p><div class="card"><dl>${facts.join('')}</dl></div>${shown}`,
  )
}

function htmlOf({ html }: Mail): Page | undefined {
  if (html === undefined) return undefined
  return {
    type: HTML,
    body: `<base target="_blank">${html}`,
    headers: {
      'content-security-policy': `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'`,
    },
  }
}

function link(href: string): string {
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noreferrer">${escapeHtml(href)}</a>`
}

function time(at: number): string {
  return new Date(at).toISOString()
}
