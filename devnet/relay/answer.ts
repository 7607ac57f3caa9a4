import * as z from 'zod/mini'
import { isMethod, methods, type RequestFrame } from './frames.ts'
import type { Mail, Mailbox } from './mailbox.ts'
import type { createDelivery, Peer } from './sockets.ts'

const PROPOSE_TAG = 1100
const PROPOSE_ANSWER_TAG = 1101
const SETTLE_TAG = 1102

export type AnswerOptions = {
  mailbox: Mailbox
  delivery: ReturnType<typeof createDelivery>
  /** True when a test wants a message of this tag lost. */
  isDropped: (tag: number) => boolean
}

/** The result of one request, or an error that becomes the JSON-RPC answer. */
export function answer(options: AnswerOptions, peer: Peer, asked: RequestFrame): unknown {
  const { mailbox, delivery } = options
  if (!isMethod(asked.method)) throw new RelayError(-32601, `Unknown method ${asked.method}`)
  const { method, params } = parse(asked)
  switch (method) {
    case 'irn_publish':
      publish(options, peer, params)
      return true
    case 'irn_batchPublish':
      for (const message of params.messages) publish(options, peer, message)
      return true
    case 'irn_subscribe':
      return delivery.subscribe(peer, params.topic)
    case 'irn_batchSubscribe':
      return params.topics.map((topic) => delivery.subscribe(peer, topic))
    case 'irn_unsubscribe':
      peer.topics.delete(params.topic)
      return true
    case 'irn_batchUnsubscribe':
      for (const { topic } of params.subscriptions) peer.topics.delete(topic)
      return true
    case 'irn_fetchMessages':
      return { messages: mailbox.waiting(params.topic, peer.clientId).map(fetched), hasMore: false }
    case 'irn_batchFetchMessages':
      return {
        messages: params.topics
          .flatMap((topic) => mailbox.waiting(topic, peer.clientId))
          .map(fetched),
        hasMore: false,
      }
    case 'wc_proposeSession': {
      const { pairingTopic: topic, sessionProposal: message, ttl, attestation } = params
      delivery.subscribe(peer, topic)
      publish(options, peer, { topic, message, ttl, attestation, tag: PROPOSE_TAG })
      return true
    }
    case 'wc_approveSession': {
      const { pairingTopic, sessionTopic, ttl, attestation } = params
      delivery.subscribe(peer, sessionTopic)
      publish(options, peer, {
        topic: pairingTopic,
        message: params.sessionProposalResponse,
        ttl,
        tag: PROPOSE_ANSWER_TAG,
      })
      publish(options, peer, {
        topic: sessionTopic,
        message: params.sessionSettlementRequest,
        ttl,
        attestation,
        tag: SETTLE_TAG,
      })
      return true
    }
    default:
      throw new Error(`Unknown method ${method satisfies never}`)
  }
}

type Parsed = {
  [name in keyof typeof methods]: {
    method: name
    params: z.output<(typeof methods)[name]>
  }
}[keyof typeof methods]

function parse({ method, params }: RequestFrame): Parsed {
  if (!isMethod(method)) throw new RelayError(-32601, `Unknown method ${method}`)
  const parsed = methods[method].safeParse(params)
  if (!parsed.success) throw new RelayError(-32602, z.prettifyError(parsed.error))
  return { method, params: parsed.data } as Parsed // the schema of this very method parsed it
}

function publish(
  { mailbox, delivery, isDropped }: AnswerOptions,
  { clientId }: Peer,
  sent: Pick<Mail, 'topic' | 'message' | 'tag'> & { ttl: number; attestation?: string | undefined },
): void {
  if (isDropped(sent.tag)) return
  const { topic, message, tag, ttl, attestation } = sent
  const mail = mailbox.put({ topic, message, tag, ttl, attestation, from: clientId })
  if (mail !== undefined) delivery.spread(mail)
}

function fetched({ topic, message, publishedAt, tag, attestation }: Mail) {
  return { topic, message, publishedAt, tag, attestation }
}

/** What a client did wrong, as JSON-RPC says it. */
export class RelayError extends Error {
  override name = 'RelayError'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
