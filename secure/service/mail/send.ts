import { createTransport } from 'nodemailer'
import { OTP_MINUTES, SecureError } from '#secure/wire'
import type { Client } from '../http/client.ts'
import type { Log } from '../log.ts'
import type { ServiceOptions } from '../config/options.ts'
import { pickLanguage } from './languages.ts'
import type { MailKind } from './mailWords.ts'
import { type MailContent, writeMail } from './write.ts'

const TIMEOUT_MS = 15_000

type Mail = {
  readonly to: string
  readonly kind: MailKind
  readonly content: MailContent
  readonly client: Pick<Client, 'deviceName' | 'languages'>
  readonly now: number
}

export type Mailer = {
  /** Ends once the mail server took it; MAIL_FAILED otherwise. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Hands mails over to the SMTP server of `smtpUrl`. */
export function createMailer(options: ServiceOptions, log: Log): Mailer {
  const { smtpUrl, mailFrom, brand, secureOrigin } = options
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, kind, content, client, now }) {
      const language = pickLanguage(client.languages)
      const words = writeMail({
        kind,
        content,
        language,
        deviceName: client.deviceName,
        brand,
        secureOrigin,
        minutes: OTP_MINUTES,
        now,
      })
      try {
        await transport.sendMail({
          from: mailFrom,
          to: { name: '', address: to },
          ...words,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        })
      } catch (error) {
        log.warn('mail.failed', { kind }, error)
        throw new SecureError(
          'MAIL_FAILED',
          'The mail could not be sent. Please try again later.',
          {
            cause: error,
          },
        )
      }
    },
    close: () => transport.close(),
  }
}
