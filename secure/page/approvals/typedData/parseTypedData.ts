import { hashTypedData, type TypedDataDefinition } from 'viem'
import * as z from 'zod/mini'
import { SecureError, text } from '#secure/wire'
import { parseLeaf } from './parseLeaf.ts'
import type { Field, StructValue, TypedValue } from './typedValue.ts'

const DATA_CHARS = 100_000
/** A bulk order of Seaport is an array of 24 dimensions. */
const DEEPEST = 40
const MOST_VALUES = 10_000
const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/
/** Hyperliquid names its types so. */
const PRIMARY = /^[A-Za-z_][A-Za-z0-9_]*(:[A-Za-z_][A-Za-z0-9_]*)?$/
const ARRAY = /^(.+)\[([1-9][0-9]{0,8})?\]$/

const field = z.object({ name: text(200), type: text(200) })
const envelope = z.object({
  types: z.record(text(200), z.array(field).check(z.maxLength(200))),
  primaryType: text(200),
  domain: z.unknown(),
  message: z.unknown(),
})
type FieldType = z.infer<typeof field>

/** EIP-712's own five, in its order. */
const domainTypes = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
} as const
const DOMAIN = 'EIP712Domain'

/** Typed data, read once: what is drawn, judged and hashed are these values and no others. */
export type TypedData = {
  readonly domain: StructValue
  readonly message: StructValue
  readonly definition: TypedDataDefinition<Record<string, unknown>, string>
}

/**
 * EIP-712 as libraries send it, an object or its JSON. Whatever does not strictly fit its own types is
 * refused: where two programs might read a value differently, a person would be shown another one than
 * is signed.
 */
export function parseTypedData(given: unknown): TypedData {
  const parsed = envelope.safeParse(typeof given === 'string' ? readJson(given) : given)
  if (!parsed.success) throw unfit('data', parsed.error)
  const { types, primaryType } = parsed.data
  if (!PRIMARY.test(primaryType) || primaryType === DOMAIN) throw unfit('primaryType')
  const own = Object.hasOwn(types, DOMAIN) ? types[DOMAIN] : undefined
  const domain = parseDomain(own, parsed.data.domain)
  const { message, used } = parseMessage(types, primaryType, parsed.data.message)
  const definition = {
    types: { ...Object.fromEntries(used), [DOMAIN]: domain.fields.map(nameAndType) },
    primaryType,
    domain: toPlain(domain),
    message: toPlain(message),
  }
  requireHash(definition)
  return { domain, message, definition }
}

/** The library that signs may know a reason against it that we do not; it is asked before anybody is. */
function requireHash(definition: TypedData['definition']): void {
  try {
    hashTypedData(definition)
  } catch (cause) {
    throw unfit('data', cause)
  }
}

/** All that the domain holds is in its type, as what it is: nothing is shown that is not signed. */
function parseDomain(own: readonly FieldType[] | undefined, given: unknown): StructValue {
  if (!isRecord(given)) throw unfit('domain')
  const fields = own ?? inferDomain(given)
  const names = fields.map(({ name }) => name)
  if (new Set(names).size !== names.length) throw unfit(DOMAIN)
  for (const { name, type } of fields) {
    if (!isDomainName(name) || domainTypes[name] !== type) throw unfit(`${DOMAIN}.${name}`)
  }
  for (const [name, value] of Object.entries(given)) {
    // Some libraries leave an empty version out of the type; it shows nothing either.
    const isNothing = value === undefined || (name === 'version' && value === '')
    if (!names.includes(name) && !isNothing) throw unfit(`${DOMAIN}.${name}`)
  }
  return {
    kind: 'struct',
    type: DOMAIN,
    fields: fields.map(({ name, type }) => {
      if (!Object.hasOwn(given, name)) throw unfit(`domain.${name}`)
      return { name, type, value: leafOf(type, given[name], `domain.${name}`) }
    }),
  }
}

/** What viem takes the type to be where the page names none. */
function inferDomain(given: Readonly<Record<string, unknown>>): FieldType[] {
  return Object.entries(domainTypes).flatMap(([name, type]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    const isThere = value !== undefined && (name !== 'version' || value !== '')
    return isThere ? [{ name, type }] : []
  })
}

function parseMessage(
  types: Readonly<Record<string, readonly FieldType[]>>,
  primaryType: string,
  given: unknown,
) {
  const used = new Map<string, readonly FieldType[]>()
  let count = 0

  /** Types that name each other in a circle could hide a part at any depth. */
  function fieldsOf(type: string, above: readonly string[]): readonly FieldType[] {
    const fields = Object.hasOwn(types, type) ? types[type] : undefined
    if (fields === undefined || above.includes(type)) throw unfit(type)
    if (type !== primaryType && !IDENTIFIER.test(type)) throw unfit(type)
    if (used.has(type)) return fields
    const names = fields.map(({ name }) => name)
    const areFit = names.every((name) => IDENTIFIER.test(name) && name !== '__proto__')
    if (!areFit || new Set(names).size !== names.length) throw unfit(type)
    used.set(type, fields.map(nameAndType))
    // Also where no value is, as in an empty list: what the type says is signed.
    for (const one of fields) requireType(one.type, [...above, type])
    return fields
  }

  function requireType(type: string, above: readonly string[]): void {
    const [, item] = ARRAY.exec(type) ?? []
    if (item !== undefined) requireType(item, above)
    else if (isStruct(type)) fieldsOf(type, above)
    else if (!isElementary(type)) throw unfit(type)
  }

  function isStruct(type: string): boolean {
    if (type === DOMAIN) throw unfit(type)
    return Object.hasOwn(types, type)
  }

  function read(type: string, value: unknown, path: string, above: readonly string[]): TypedValue {
    count += 1
    if (count > MOST_VALUES || path.split(/[.[]/).length > DEEPEST) throw unfit(path)
    const array = ARRAY.exec(type)
    if (array !== null) {
      const [, item = '', length] = array
      const isFit =
        Array.isArray(value) && (length === undefined || value.length === Number(length))
      if (!isFit) throw unfit(path)
      // `Array.from` sees the holes of a sparse one, which have no value.
      const items = Array.from(value, (one, at) => read(item, one, `${path}[${at}]`, above))
      return { kind: 'list', type, items }
    }
    return isStruct(type) ? struct(type, value, path, above) : leafOf(type, value, path)
  }

  function struct(
    type: string,
    value: unknown,
    path: string,
    above: readonly string[] = [],
  ): StructValue {
    const fields = fieldsOf(type, above)
    if (!isRecord(value)) throw unfit(path)
    const names = fields.map(({ name }) => name)
    const extra = Object.keys(value).find((name) => !names.includes(name))
    if (extra !== undefined) throw unfit(`${path}.${extra}`)
    return {
      kind: 'struct',
      type,
      fields: fields.map(({ name, type: of }) => {
        if (!Object.hasOwn(value, name)) throw unfit(`${path}.${name}`)
        return { name, type: of, value: read(of, value[name], `${path}.${name}`, [...above, type]) }
      }),
    }
  }

  return { message: struct(primaryType, given, 'message'), used }
}

function leafOf(type: string, given: unknown, path: string): TypedValue {
  const leaf = parseLeaf(type, given)
  if (leaf === undefined) throw unfit(path)
  return { kind: 'leaf', type, value: leaf }
}

function isElementary(type: string): boolean {
  const [, bits, bytes] =
    /^(?:u?int([0-9]+)|bytes([1-9][0-9]?)?|address|bool|string)$/.exec(type) ?? []
  if (bits !== undefined) return Number(bits) % 8 === 0 && Number(bits) <= 256 && !/^0/.test(bits)
  if (bytes !== undefined) return Number(bytes) <= 32
  return /^(bytes|address|bool|string)$/.test(type)
}

/** The same values as plain data, for the library that hashes them. */
function toPlain(struct: StructValue): Record<string, unknown> {
  return Object.fromEntries(struct.fields.map(({ name, value }) => [name, plainOf(value)]))
}

function plainOf(value: TypedValue): unknown {
  if (value.kind === 'leaf') return value.value
  return value.kind === 'list' ? value.items.map(plainOf) : toPlain(value)
}

function nameAndType({ name, type }: FieldType | Field): FieldType {
  return { name, type }
}

function isDomainName(name: string): name is keyof typeof domainTypes {
  return Object.hasOwn(domainTypes, name)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const PATH_CHARS = 100

function unfit(path: string, cause?: unknown): SecureError {
  const place = path.length > PATH_CHARS ? `${path.slice(0, PATH_CHARS)}…` : path
  return new SecureError('BAD_MESSAGE', `The data does not fit its own types: ${place}.`, { cause })
}

function readJson(content: string): unknown {
  if (content.length > DATA_CHARS) return undefined
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
