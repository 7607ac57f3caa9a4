import {
  decodeAbiParameters,
  encodeAbiParameters,
  getAddress,
  type Hex,
  parseAbiItem,
  parseAbiParameters,
} from 'viem'
import type { Descriptor, DescriptorField } from '#secure/api'
import type { CallRequest } from '../../requests/rpc/transactionParams.ts'
import type { Action, CallField, CallReading } from '../approval.ts'
import { decodeExactly } from '../decodeExactly.ts'
import type { ReadContext } from '../readContext.ts'
import { isSame } from '../tokens.ts'
import { formatFields, type Scene } from './formatFields.ts'
import { type Node, treeOf } from './paths.ts'

type Call = { readonly to: `0x${string}`; readonly value: bigint; readonly data: Hex }

/** Uniswap's, by chain. */
const routers: Readonly<Record<number, readonly string[]>> = {
  1: ['0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af', '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD'],
  8453: ['0x6fF5693b99212Da76ad316178A184AB56D299b43'],
}
const executes = [
  parseAbiItem('function execute(bytes commands, bytes[] inputs, uint256 deadline)'),
  parseAbiItem('function execute(bytes commands, bytes[] inputs)'),
]
/** The router's words for who asks, for itself, and for all that it has. */
const SENDER = '0x0000000000000000000000000000000000000001'
const ROUTER = '0x0000000000000000000000000000000000000002'
const ALL = `0x8${'0'.repeat(63)}`
const COMMAND_MASK = 0x3f

const recipient = { path: 'recipient', label: 'Recipient', format: 'addressName' }
const gives = (path: string, token: string): DescriptorField => ({
  path,
  label: 'Amount',
  format: 'tokenAmount',
  params: { tokenPath: token, threshold: ALL, message: 'All' },
})
const gets = (path: string, token: string): DescriptorField => ({
  path,
  label: 'Minimum to receive',
  format: 'tokenAmount',
  params: { tokenPath: token },
})
const gives3 = (path: string, token: string): DescriptorField => ({
  ...gives(path, token),
  label: 'Maximum to send',
})
const gets3 = (path: string, token: string): DescriptorField => ({
  ...gets(path, token),
  label: 'Amount to receive',
})
const native = (path: string, label: string): DescriptorField => ({ path, label, format: 'amount' })
const first = 'path.[0:20]'
const last = 'path.[-20:]'
const V3 = 'address recipient, uint256 amount, uint256 limit, bytes path, bool payerIsUser'
const V2 = 'address recipient, uint256 amount, uint256 limit, address[] path, bool payerIsUser'

type Command = { name: string; inputs: string; fields: readonly DescriptorField[] }
const commands: Readonly<Record<number, Command>> = {
  0: {
    name: 'V3_SWAP_EXACT_IN',
    inputs: V3,
    fields: [gives('amount', first), gets('limit', last), recipient],
  },
  1: {
    name: 'V3_SWAP_EXACT_OUT',
    inputs: V3,
    fields: [gives3('limit', last), gets3('amount', first), recipient],
  },
  4: {
    name: 'SWEEP',
    inputs: 'address token, address recipient, uint256 amount',
    fields: [recipient],
  },
  5: {
    name: 'TRANSFER',
    inputs: 'address token, address recipient, uint256 amount',
    fields: [recipient],
  },
  6: {
    name: 'PAY_PORTION',
    inputs: 'address token, address recipient, uint256 bips',
    fields: [recipient],
  },
  8: {
    name: 'V2_SWAP_EXACT_IN',
    inputs: V2,
    fields: [gives('amount', 'path.[0]'), gets('limit', 'path.[-1]'), recipient],
  },
  9: {
    name: 'V2_SWAP_EXACT_OUT',
    inputs: V2,
    fields: [gives3('limit', 'path.[0]'), gets3('amount', 'path.[-1]'), recipient],
  },
  10: {
    name: 'PERMIT2_PERMIT',
    inputs:
      '((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitSingle, bytes signature',
    fields: [],
  },
  11: {
    name: 'WRAP_ETH',
    inputs: 'address recipient, uint256 amount',
    fields: [native('amount', 'Amount'), recipient],
  },
  12: {
    name: 'UNWRAP_WETH',
    inputs: 'address recipient, uint256 amount',
    fields: [native('amount', 'Minimum to receive'), recipient],
  },
}

export function isUniversalRouter(chainId: number, address: string): boolean {
  return (routers[chainId] ?? []).some((one) => isSame(one, address))
}

/** What the router is told to do, one part after the other; one that is not known has no fields. */
export async function readCommands(
  call: Call,
  context: ReadContext,
  readAction: (call: CallRequest, context: ReadContext) => Promise<Action>,
): Promise<CallReading | undefined> {
  const found = executes.map((item) => decodeExactly(item, call.data)).find((one) => one?.isExact)
  if (found === undefined) return undefined
  const [codes, inputs, deadline] = found.args
  if (typeof codes !== 'string' || !Array.isArray(inputs)) return undefined
  const each = codes.slice(2).match(/../g) ?? []
  if (each.length !== inputs.length) return undefined
  const scene: Scene = {
    call,
    context,
    descriptor: plain,
    isBuiltIn: true,
    readAction,
  }
  const parts = each.map(async (code, at): Promise<CallField> => {
    const number = Number.parseInt(code, 16) & COMMAND_MASK
    const fields = await readCommand(number, inputs[at], scene)
    const name = commands[number]?.name ?? `0x${number.toString(16).padStart(2, '0')}`
    return { label: '', value: { type: 'group', name, fields } }
  })
  const end: readonly CallField[] =
    typeof deadline === 'bigint'
      ? [{ label: 'Deadline', value: { type: 'date', at: deadline } }]
      : []
  return {
    kind: 'described',
    intent: 'Swap',
    function: 'execute',
    fields: [...(await Promise.all(parts)), ...end],
  }
}

async function readCommand(number: number, input: unknown, scene: Scene) {
  const command = commands[number]
  if (command === undefined || typeof input !== 'string') return []
  const inputs = parseAbiParameters(command.inputs)
  try {
    const hex: Hex = `0x${input.slice(2)}`
    const values = decodeAbiParameters(inputs, hex)
    if (encodeAbiParameters(inputs, values) !== hex.toLowerCase()) return []
    return formatFields(named(treeOf(inputs, values), scene), command.fields, scene)
  } catch {
    // It does not fit its command.
    return []
  }
}

/** The router's own words for addresses, said as what they mean. */
function named(node: Node, scene: Scene): Node {
  const { call, context } = scene
  if (node.inside !== undefined) {
    return { ...node, inside: node.inside.map((one) => named(one, scene)) }
  }
  if (node.type !== 'address' || typeof node.value !== 'string') return node
  if (isSame(node.value, SENDER)) return { ...node, value: getAddress(context.account) }
  return isSame(node.value, ROUTER) ? { ...node, value: getAddress(call.to) } : node
}

const plain: Descriptor = {
  $schema: 'erc7730-v2.schema.json',
  context: { contract: { deployments: [] } },
  metadata: {},
  display: { formats: {} },
}
