import { createServer, type Server } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Mail = { readonly to: string; readonly raw: string; readonly text: string }

/** A mail server that keeps what it takes. */
export type MailSink = {
  readonly url: string
  readonly mails: readonly Mail[]
  /** The code or link of the newest mail to an address. */
  codeFor(to: string): string
  linkFor(to: string): string
  /** The newest mailed secret that stops a change. */
  undoFor(to: string): string
  /** Refuses mails from now on, or takes them again. */
  refuse(isRefusing: boolean): void
  close(): Promise<void>
}

export async function startMailSink(): Promise<MailSink> {
  const mails: Mail[] = []
  let isRefusing = false
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_, __, answer) => answer(isRefusing ? new Error('mailbox unavailable') : null),
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        for (const { address } of session.envelope.rcptTo) {
          mails.push({ to: address, raw, text: plainText(raw) })
        }
        answer()
      })
    },
  })
  server.on('error', () => undefined)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const last = (to: string, pattern: RegExp) => {
    const mail = mails.findLast((one) => one.to === to)
    const found = mail === undefined ? undefined : pattern.exec(mail.text)?.[1]
    if (found === undefined) throw new Error(`No mail to ${to} has ${pattern}`)
    return found
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    codeFor: (to) => last(to, /^(\d{6})\r?$/m),
    linkFor: (to) => last(to, /\/link#([-_A-Za-z0-9]{43})/),
    undoFor: (to) => last(to, /\/undo#([-_A-Za-z0-9]{43})/),
    refuse(value) {
      isRefusing = value
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The plain part, with its encoding undone. */
function plainText(raw: string): string {
  // A line of a link may begin with two dashes, too.
  const boundary = /boundary="([^"]+)"/i.exec(raw)?.[1] ?? '\n'
  const parts = raw.split(`--${boundary}`)
  const part = parts.find((one) => /^\s*content-type: text\/plain/i.test(one)) ?? raw
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(part)?.[1]
  if (encoding === 'base64') {
    return Buffer.from(part.slice(part.search(/\r?\n\r?\n(?=\S)/)), 'base64').toString()
  }
  if (encoding !== 'quoted-printable') return part
  const joined = part.replace(/=\r?\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

export async function freePort(): Promise<number> {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
