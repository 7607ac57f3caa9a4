import * as z from 'zod/mini'

const service = z.union([
  z.literal('bridgeApi'),
  z.literal('indexer'),
  z.templateLiteral(['rpc:', z.int()]),
])
const fault = z.object({
  mode: z.enum(['500', '429', 'html', 'empty', 'hang', 'slow', 'refuse']),
  ms: z.optional(z.int()),
  match: z.optional(z.string()),
  times: z.optional(z.int()),
})
const address = z.templateLiteral(['0x', z.string()])

/** What the control endpoint understands: one JSON object per POST /control. */
export const command = z.discriminatedUnion('command', [
  /** How the relayer behaves from now on. */
  z.object({
    command: z.literal('setRelayer'),
    delayMs: z.optional(z.int()),
    paused: z.optional(z.boolean()),
  }),
  /** How a service misbehaves; without a fault it is well again. */
  z.object({ command: z.literal('setFault'), service, fault: z.optional(fault) }),
  z.object({ command: z.literal('resetFaults') }),
  /** What the next quotes look like. */
  z.object({
    command: z.literal('setQuotes'),
    feeMultiplier: z.optional(z.number()),
    fillDeadlineSeconds: z.optional(z.int()),
  }),
  z.object({
    command: z.literal('setIndexer'),
    delayMs: z.optional(z.int()),
    fields: z.optional(z.enum(['current', 'old', 'both'])),
  }),
  /** Native currency and every token, on one chain or on all. */
  z.object({ command: z.literal('fund'), address, chainId: z.optional(z.int()) }),
  z.object({
    command: z.literal('mine'),
    chainId: z.optional(z.int()),
    blocks: z._default(z.int(), 1),
  }),
  /** Moves a chain's clock, and the other chain's only when it is asked too. */
  z.object({ command: z.literal('increaseTime'), chainId: z.int(), seconds: z.int() }),
  /** Pays back every expired deposit; answers the transactions. */
  z.object({ command: z.literal('refundExpired') }),
  /** Everything back to how it started, except what is on the chains. */
  z.object({ command: z.literal('reset') }),
  z.object({ command: z.literal('getState') }),
])

/** A command as it is sent: defaults may be left out. */
export type Command = z.input<typeof command>
export type Service = z.output<typeof service>
