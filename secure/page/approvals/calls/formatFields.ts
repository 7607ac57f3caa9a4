import { ethAddress, getAddress, isAddress, zeroAddress } from 'viem'
import type { Descriptor, DescriptorField } from '#secure/api'
import type { CallRequest } from '../../requests/rpc/transactionParams.ts'
import type { Action, CallField, FieldValue } from '../approval.ts'
import { networkOf, type ReadContext } from '../readContext.ts'
import { shortName, showHidden } from '../readText.ts'
import { isSame, tokenOn } from '../tokens.ts'
import { find, leavesOf, type Node } from './paths.ts'

/** A call that is read, and what reads it. */
export type Scene = {
  readonly call: { readonly to: string; readonly value: bigint }
  readonly context: ReadContext
  readonly descriptor: Descriptor
  /** Compiled into the build: it alone may leave something out. */
  readonly isBuiltIn: boolean
  readonly readAction: (call: CallRequest, context: ReadContext) => Promise<Action>
}

/** What decides: where it is not told by a field, it is drawn as it is. */
const DECISIVE = /^(address|u?int\d*|bytes32|bool)$/
/** Seconds since 1970 that a date can show. */
const LAST_DATE = 8_640_000_000_000n
/** A label of a descriptor may be this long, in letters. */
const LABEL_CHARS = 40

/** The fields of a descriptor, filled, and after them every argument that none of them shows. */
export async function formatFields(
  root: Node,
  fields: readonly DescriptorField[],
  scene: Scene,
): Promise<readonly CallField[]> {
  const shown = new Set<Node>()
  const made: CallField[] = []
  for (const field of flatten(fields, scene.descriptor)) {
    if (isHidden(field, scene)) {
      for (const node of nodesAt(root, field.path ?? '', scene)) {
        for (const leaf of leavesOf(node)) shown.add(leaf)
      }
      continue
    }
    made.push(...(await formatField(root, field, scene, shown)))
  }
  return [...made, ...restOf(root, shown, scene)]
}

/** Every argument as it is, by its own name. */
export function rawFields(root: Node, context: ReadContext): readonly CallField[] {
  return namedLeaves(root).map(({ label, leaf }) => ({ label, value: raw(leaf, context) }))
}

function restOf(root: Node, shown: ReadonlySet<Node>, scene: Scene): readonly CallField[] {
  const left = namedLeaves(root).filter(
    ({ leaf }) => !shown.has(leaf) && (!scene.isBuiltIn || DECISIVE.test(leaf.type)),
  )
  return left.map(({ label, leaf }) => ({ label, value: raw(leaf, scene.context) }))
}

function namedLeaves(node: Node, above = ''): { label: string; leaf: Node }[] {
  const { name, inside } = node
  const label = [above, name].filter((part) => part !== '').join('.')
  if (inside === undefined) return [{ label: shortName(label, LABEL_CHARS), leaf: node }]
  return inside.flatMap((one) => namedLeaves(one, label))
}

/** Groups and references, as plain fields with whole paths. */
function flatten(
  fields: readonly DescriptorField[],
  descriptor: Descriptor,
  above = '',
  depth = 0,
): readonly DescriptorField[] {
  if (depth > 3) return []
  return fields.flatMap((given) => {
    const name = /^\$\.display\.definitions\.(\w+)$/.exec(given.$ref ?? '')?.[1]
    const field = { ...(name && descriptor.display.definitions?.[name]), ...given }
    const isWhole = above === '' || /^[@$]/.test(field.path ?? '')
    const path = isWhole ? field.path : `${above}.${(field.path ?? '').replace(/^#\./, '')}`
    if (field.fields !== undefined) return flatten(field.fields, descriptor, path, depth + 1)
    return [{ ...field, path }]
  })
}

function isHidden({ visible }: DescriptorField, { isBuiltIn }: Scene): boolean {
  return isBuiltIn && visible === 'never'
}

async function formatField(
  root: Node,
  field: DescriptorField,
  scene: Scene,
  shown: Set<Node>,
): Promise<readonly CallField[]> {
  const label = shortName(field.label ?? '', LABEL_CHARS)
  if (field.value !== undefined) {
    return [{ label, value: { type: 'text', text: showHidden(field.value) } }]
  }
  const nodes = nodesAt(root, field.path ?? '', scene)
  const values = nodes.map(async (node, at): Promise<CallField | undefined> => {
    const named: Node[] = []
    const value = await formatNode({ root, node, at, many: nodes.length > 1 }, field, scene, named)
    if (value === undefined) return undefined
    for (const leaf of [...leavesOf(node), ...named]) shown.add(leaf)
    return { label, value }
  })
  return (await Promise.all(values)).filter((one) => one !== undefined)
}

type Place = { root: Node; node: Node; at: number; many: boolean }

/** Undefined where the field does not fit what it points at: that is then drawn as it is. */
async function formatNode(
  place: Place,
  { format = 'raw', params = {} }: DescriptorField,
  scene: Scene,
  named: Node[],
): Promise<FieldValue | undefined> {
  const { node } = place
  const { context } = scene
  const amount = amountOf(node.value)
  /** What a parameter names, by path or outright; what stands at a path is drawn with the value. */
  const other = (name: string): string | undefined => {
    const path = params[`${name}Path`]
    if (typeof path !== 'string') return constantOf(params[name], scene)
    const nodes = nodesAt(place.root, path, scene)
    const found = nodes.length > 1 && place.many ? nodes[place.at] : nodes[0]
    if (found === undefined) return undefined
    named.push(found)
    return String(found.value)
  }
  switch (format) {
    case 'raw':
      return node.inside === undefined ? raw(node, context) : undefined
    case 'amount':
      return amount === undefined ? undefined : { type: 'native', amount }
    case 'addressName':
      return typeof node.value === 'string' && isAddress(node.value, { strict: false })
        ? addressValue(node.value, context)
        : undefined
    case 'tokenAmount': {
      if (amount === undefined) return undefined
      const contract = other('token') ?? ''
      if (!isAddress(contract, { strict: false })) return undefined
      const native = [params.nativeCurrencyAddress].flat().map((one) => constantOf(one, scene))
      if (native.some((one) => isNative(one, contract, scene))) {
        return { type: 'native', amount }
      }
      const limit = limitOf(amount, params, scene)
      const { client, chainId } = context
      const where = { chainId, contract: getAddress(contract) }
      const token = await tokenOn(client, where, limit === null ? amount : null)
      return { type: 'token', token, limit }
    }
    case 'nftName': {
      const collection = other('collection') ?? ''
      return amount === undefined || !isAddress(collection, { strict: false })
        ? undefined
        : { type: 'item', id: amount, collection: getAddress(collection) }
    }
    case 'tokenTicker': {
      if (typeof node.value !== 'string' || !isAddress(node.value, { strict: false })) return
      return addressValue(node.value, context)
    }
    case 'date':
      if (amount === undefined || params.encoding === 'blockheight') return undefined
      return scene.isBuiltIn ? { type: 'date', at: amount } : { type: 'text', text: dated(amount) }
    case 'chainId': {
      if (amount === undefined) return undefined
      return { type: 'text', text: networkOf(context, amount)?.name ?? String(amount) }
    }
    case 'duration':
      return amount === undefined ? undefined : { type: 'text', text: `${amount} s` }
    case 'unit': {
      const base = typeof params.base === 'string' ? shortName(params.base, 12) : ''
      const decimals = typeof params.decimals === 'number' ? params.decimals : 0
      if (amount === undefined) return undefined
      const text = `${scaled(amount, decimals)} ${base}`.trim()
      return { type: 'text', text: scene.isBuiltIn ? text : `${text} (${amount})` }
    }
    case 'enum': {
      const name = /^\$\.metadata\.enums\.(\w+)$/.exec(String(params.$ref ?? ''))?.[1] ?? ''
      const word = scene.descriptor.metadata.enums?.[name]?.[String(node.value)]
      if (word === undefined) return undefined
      return { type: 'text', text: `${showHidden(word)} (${String(node.value)})` }
    }
    case 'calldata':
      return formatCalldata(node, other, scene)
    default:
      return undefined
  }
}

/** An amount that is worded as a time is still to be read. */
function dated(at: bigint): string {
  return at > LAST_DATE ? String(at) : `${new Date(Number(at) * 1_000).toISOString()} (${at})`
}

/** As the standard has it; a deployment may use the two addresses alone that no token has. */
function isNative(told: string | undefined, contract: string, { isBuiltIn }: Scene): boolean {
  if (told === undefined || !isSame(told, contract)) return false
  return isBuiltIn || [zeroAddress, ethAddress].some((one) => isSame(one, contract))
}

async function formatCalldata(
  node: Node,
  other: (name: string) => string | undefined,
  { call, context, readAction }: Scene,
): Promise<FieldValue | undefined> {
  const callee = other('callee') ?? call.to
  const { value: hex } = node
  if (typeof hex !== 'string' || !isAddress(callee, { strict: false })) return undefined
  const value = BigInt(other('amount') ?? 0)
  const data = hex === '0x' ? {} : { data: `0x${hex.slice(2)}` as const }
  const inner = { ...context, depth: context.depth + 1 }
  const action = await readAction({ to: getAddress(callee), value, ...data }, inner)
  return { type: 'action', action }
}

function nodesAt(root: Node, path: string, { call, context }: Scene): readonly Node[] {
  const container: Readonly<Record<string, readonly [type: string, value: unknown]>> = {
    '@.value': ['uint256', call.value],
    '@.to': ['address', call.to],
    '@.from': ['address', context.account],
    '@.chainId': ['uint256', BigInt(context.chainId)],
  }
  const own = Object.hasOwn(container, path) ? container[path] : undefined
  if (own === undefined) return path === '' ? [] : find(root, path)
  return [{ name: path, type: own[0], value: own[1], inside: undefined }]
}

/** A parameter's own value, or the constant of the file that it names. */
function constantOf(given: unknown, { descriptor }: Scene): string | undefined {
  if (typeof given !== 'string') return undefined
  const name = /^\$\.metadata\.constants\.(\w+)$/.exec(given)?.[1]
  const value = name === undefined ? given : descriptor.metadata.constants?.[name]
  return typeof value === 'string' ? value : undefined
}

/** At the threshold an amount is told in words, by descriptors of the build alone. */
function limitOf(
  amount: bigint,
  params: Readonly<Record<string, unknown>>,
  scene: Scene,
): 'unlimited' | 'all' | null {
  const threshold = constantOf(params.threshold, scene)
  if (!scene.isBuiltIn || threshold === undefined || amount < BigInt(threshold)) return null
  return params.message === 'All' ? 'all' : 'unlimited'
}

function raw({ type, value }: Node, context: ReadContext): FieldValue {
  if (type === 'address' && typeof value === 'string') return addressValue(value, context)
  return { type: 'text', text: showHidden(String(value)) }
}

function addressValue(address: string, { account }: ReadContext): FieldValue {
  return { type: 'address', address: getAddress(address), isOwn: isSame(address, account) }
}

function amountOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  return typeof value === 'number' ? BigInt(value) : undefined
}

function scaled(amount: bigint, decimals: number): string {
  if (decimals === 0) return String(amount)
  const digits = String(amount).padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return `${digits.slice(0, -decimals)}${fraction === '' ? '' : `.${fraction}`}`
}
