import * as z from 'zod/mini'
import type {
  Action,
  Approval,
  BridgeMessage,
  CallField,
  FieldValue,
  TreeNode,
} from './approval.ts'

/**
 * An approval that a frame hands to a window of its origin to draw. Both are ours; a frame that was
 * loaded before a deployment and a window that was loaded after it may still differ in what they know.
 */
const text = z.string()
const texts = z.readonly(z.array(text))
const amount = z.bigint()
const whole = z.int()

const tokenAmount = z.strictObject({
  contract: text,
  symbol: z.nullable(text),
  decimals: z.nullable(whole),
  amount: z.nullable(amount),
})
const currency = z.strictObject({ symbol: text, decimals: whole })
const when = z.union([z.strictObject({ at: amount }), z.strictObject({ after: amount })])

const action: z.ZodMiniType<Action> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('send'), to: text, amount }),
    z.strictObject({ kind: z.literal('transfer'), to: text, token: tokenAmount }),
    z.strictObject({ kind: z.literal('approve'), spender: text, token: tokenAmount }),
    z.strictObject({ kind: z.literal('deploy') }),
    bridge,
    speedUp,
    call,
  ]),
)
const message: z.ZodMiniType<BridgeMessage> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({
      kind: z.literal('split'),
      partner: text,
      fee: tokenAmount,
      bps: z.nullable(z.number()),
      payee: text,
      rest: tokenAmount,
      unwraps: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('actions'),
      actions: z.readonly(z.array(action)),
      payee: z.nullable(text),
    }),
    z.strictObject({ kind: z.literal('unknown'), hex: text }),
  ]),
)
const warnings = z.readonly(
  z.array(z.enum(['output', 'loss', 'other', 'recipient', 'depositor', 'message', 'actions'])),
)
const bridge = z.strictObject({
  kind: z.literal('bridge'),
  contract: text,
  token: tokenAmount,
  isNative: z.boolean(),
  output: tokenAmount,
  chain: z.strictObject({ id: amount, name: z.nullable(text), currency: z.nullable(currency) }),
  recipient: text,
  depositor: text,
  until: when,
  exclusive: z.nullable(z.strictObject({ relayer: text, until: when })),
  message,
  warnings,
  loss: z.nullable(z.number()),
})
const speedUp = z.strictObject({
  kind: z.literal('speedUp'),
  contract: text,
  depositId: amount,
  amount,
  recipient: text,
  depositor: text,
  message,
  warnings,
})

const field: z.ZodMiniType<CallField> = z.lazy(() =>
  z.strictObject({ label: text, value: fieldValue }),
)
const fields = z.readonly(z.array(field))
const fieldValue: z.ZodMiniType<FieldValue> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('address'), address: text, isOwn: z.boolean() }),
  z.strictObject({
    type: z.literal('token'),
    token: tokenAmount,
    limit: z.nullable(z.enum(['unlimited', 'all'])),
  }),
  z.strictObject({ type: z.literal('native'), amount }),
  z.strictObject({ type: z.literal('date'), at: amount }),
  z.strictObject({ type: z.literal('text'), text }),
  z.strictObject({ type: z.literal('item'), id: amount, collection: text }),
  z.strictObject({ type: z.literal('action'), action }),
  z.strictObject({ type: z.literal('group'), name: text, fields }),
])
const call = z.strictObject({
  kind: z.literal('call'),
  contract: text,
  contractName: z.nullable(text),
  amount,
  selector: text,
  data: text,
  reading: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.enum(['described', 'guessed']),
      intent: text,
      function: text,
      fields,
    }),
    z.strictObject({ kind: z.literal('inexact'), function: text }),
    z.strictObject({ kind: z.literal('unknown'), words: whole }),
  ]),
  alarms: z.readonly(z.array(z.enum(['bait', 'operator', 'unlimited', 'delegate', 'part']))),
})

const spending = z.readonly(
  z.array(
    z.strictObject({
      token: tokenAmount,
      tokenId: z.nullable(amount),
      spender: text,
      until: z.nullable(z.number()),
    }),
  ),
)
const balanceChanges = z.readonly(
  z.array(z.strictObject({ token: tokenAmount, tokenId: z.nullable(amount) })),
)
const trial = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('tried'),
    gives: balanceChanges,
    gets: balanceChanges,
    allows: spending,
    isWorse: z.boolean(),
    hasMore: z.boolean(),
  }),
  z.strictObject({ status: z.literal('untried') }),
])

const node: z.ZodMiniType<TreeNode> = z.lazy(() =>
  z.strictObject({ name: text, value: z.union([text, z.readonly(z.array(node))]) }),
)

export const approval: z.ZodMiniType<Approval> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('message'),
    account: text,
    text: z.nullable(text),
    hex: text,
    signIn: z.nullable(
      z.strictObject({ domain: text, match: z.enum(['same', 'other', 'unknown']) }),
    ),
  }),
  z.strictObject({
    kind: z.literal('typedData'),
    account: text,
    network: z.nullable(text),
    domainName: z.nullable(text),
    contract: z.nullable(text),
    domain: z.readonly(z.array(z.strictObject({ name: text, value: text }))),
    primaryType: text,
    tree: z.readonly(z.array(node)),
    spending,
    powers: z.readonly(z.array(z.enum(['order', 'delegation', 'execution', 'unreadable']))),
  }),
  z.strictObject({
    kind: z.literal('transaction'),
    account: text,
    network: text,
    currency,
    actions: z.readonly(z.array(action)),
    fee: z.nullable(amount),
    total: amount,
    balance: amount,
    problem: z.nullable(z.enum(['funds', 'fails'])),
    operation: z.nullable(z.strictObject({ upgradesTo: z.nullable(text) })),
    nonce: z.nullable(z.strictObject({ value: whole, isTaken: z.boolean() })),
    trial,
    details: texts,
  }),
  z.strictObject({
    kind: z.literal('solanaTransaction'),
    account: text,
    actions: z.readonly(
      z.array(
        z.strictObject({
          act: z.enum([
            ...(['send', 'transfer', 'approve', 'revoke', 'control', 'close'] as const),
            ...(['burn', 'mint', 'create', 'setUp', 'freeze', 'thaw'] as const),
          ]),
          amount: z.nullable(
            z.strictObject({
              amount: z.nullable(amount),
              token: z.nullable(
                z.strictObject({ mint: z.nullable(text), decimals: z.nullable(whole) }),
              ),
            }),
          ),
          parties: z.readonly(
            z.array(
              z.strictObject({
                role: z.enum(['from', 'to', 'spender', 'account', 'program', 'newOwner', 'token']),
                address: z.nullable(text),
              }),
            ),
          ),
          isDangerous: z.boolean(),
          symbol: z.nullable(text),
        }),
      ),
    ),
    programs: texts,
    unknown: texts,
    hasHidden: z.boolean(),
    isLasting: z.boolean(),
    fee: z.nullable(amount),
    count: whole,
    problem: z.nullable(z.literal('fails')),
    trial,
    untried: whole,
    details: texts,
  }),
])
