import {
  type Address,
  erc20Abi,
  type Hex,
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  slice,
  type TransactionReceipt,
} from 'viem'
import { getTransaction } from 'viem/actions'
import * as z from 'zod/mini'
import type { BridgeClient } from '#bridges/across/client/client.ts'
import { type Alteration, TransactionAlteredError } from '#bridges/across/errors/transaction.ts'
import { orNothing } from '#bridges/across/util/orNothing.ts'
import { verifySent } from '#bridges/across/transaction/verifySent.ts'
import type { WalletTransaction } from '#bridges/across/transaction/wallet.ts'
import { evmAddress } from '#protocol'
import { transferOf } from './alteration.ts'
import { TransactionRevertedError } from './errors.ts'
import { type Call, readCalls } from './readCalls.ts'

export type MinedOptions = {
  readonly receipt: TransactionReceipt
  readonly asked: WalletTransaction
  /** Compare only so many bytes of the input: an approval's amount may be changed in the wallet. */
  readonly inputBytes?: number | undefined
  readonly signal: AbortSignal
}

/**
 * Whether a transaction that is on the chain did what was asked for, also from within an account with
 * code: by the node's trace, else by calldata of a form that is known, else by the token's events.
 *
 * @returns false where none of them can be read: nothing is said then, neither yes nor no
 * @throws TransactionAlteredError where it is proven that something else happened
 * @throws TransactionRevertedError where the account's operation failed inside a transaction that did not
 */
export async function verifyMined(client: BridgeClient, options: MinedOptions): Promise<boolean> {
  const { receipt, asked, inputBytes, signal } = options
  const hash = receipt.transactionHash
  const verdict = await verifySent(client, { hash, asked, inputBytes, signal })
  if (verdict === 'same') return true
  if (verdict === 'unseen') return false
  const chain = client.chainClient(asked.chainId)
  if (hasFailed(receipt, asked.from)) {
    throw new TransactionRevertedError('The account could not do what it was told')
  }
  const sent = await orNothing(getTransaction(chain, { hash }), signal)
  const made =
    (await orNothing(traced(client, options), signal)) ?? (sent && readCalls(sent, asked.from))
  const want: Call = { to: asked.to, value: asked.value, data: asked.data }
  if (made !== undefined) {
    if (made.some((call) => differenceOf(call, want, inputBytes) === undefined)) return true
    throw new TransactionAlteredError({ ...nearest(made, want, inputBytes), hash })
  }
  return isTransferred(options)
}

// As long as the chain takes it.
const bytes = z.custom<Hex>(
  (value) => typeof value === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(value),
)
const tracedCall = z.object({
  type: z.string(),
  from: evmAddress,
  to: z.optional(evmAddress),
  input: z.optional(bytes),
  value: z.optional(z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/))),
  error: z.optional(z.string()),
  get calls() {
    return z.optional(z.array(tracedCall))
  },
})
type Traced = z.infer<typeof tracedCall>

/** Every call that the account made and that held, as Geth's `callTracer` lists them. */
async function traced(
  client: BridgeClient,
  { receipt, asked }: MinedOptions,
): Promise<readonly Call[]> {
  const chain = client.chainClient(asked.chainId)
  const request = chain.request as (question: object) => Promise<unknown> // no method of viem's schema
  const answer = await request({
    method: 'debug_traceTransaction',
    params: [receipt.transactionHash, { tracer: 'callTracer' }],
  })
  const made: Call[] = []
  const walk = ({ type, from, to, input = '0x', value = '0x0', error, calls = [] }: Traced) => {
    if (error !== undefined) return
    if (type === 'CALL' && to !== undefined && isAddressEqual(from, asked.from)) {
      made.push({ to, value: BigInt(value), data: input })
    }
    for (const inner of calls) walk(inner)
  }
  walk(z.parse(tracedCall, answer))
  return made
}

function differenceOf(
  call: Call,
  asked: Call,
  inputBytes: number | undefined,
): Omit<Alteration, 'hash'> | undefined {
  const cut = (data: Hex) => (inputBytes === undefined ? data : slice(data, 0, inputBytes))
  if (!isAddressEqual(call.to, asked.to)) return { field: 'to', asked: asked.to, sent: call.to }
  if (call.value !== asked.value) {
    return { field: 'value', asked: String(asked.value), sent: String(call.value) }
  }
  const [wanted, got] = [cut(asked.data).toLowerCase(), cut(call.data).toLowerCase()]
  return wanted === got ? undefined : { field: 'input', asked: wanted, sent: got }
}

/** The call to report as sent in its place: the most similar one. */
function nearest(
  made: readonly Call[],
  want: Call,
  inputBytes: number | undefined,
): Omit<Alteration, 'hash'> {
  const differences = made.map((call) => differenceOf(call, want, inputBytes))
  const best =
    differences.find((one) => one !== undefined && one.field !== 'to') ?? differences.at(-1)
  return best ?? { field: 'to', asked: want.to, sent: 'none' }
}

const operationAbi = parseAbi([
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
])

/** An operation may fail while the transaction that carries it does not (ERC-4337). */
function hasFailed({ logs }: TransactionReceipt, sender: Address): boolean {
  const events = parseEventLogs({ abi: operationAbi, logs: [...logs], args: { sender } })
  return events.length > 0 && events.every(({ args }) => !args.success)
}

/** By the token's own events: true where it arrived, false where they do not show that. */
function isTransferred({ receipt, asked }: MinedOptions): boolean {
  const call = transferOf(asked.data)
  if (call === undefined) return false
  const own = receipt.logs.filter(({ address }) => isAddressEqual(address, asked.to))
  const left = parseEventLogs({
    abi: erc20Abi,
    eventName: 'Transfer',
    logs: own,
    args: { from: asked.from },
  })
  if (left.some(({ args }) => isAddressEqual(args.to, call.to) && args.value === call.amount))
    return true
  const [first] = left
  if (first === undefined || left.some(({ args }) => isAddressEqual(args.to, call.to))) return false
  const hash = receipt.transactionHash
  throw new TransactionAlteredError({ field: 'to', asked: call.to, sent: first.args.to, hash })
}
