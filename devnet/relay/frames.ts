import * as z from 'zod/mini'

const topic = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const topics = z.array(topic).check(z.maxLength(500))
const published = {
  ttl: z.number(),
  tag: z._default(z.number(), 0),
  prompt: z.optional(z.boolean()),
  attestation: z.optional(z.string()),
}
const publish = z.looseObject({ topic, message: z.string(), ...published })

/** Parameters of what the relay answers; any other method is -32601. */
export const methods = {
  irn_publish: publish,
  irn_batchPublish: z.object({ messages: z.array(publish) }),
  irn_subscribe: z.object({ topic }),
  irn_batchSubscribe: z.object({ topics }),
  irn_unsubscribe: z.object({ topic, id: z.string() }),
  irn_batchUnsubscribe: z.object({
    subscriptions: z.array(z.object({ topic, id: z.string() })),
  }),
  irn_fetchMessages: z.object({ topic }),
  irn_batchFetchMessages: z.object({ topics }),
  /** Subscribe to the pairing, then publish the proposal on it (tag 1100). */
  wc_proposeSession: z.looseObject({
    pairingTopic: topic,
    sessionProposal: z.string(),
    ...published,
    tag: z.optional(z.number()),
  }),
  /** Subscribe to the session; the answer goes to the pairing (1101), the settlement to it (1102). */
  wc_approveSession: z.looseObject({
    pairingTopic: topic,
    sessionTopic: topic,
    sessionProposalResponse: z.string(),
    sessionSettlementRequest: z.string(),
    ...published,
    tag: z.optional(z.number()),
  }),
} as const
export type Method = keyof typeof methods

export const frame = z.union([
  z.object({
    id: z.union([z.number(), z.string()]),
    method: z.string(),
    params: z._default(z.unknown(), {}),
  }),
  /** The answer to a push. */
  z.object({ id: z.union([z.number(), z.string()]), result: z.unknown() }),
])
export type RequestFrame = Extract<z.output<typeof frame>, { method: string }>

export function isMethod(name: string): name is Method {
  return Object.hasOwn(methods, name)
}
