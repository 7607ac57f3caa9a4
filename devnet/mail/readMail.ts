/** What a mail says, as its reader sees it. */
export type MailContent = {
  from: string
  subject: string
  text: string
  html: string | undefined
  /** Every address that the mail leads to, each once. */
  links: string[]
  /** The code of six digits that stands in it. */
  code: string | undefined
}

type Part = { headers: ReadonlyMap<string, string>; body: Buffer }

/** Reads a mail as it came over SMTP (RFC 5322, MIME). */
export function readMail(raw: Buffer): MailContent {
  const whole = splitPart(raw)
  const leaves = leavesOf(whole)
  const find = (type: string) => {
    const part = leaves.find((leaf) => typeOf(leaf).toLowerCase().startsWith(type))
    return part === undefined ? undefined : textOf(part)
  }
  const html = find('text/html')
  const text = find('text/plain') ?? (html === undefined ? '' : plain(html))
  const hrefs = [...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    withoutEntities(href),
  )
  const written = [...text.matchAll(/https?:\/\/[^\s<>")]+/g)].map(([link]) => link)
  return {
    from: decodeWords(whole.headers.get('from') ?? ''),
    subject: decodeWords(whole.headers.get('subject') ?? ''),
    text,
    html,
    links: [...new Set([...written, ...hrefs.filter((href) => /^https?:/.test(href))])],
    // Digits of a link are no code, and a code may be written in two groups.
    code: /(?<![\w#/=-])(\d{3})[ \u00a0-]?(\d{3})(?![\w-])/
      .exec(text.replace(/https?:\/\/\S+/g, ''))
      ?.slice(1)
      .join(''),
  }
}

function splitPart(raw: Buffer): Part {
  const text = raw.toString('latin1')
  const gap = /\r?\n\r?\n/.exec(text)
  const head = gap === null ? text : text.slice(0, gap.index)
  const start = gap === null ? text.length : gap.index + gap[0].length
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = lines.flatMap((line) => {
    const colon = line.indexOf(':')
    if (colon < 1) return []
    const value = Buffer.from(line.slice(colon + 1).trim(), 'latin1').toString()
    return [[line.slice(0, colon).toLowerCase(), value] as const]
  })
  return { headers: new Map(headers), body: raw.subarray(start) }
}

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(typeOf(part))?.[1]
  if (boundary === undefined) return [part]
  return part.body
    .toString('latin1')
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((piece) => leavesOf(splitPart(Buffer.from(piece.replace(/^\r?\n/, ''), 'latin1'))))
}

function typeOf({ headers }: Part): string {
  return headers.get('content-type') ?? 'text/plain'
}

function textOf({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64').toString()
  return encoding === 'quoted-printable' ? fromQuoted(body.toString('latin1')) : body.toString()
}

function fromQuoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString()
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` of RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?[^?]+\?([bq])\?([^?]*)\?=/gi, (_, kind: string, value: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(value, 'base64').toString()
        : fromQuoted(value.replaceAll('_', ' ')),
    )
}

function plain(html: string): string {
  const text = html.replace(/<(style|head)[\s\S]*?<\/\1>/gi, '').replace(/<[^>]+>/g, ' ')
  return withoutEntities(text)
    .replace(/[ \t]+/g, ' ')
    .trim()
}

function withoutEntities(text: string): string {
  const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' }
  const shown = Object.entries(signs).reduce(
    (rest, [name, sign]) => rest.replaceAll(name, sign),
    text,
  )
  return shown.replaceAll('&amp;', '&')
}
