import { type Abi, type AbiFunction, getAddress, type Hex, zeroAddress } from 'viem'
import { legacyPoolAbi, spokePoolAbi } from '#bridges/across/contracts/abi.ts'
import { knownSpokePools } from '#bridges/across/contracts/chains.ts'
import { isIntegratorSuffix } from '#bridges/across/contracts/integratorSuffix.ts'
import { knownMessageHandlers } from '#bridges/across/contracts/knownMessageHandlers.ts'
import { decodeMessage, encodeMessage } from '#bridges/across/quote/message.ts'
import { otherDepositsAbi } from '#bridges/across/contracts/otherDepositsAbi.ts'
import { bpsOf, decodeSplit } from '#bridges/across/quote/partnerMessage.ts'
import type { CallRequest } from '../requests/rpc/transactionParams.ts'
import type {
  Action,
  BridgeAction,
  BridgeMessage,
  BridgeWarning,
  SpeedUpAction,
  TokenAmount,
  When,
} from './approval.ts'
import { decodeExactly } from './decodeExactly.ts'
import { contextOn, networkOf, type ReadContext } from './readContext.ts'
import { familyOf, isSame, pinnedToken, tokenOn, wrappedToken } from './tokens.ts'

const items: Abi = [...spokePoolAbi, ...legacyPoolAbi, ...otherDepositsAbi]
const functions = items.filter(isFunction)
const named = (pattern: RegExp) => functions.filter(({ name }) => pattern.test(name))
const deposits = named(/^(deposit|depositV3|depositNow|depositV3Now|unsafeDeposit)$/)
const speedUps = named(/^speedUp(V3)?Deposit$/)

/** A loss is shown from here on: the fees of the bridge and of a site stay below. */
const LOSS_PERCENT = 5
/** Across: an exclusivity up to a year is a time after the block, above it is a time. */
const MAX_EXCLUSIVITY_SECONDS = 31_536_000n

type ReadAction = (call: CallRequest, context: ReadContext) => Promise<Action>
type Call = { readonly to: string; readonly value: bigint; readonly data: Hex }

/** Puts a name beside each argument, so that none is identified by its position. */
function readArgs(items: readonly AbiFunction[], data: Hex) {
  for (const item of items) {
    const decoded = decodeExactly(item, data)
    if (decoded === undefined) continue
    const isExact = decoded.isExact || isIntegratorSuffix(decoded.rest)
    const values = new Map(item.inputs.map(({ name }, at) => [name, decoded.args[at]]))
    return { isExact, values }
  }
  return undefined
}

/** Encoded like a call that a pool of Across handles. */
export function isPoolCall(data: Hex): boolean {
  return readArgs([...deposits, ...speedUps], data) !== undefined
}

/** True for a pool that the build or the deployment names for the chain, and for nothing else. */
function isPool(context: ReadContext, address: string): boolean {
  const pool = knownSpokePools[context.chainId] ?? networkOf(context, context.chainId)?.spokePool
  return pool !== undefined && isSame(pool, address)
}

function isHandler(context: ReadContext, chainId: bigint, address: string): boolean {
  const own = networkOf(context, chainId)?.multicallHandler
  const known = [...knownMessageHandlers(Number(chainId)), ...(own === undefined ? [] : [own])]
  return known.some((handler) => isSame(handler, address))
}

/** What a call of a pinned pool does; undefined where it is no deposit, to the last byte. */
export async function readBridge(
  call: Call,
  context: ReadContext,
  readAction: ReadAction,
): Promise<BridgeAction | SpeedUpAction | undefined> {
  if (!isPool(context, call.to)) return undefined
  const deposit = readArgs(deposits, call.data)
  if (deposit?.isExact) return readDeposit(call, deposit.values, context, readAction)
  const speedUp = readArgs(speedUps, call.data)
  if (speedUp?.isExact && call.value === 0n) {
    return readSpeedUp(call, speedUp.values, context, readAction)
  }
  return undefined
}

type Values = ReadonlyMap<string | undefined, unknown>

async function readDeposit(
  { to, value }: Call,
  values: Values,
  context: ReadContext,
  readAction: ReadAction,
): Promise<BridgeAction | undefined> {
  const { account } = context
  const inputToken = addressOf(values, 'inputToken')
  const inputAmount = amountOf(values, 'inputAmount')
  const outputAmount = amountOf(values, 'outputAmount')
  const chainId = amountOf(values, 'destinationChainId')
  if (value !== 0n) {
    const wrapped = await wrappedNative(to, context)
    if (value !== inputAmount || wrapped === undefined || !isSame(wrapped, inputToken)) {
      return undefined
    }
  }
  const there = contextOn(context, chainId)
  const network = networkOf(context, chainId)
  const [token, output] = await Promise.all([
    tokenOn(context.client, { chainId: context.chainId, contract: inputToken }, inputAmount),
    tokenOn(
      there.client,
      { chainId: there.chainId, contract: addressOf(values, 'outputToken') },
      outputAmount,
    ),
  ])
  const recipient = addressOf(values, 'recipient')
  const depositor = addressOf(values, 'depositor')
  const message = await readMessage(
    bytesOf(values, 'message'),
    { output, isHandled: isHandler(context, chainId, recipient) },
    there,
    readAction,
  )
  const loss = lossOf(token, message.kind === 'split' ? message.rest : output)
  const warnings: BridgeWarning[] = [
    ...when(!isKnown(output, context, there), 'output'),
    ...when(output.symbol !== null && loss === null, 'other'),
    ...when(loss !== null && loss >= LOSS_PERCENT, 'loss'),
    ...partyWarnings(account, { recipient, depositor, message }),
  ]
  return {
    kind: 'bridge',
    contract: getAddress(to),
    token,
    isNative: value > 0n,
    output,
    chain: { id: chainId, name: network?.name ?? null, currency: network?.currency ?? null },
    recipient,
    depositor,
    until: values.has('fillDeadlineOffset')
      ? { after: amountOf(values, 'fillDeadlineOffset') }
      : { at: amountOf(values, 'fillDeadline') },
    exclusive: exclusiveOf(values),
    message,
    warnings,
    loss,
  }
}

async function readSpeedUp(
  { to }: Call,
  values: Values,
  context: ReadContext,
  readAction: ReadAction,
): Promise<SpeedUpAction> {
  const recipient = addressOf(values, 'updatedRecipient')
  const depositor = addressOf(values, 'depositor')
  const hex = bytesOf(values, 'updatedMessage')
  const amount = amountOf(values, 'updatedOutputAmount')
  // The call does not say which chain it is for, so the handler of any chain counts.
  const chains = [...Object.keys(knownSpokePools), ...context.networks.map((one) => one.chainId)]
  const isHandled = chains.some((chainId) => isHandler(context, BigInt(chainId), recipient))
  const contract = decodeMessage(hex)?.actions[0]?.target ?? zeroAddress
  const output: TokenAmount = { contract, symbol: null, decimals: null, amount }
  const nowhere = { ...contextOn(context, 0n), networks: [] }
  const message = await readMessage(hex, { output, isHandled }, nowhere, readAction)
  return {
    kind: 'speedUp',
    contract: getAddress(to),
    depositId: amountOf(values, 'depositId'),
    amount,
    recipient,
    depositor,
    message,
    warnings: partyWarnings(context.account, { recipient, depositor, message }),
  }
}

async function readMessage(
  hex: Hex,
  { output, isHandled }: { readonly output: TokenAmount; readonly isHandled: boolean },
  there: ReadContext,
  readAction: ReadAction,
): Promise<BridgeMessage> {
  if (hex === '0x') return { kind: 'none' }
  const decoded = isHandled ? decodeMessage(hex) : undefined
  if (decoded === undefined || !isSameMessage(hex, decoded)) return { kind: 'unknown', hex }
  const contract = getAddress(addressIn(output.contract) ?? zeroAddress)
  const split = decodeSplit(hex, contract)
  const arrives = output.amount ?? 0n
  if (split !== undefined) {
    const { partner, fee, person, unwrapped } = split
    const rest = arrives > fee ? arrives - fee : 0n
    return {
      kind: 'split',
      partner: getAddress(partner),
      fee: { ...output, amount: fee },
      bps: arrives === 0n ? null : bpsOf(arrives, fee),
      payee: getAddress(person),
      rest: { ...output, amount: rest },
      unwraps: unwrapped !== undefined,
    }
  }
  const { actions, fallbackRecipient } = decoded
  const read = actions.map(({ target, callData, value }) =>
    readAction({ to: target, value, ...(callData === '0x' ? {} : { data: callData }) }, there),
  )
  return {
    kind: 'actions',
    actions: await Promise.all(read),
    payee: fallbackRecipient === zeroAddress ? null : fallbackRecipient,
  }
}

/** Encodes back to the same bytes, so nothing is hidden between its parts. */
function isSameMessage(hex: Hex, decoded: Parameters<typeof encodeMessage>[0]): boolean {
  return decoded.actions.length > 0 && encodeMessage(decoded) === hex.toLowerCase()
}

function partyWarnings(
  account: string,
  parties: {
    readonly recipient: string
    readonly depositor: string
    readonly message: BridgeMessage
  },
): BridgeWarning[] {
  const { recipient, depositor, message } = parties
  const payee = message.kind === 'split' || message.kind === 'actions' ? message.payee : recipient
  return [
    ...when(payee === null || !isSame(payee, account), 'recipient'),
    ...when(!isSame(depositor, account), 'depositor'),
    ...when(message.kind === 'unknown', 'message'),
    ...when(message.kind === 'actions', 'actions'),
  ]
}

/**
 * Anyone can choose the name of a token: on public networks only a pin says what arrives. Where both
 * networks are the deployment's own, only its node can say it.
 */
function isKnown(output: TokenAmount, here: ReadContext, there: ReadContext): boolean {
  if (pinnedToken(there.chainId, output.contract) !== undefined) return true
  const isOwn = [here, there].every(({ chainId }) => knownSpokePools[chainId] === undefined)
  return isOwn && output.symbol !== null && output.decimals !== null
}

/** Whole percent that are lost, rounded down; null where the two are not of one kind. */
function lossOf(gives: TokenAmount, gets: TokenAmount): number | null {
  if (gives.symbol === null || gets.symbol === null) return null
  if (gives.decimals === null || gets.decimals === null) return null
  if (familyOf(gives.symbol) !== familyOf(gets.symbol)) return null
  const left = (gives.amount ?? 0n) * 10n ** BigInt(gets.decimals)
  const arrived = (gets.amount ?? 0n) * 10n ** BigInt(gives.decimals)
  return left <= arrived ? 0 : Number(((left - arrived) * 100n) / left)
}

/** The token that the pool wraps; the pool is asked if only it knows. */
async function wrappedNative(pool: string, { chainId, client }: ReadContext) {
  const sure = wrappedToken(chainId)
  if (sure !== undefined || client === undefined) return sure
  return client
    .readContract({
      address: getAddress(pool),
      abi: otherDepositsAbi,
      functionName: 'wrappedNativeToken',
    })
    .catch(() => undefined)
}

function exclusiveOf(values: Values): BridgeAction['exclusive'] {
  const relayer = addressOf(values, 'exclusiveRelayer')
  const end = amountOf(values, 'exclusivityParameter')
  if (end === 0n) return null
  const until: When = end <= MAX_EXCLUSIVITY_SECONDS ? { after: end } : { at: end }
  return { relayer, until }
}

function when(is: boolean, warning: BridgeWarning): BridgeWarning[] {
  return is ? [warning] : []
}

/** An address, also where it stands in 32 bytes; others (Solana's) as they are. */
function addressOf(values: Values, name: string): string {
  const bytes = bytesOf(values, name)
  const address = addressIn(bytes)
  return address === undefined ? bytes : getAddress(address)
}

function addressIn(bytes: string): Hex | undefined {
  if (/^0x[0-9a-f]{40}$/i.test(bytes)) return `0x${bytes.slice(2)}`
  return /^0x0{24}[0-9a-f]{40}$/i.test(bytes) ? `0x${bytes.slice(26)}` : undefined
}

function bytesOf(values: Values, name: string): Hex {
  const value = values.get(name)
  if (typeof value !== 'string') throw new Error(`A deposit has no ${name}.`)
  return `0x${value.slice(2)}`
}

function amountOf(values: Values, name: string): bigint {
  const value = values.get(name)
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return BigInt(value)
  throw new Error(`A deposit has no ${name}.`)
}

function isFunction(item: Abi[number]): item is AbiFunction {
  return item.type === 'function'
}
