import type { MailContent } from './readMail.ts'

/** A received mail. Ids increase by one, so that a test can ask for later mails. */
export type Mail = MailContent & { id: number; to: string[]; receivedAt: number }

export type MailQuery = {
  /** @default anybody */
  to?: string | undefined
  /** Only mails with a higher id: that of the last mail seen, or `lastId()`. @default 0 */
  after?: number | undefined
  /** The subject contains this, whatever the case. @default any */
  subject?: string | undefined
}

export type Mails = Omit<ReturnType<typeof createMails>, 'add'>

const MOST_MAILS = 500
const WAIT_MS = 20_000

/** Keeps the last mails in memory. */
export function createMails() {
  const mails: Mail[] = []
  const listeners = new Set<() => void>()
  let lastId = 0
  const find = ({ to, after = 0, subject }: MailQuery = {}): Mail[] =>
    mails.filter(
      (mail) =>
        mail.id > after &&
        (to === undefined || mail.to.includes(to.toLowerCase())) &&
        (subject === undefined || mail.subject.toLowerCase().includes(subject.toLowerCase())),
    )
  return {
    add(to: readonly string[], content: MailContent): void {
      lastId += 1
      const addresses = to.map((address) => address.toLowerCase())
      mails.push({ ...content, id: lastId, to: addresses, receivedAt: Date.now() })
      if (mails.length > MOST_MAILS) mails.shift()
      for (const listener of listeners) listener()
    },
    /** Returns every matching mail, oldest first. */
    find,
    /** Id of the newest mail: pass it as `after` to get newer ones only. */
    lastId: () => lastId,
    /** Resolves with the first matching mail, once it arrives. */
    waitFor(query: MailQuery & { timeoutMs?: number | undefined } = {}): Promise<Mail> {
      const { timeoutMs = WAIT_MS } = query
      return new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer)
          listeners.delete(look)
        }
        const look = () => {
          const [mail] = find(query)
          if (mail === undefined) return
          end()
          resolve(mail)
        }
        const timer = setTimeout(() => {
          end()
          reject(new MailMissingError(query, timeoutMs))
        }, timeoutMs)
        listeners.add(look)
        look()
      })
    },
  }
}

/** No matching mail arrived in time. */
class MailMissingError extends Error {
  override name = 'MailMissingError'
  code = 'DEVNET_MAIL_MISSING'
  constructor(query: MailQuery, timeoutMs: number) {
    super(`No mail came within ${timeoutMs} ms that fits ${JSON.stringify(query)}`)
  }
}
