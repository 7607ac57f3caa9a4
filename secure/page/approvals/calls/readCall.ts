import { type AbiFunction, getAddress, type Hex, parseAbiItem } from 'viem'
import type { Descriptor } from '#secure/api'
import type { CallRequest } from '../../requests/rpc/transactionParams.ts'
import type { Action, CallAction, CallAlarm, CallField, CallReading } from '../approval.ts'
import { decodeExactly } from '../decodeExactly.ts'
import { isPoolCall } from '../readBridge.ts'
import type { ReadContext } from '../readContext.ts'
import { shortName } from '../readText.ts'
import { isSame, pinnedToken } from '../tokens.ts'
import { loadBuiltIn, loadGeneric } from './builtIn.ts'
import { formatFields, rawFields, type Scene } from './formatFields.ts'
import { treeOf } from './paths.ts'
import { signatures } from './signatures.ts'
import { isUniversalRouter, readCommands } from './universalRouter.ts'

type Call = { readonly to: `0x${string}`; readonly value: bigint; readonly data: Hex }
type ReadAction = (call: CallRequest, context: ReadContext) => Promise<Action>

/** Nested calls are read down to this depth. */
const DEEPEST = 4
/** A call with more fields is too long for a person to read: it counts as not understood. */
const MOST_FIELDS = 120
const SELECTOR_CHARS = 10
const WORD_CHARS = 64
const setApprovalForAll = parseAbiItem('function setApprovalForAll(address, bool)')
/** A call of a Safe; its operation says whether foreign code runs as the Safe itself. */
const execTransaction = parseAbiItem(
  'function execTransaction(address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes)',
)
const DELEGATE_CALL = 1

/** What a call of a contract says, by descriptors, else by the name of its function; never nothing. */
export async function readCall(
  call: Call,
  context: ReadContext,
  readAction: ReadAction,
): Promise<CallAction> {
  const bound = await boundTo(call.to, context)
  const base = {
    kind: 'call' as const,
    contract: getAddress(call.to),
    contractName: nameOf(bound[0]?.descriptor, call.to, context),
    amount: call.value,
    selector: call.data.slice(0, SELECTOR_CHARS),
    data: call.data,
  }
  const reading = await readingOf(call, bound, context, readAction)
  const alarms = alarmsOf(call, reading)
  // Looks like a deposit, but for another contract, or with bytes or value that a deposit does not have.
  return { ...base, reading, alarms: isPoolCall(call.data) ? ['bait', ...alarms] : alarms }
}

type Bound = { readonly descriptor: Descriptor; readonly isBuiltIn: boolean }

/** Descriptors of this contract: those of the build before those of the deployment. */
async function boundTo(to: string, context: ReadContext): Promise<readonly Bound[]> {
  const isHere = ({ context: { contract } }: Descriptor) =>
    contract.deployments.some(
      ({ chainId, address }) => chainId === context.chainId && isSame(address, to),
    )
  const own = (await loadBuiltIn(to)).filter(isHere)
  return [
    ...own.map((descriptor) => ({ descriptor, isBuiltIn: true })),
    ...context.descriptors.filter(isHere).map((descriptor) => ({ descriptor, isBuiltIn: false })),
  ]
}

function nameOf(descriptor: Descriptor | undefined, to: string, { chainId }: ReadContext) {
  const { contractName, owner } = descriptor?.metadata ?? {}
  const name = contractName ?? owner ?? pinnedToken(chainId, to)?.symbol
  return name === undefined ? null : shortName(name, 40)
}

async function readingOf(
  call: Call,
  bound: readonly Bound[],
  context: ReadContext,
  readAction: ReadAction,
): Promise<CallReading> {
  const { data } = call
  const words = Math.floor((data.length - SELECTOR_CHARS) / WORD_CHARS)
  const unknown: CallReading = { kind: 'unknown', words: Math.max(0, words) }
  if (context.depth >= DEEPEST) return unknown
  if (isUniversalRouter(context.chainId, call.to)) {
    const commands = await readCommands(call, context, readAction)
    if (commands !== undefined) return bounded(commands, unknown)
  }
  const generic = (await loadGeneric()).map((descriptor) => ({ descriptor, isBuiltIn: true }))
  const all = [
    ...bound.map((one) => ({ ...one, isBound: true })),
    ...generic.map((one) => ({ ...one, isBound: false })),
  ]
  const described = all.flatMap((one) =>
    itemsOf(one.descriptor).map((item) => ({ ...one, ...item })),
  )
  let isInexact: string | undefined
  for (const one of described) {
    const decoded = decodeExactly(one.item, data)
    if (decoded === undefined) continue
    if (!decoded.isExact) {
      isInexact ??= one.item.name
      continue
    }
    const scene: Scene = {
      call: { to: call.to, value: call.value },
      context,
      descriptor: one.descriptor,
      isBuiltIn: one.isBuiltIn,
      readAction,
    }
    const fields = await formatFields(treeOf(one.item.inputs, decoded.args), one.fields, scene)
    const kind = one.isBound ? ('described' as const) : ('guessed' as const)
    const intent = shortName(one.intent, 60)
    return bounded({ kind, intent, function: one.item.name, fields }, unknown)
  }
  for (const item of signatures) {
    const decoded = decodeExactly(item, data)
    if (decoded === undefined) continue
    if (!decoded.isExact) {
      isInexact ??= item.name
      continue
    }
    const fields = rawFields(treeOf(item.inputs, decoded.args), context)
    return bounded({ kind: 'guessed', intent: '', function: item.name, fields }, unknown)
  }
  return isInexact === undefined ? unknown : { kind: 'inexact', function: isInexact }
}

function itemsOf({ display }: Descriptor) {
  return Object.entries(display.formats).flatMap(([key, { intent, fields }]) => {
    const item = parseFunction(key)
    return item === undefined ? [] : [{ item, intent, fields }]
  })
}

function parseFunction(signature: string): AbiFunction | undefined {
  try {
    const item = parseAbiItem(`function ${signature}`)
    return item.type === 'function' ? item : undefined
  } catch {
    // The signature in a deployment's descriptor does not parse, so it describes no call.
    return undefined
  }
}

function bounded(reading: CallReading, unknown: CallReading): CallReading {
  return 'fields' in reading && countOf(reading.fields) > MOST_FIELDS ? unknown : reading
}

function countOf(fields: readonly CallField[]): number {
  return fields.reduce((sum, { value }) => {
    if (value.type === 'group') return sum + countOf(value.fields)
    return sum + 1
  }, 0)
}

/** Warnings to show beside the fields; for rights that are given, by the arguments themselves. */
function alarmsOf({ data }: Call, reading: CallReading): readonly CallAlarm[] {
  const fields = 'fields' in reading ? reading.fields : []
  const limits = fields.some(({ value }) => value.type === 'token' && value.limit === 'unlimited')
  const isPart = fields.some(({ value }) => value.type === 'group' && !hasFields(value))
  return [
    ...when(decodeExactly(setApprovalForAll, data)?.args[1] === true, 'operator'),
    ...when(limits, 'unlimited'),
    ...when(decodeExactly(execTransaction, data)?.args[3] === DELEGATE_CALL, 'delegate'),
    ...when(isPart, 'part'),
  ]
}

function when(is: boolean, alarm: CallAlarm): readonly CallAlarm[] {
  return is ? [alarm] : []
}

function hasFields(value: CallField['value']): boolean {
  return value.type === 'group' && value.fields.length > 0
}
