import { createHash } from 'node:crypto'

const MAX_TTL_S = 30 * 24 * 60 * 60

/** One message as the relay keeps it: it cannot read what is inside. */
export type Mail = {
  topic: string
  message: string
  publishedAt: number
  tag: number
  attestation?: string | undefined
  /** Client id of who sent it: it is never given back to them. */
  from: string
  expiresAt: number
  /** Client ids that have it. */
  acked: Set<string>
}

export type Mailbox = ReturnType<typeof createMailbox>

/** Messages by topic, kept until they expire; the same message twice is one. */
export function createMailbox(now: () => number) {
  const byTopic = new Map<string, Map<string, Mail>>()

  function live(topic: string): Mail[] {
    const mails = byTopic.get(topic)
    if (mails === undefined) return []
    for (const [hash, { expiresAt }] of mails) if (expiresAt <= now()) mails.delete(hash)
    return [...mails.values()]
  }

  return {
    /** Keeps a message; undefined when it was already there. */
    put(
      sent: Pick<Mail, 'topic' | 'message' | 'tag' | 'attestation' | 'from'> & { ttl: number },
    ): Mail | undefined {
      const { ttl, ...rest } = sent
      const mails = byTopic.get(sent.topic) ?? new Map<string, Mail>()
      byTopic.set(sent.topic, mails)
      const hash = createHash('sha256').update(sent.message).digest('hex')
      if (mails.has(hash)) return undefined
      const publishedAt = now()
      const expiresAt = publishedAt + Math.min(ttl, MAX_TTL_S) * 1_000
      const mail = { ...rest, publishedAt, expiresAt, acked: new Set<string>() }
      mails.set(hash, mail)
      return mail
    },
    /** What a client has not got yet. */
    waiting: (topic: string, clientId: string): Mail[] =>
      live(topic).filter(({ from, acked }) => from !== clientId && !acked.has(clientId)),
    count: (): number => [...byTopic.keys()].reduce((sum, topic) => sum + live(topic).length, 0),
  }
}
