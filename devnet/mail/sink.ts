import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { createMails } from './mailbox.ts'
import { readMail } from './readMail.ts'
import type { MailSettings } from './settings.ts'

const MOST_BYTES = 1_000_000
const NO_MAILBOX = 550
const NOT_AVAILABLE = 421

/** Accepts every mail over SMTP on loopback, and delivers none. */
export async function startMailSink(options: {
  mails: ReturnType<typeof createMails>
  settings: MailSettings
}): Promise<{ url: string; close(): Promise<void> }> {
  const { mails, settings } = options
  const server = new SMTPServer({
    authOptional: true,
    // TLS would need a trusted certificate.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    closeTimeout: 100,
    onAuth: (_auth, _session, answer) => answer(null, { user: 'anybody' }),
    onConnect(_session, answer) {
      answer(settings.mode === 'down' ? refusal(NOT_AVAILABLE, 'Service not available') : null)
    },
    onRcptTo(_address, _session, answer) {
      answer(settings.mode === 'refuse' ? refusal(NO_MAILBOX, 'Mailbox unavailable') : null)
    },
    onData(stream, session, answer) {
      const { mode, ms } = settings
      const to = session.envelope.rcptTo.map(({ address }) => address)
      take(stream, mode === 'slow' ? ms : 0).then(
        (raw) => {
          if (mode !== 'drop') mails.add(to, readMail(raw))
          answer(null)
        },
        (error: Error) => answer(error),
      )
    },
  })
  // A client that disconnects in the middle of a mail is not an error of the sink.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The mail sink has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

async function take(stream: AsyncIterable<Uint8Array>, delayMs: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  if (delayMs > 0) await wait(delayMs)
  return Buffer.concat(chunks)
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
