import { SecureError } from '#secure/wire'
import type { Power } from '../approval.ts'
import type { TypedData } from './parseTypedData.ts'
import type { Field, StructValue, TypedValue } from './typedValue.ts'

/** Tokens that a spender may take, as typed data names them. */
export type Grant = {
  readonly token: string
  /** Null: all there is. */
  readonly amount: bigint | null
  readonly tokenId: bigint | null
  readonly spender: string
  readonly until: bigint | null
}
export type Grants = { readonly spending: readonly Grant[]; readonly powers: readonly Power[] }

const MOST_GRANTS = 50

/** Structs of these names are about tokens, whatever they look like. */
const PERMITS =
  /^(Permit(Single|Batch|ForAll)?|Permit(Batch)?(Witness)?TransferFrom|(Transfer|Receive)WithAuthorization)$/
const ORDERS = /^(?!Cancel).*(Order(Components|Parameters|Data)?|Listing|Bid|Offer|Trade|Swap)s?$/
const DELEGATIONS = /^(Delegat\w*|Authorization|SessionKey)$/

/** Fields by which protocols name what is sold or sent into a trade, without `_` and capitals. */
const sold: ReadonlySet<string> = new Set(
  `offer offers offeritems offerer consideration selltoken selltokens sellamount buytoken buytokens
  makertoken makertokens makeramount makeramounts makerasset makerassets makerassetdata makerassetamount
  makingamount takertoken takertokens takeramount takerasset takerassetamount takingamount makeasset
  takeasset tokenin tokenout amountin amountout inputtoken inputtokens inputamount outputtoken fromtoken
  totoken fromamount srctoken srcamount dsttoken sourcetoken sourceamount givetoken giveamount
  wanttoken paymenttoken baseprice minreturn minamountout updatedoutputamount`.split(/\s+/),
)
const delegated =
  /^(delegat\w*|grantee|agent|agentaddress|dispatcher|operator|sessionkey|sessionaddress|sessionsigner|newowner|authorized|isauthorized|isallowed)$/
const callData = /^(data|calldata|calldatas|functionsignature|executiondata|encodedcall)$/
const calls = /^(calls|calldata|calldatas|functionsignature|executions|transactions)$/
const targets = /^(to|target|contract|contractaddress|callee|destination|wallet|receiver)$/
const details = /^(details|permitted)$/
const amounts = /^(value|amount|allowance|rawamount)$/
const ends = /^(expiration|deadline|sigdeadline|expiry|validbefore|end)$/

/**
 * What typed data permits, decided by the shape of every struct in it: the page chooses the name of a
 * type, the contract its fields. What is about tokens and fits no known shape is refused, never passed
 * without a warning.
 */
export function readGrants({ message, domain }: TypedData): Grants {
  const contract = addressOf(find(domain, /^verifyingcontract$/))
  const spending: Grant[] = []
  const powers = new Set<Power>()

  function visit(struct: StructValue): void {
    const own = readSpending(struct, contract)
    if (own === undefined && PERMITS.test(struct.type)) throw unreadable(struct)
    spending.push(...(own ?? []))
    for (const power of own === undefined ? powersOf(struct) : []) powers.add(power)
    for (const { name, value } of struct.fields) {
      // What a permit lists has been read with it.
      if (own === undefined || !details.test(plain(name))) structsOf(value).forEach(visit)
    }
  }

  visit(message)
  // Too many for a person to read, and each asks the network for the name of its token.
  if (spending.length > MOST_GRANTS) throw unreadable(message)
  return { spending, powers: [...powers].sort() }
}

/** Undefined if the struct gives no right to take tokens. */
function readSpending(
  struct: StructValue,
  contract: string | undefined,
): readonly Grant[] | undefined {
  const spenders = struct.fields.filter(({ name }) => plain(name) === 'spender')
  if (spenders.length > 0) return readPermit(struct, addressOf(spenders[0]), contract)
  const operator = addressOf(find(struct, /^operator$/))
  const approved = find(struct, /^approved$/, 'bool')
  if (operator !== undefined && approved !== undefined) {
    return grantAll(struct, operator, contract, approved)
  }
  return readTransfer(struct, contract)
}

/** EIP-2612, DAI's, ERC-4494, Permit2's three, and others that name who may spend. */
function readPermit(
  struct: StructValue,
  spender: string | undefined,
  contract: string | undefined,
): readonly Grant[] {
  if (spender === undefined) throw unreadable(struct)
  const until = integerOf(find(struct, ends))
  const listed = struct.fields.find(({ name }) => details.test(plain(name)))
  if (listed !== undefined) {
    const each = structsOf(listed.value)
    if (each.length === 0) throw unreadable(struct)
    return each.map((one) => {
      const token = addressOf(find(one, /^token$/))
      const amount = integerOf(find(one, amounts))
      if (token === undefined || amount === undefined) throw unreadable(one)
      const end = integerOf(find(one, ends)) ?? until ?? null
      return { token, amount, tokenId: null, spender, until: end }
    })
  }
  const token = addressOf(find(struct, /^token$/)) ?? contract
  if (token === undefined) throw unreadable(struct)
  const shared = { token, spender, until: until ?? null }
  const amount = integerOf(find(struct, amounts))
  if (amount !== undefined) return [{ ...shared, amount, tokenId: null }]
  const tokenId = integerOf(find(struct, /^tokenid$/))
  if (tokenId !== undefined) return [{ ...shared, amount: null, tokenId }]
  const all = find(struct, /^(allowed|approved)$/, 'bool')
  if (all === undefined) throw unreadable(struct)
  return grantAll(struct, spender, contract, all)
}

function grantAll(
  struct: StructValue,
  spender: string,
  contract: string | undefined,
  allowed: Field,
): readonly Grant[] {
  const token = addressOf(find(struct, /^token$/)) ?? contract
  if (token === undefined) throw unreadable(struct)
  const until = integerOf(find(struct, ends)) ?? null
  // Revoking it gives no right to spend.
  const isAllowed = allowed.value.kind === 'leaf' && allowed.value.value === true
  return isAllowed ? [{ token, amount: null, tokenId: null, spender, until }] : []
}

/** EIP-3009, and whatever else moves an amount from one to another. */
function readTransfer(
  struct: StructValue,
  contract: string | undefined,
): readonly Grant[] | undefined {
  const from = addressOf(find(struct, /^(from|owner|holder)$/))
  const to = addressOf(find(struct, /^(to|recipient|receiver)$/))
  if (from === undefined || to === undefined || struct.fields.some(isCallData)) return undefined
  const amount = integerOf(find(struct, amounts))
  const tokenId = integerOf(find(struct, /^tokenid$/))
  if (amount === undefined && tokenId === undefined) return undefined
  const token = addressOf(find(struct, /^(token|asset)$/)) ?? contract
  if (token === undefined) throw unreadable(struct)
  const until = integerOf(find(struct, ends)) ?? null
  return [{ token, amount: amount ?? null, tokenId: tokenId ?? null, spender: to, until }]
}

function powersOf(struct: StructValue): readonly Power[] {
  const names = struct.fields.map(({ name }) => plain(name))
  const powers: Power[] = []
  const hasAmountOfToken =
    addressOf(find(struct, /^(token|asset|currency)$/)) !== undefined &&
    struct.fields.some(
      ({ name, type }) => /amount|value|price/.test(plain(name)) && isInteger(type),
    )
  if (ORDERS.test(struct.type) || names.some((name) => sold.has(name)) || hasAmountOfToken) {
    powers.push('order')
  }
  const isAuthorization =
    names.includes('chainid') &&
    names.includes('nonce') &&
    names.some((name) => /address$/.test(name))
  if (
    DELEGATIONS.test(struct.type) ||
    names.some((name) => delegated.test(name)) ||
    isAuthorization
  ) {
    powers.push('delegation')
  }
  const hasTarget = names.some((name) => targets.test(name))
  const hasAmount = names.some((name) => amounts.test(name))
  if (
    names.some((name) => calls.test(name)) ||
    (hasTarget && (hasAmount || struct.fields.some(isCallData)))
  ) {
    powers.push('execution')
  }
  const [only, ...others] = struct.fields
  if (only !== undefined && others.length === 0 && /^bytes(32)?$/.test(only.type)) {
    powers.push('unreadable')
  }
  return powers
}

function isCallData({ name, type }: Field): boolean {
  return callData.test(plain(name)) && /^bytes/.test(type)
}

/** The structs that stand right in a value, however deep its lists are. */
function structsOf(value: TypedValue): readonly StructValue[] {
  if (value.kind === 'struct') return [value]
  return value.kind === 'list' ? value.items.flatMap(structsOf) : []
}

function find({ fields }: StructValue, names: RegExp, type?: string): Field | undefined {
  return fields.find(
    (field) => names.test(plain(field.name)) && (type ?? field.type) === field.type,
  )
}

/** Names of one meaning are written in several ways: `sell_token`, `sellToken`. */
function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

function addressOf(field: Field | undefined): string | undefined {
  if (field?.type !== 'address' || field.value.kind !== 'leaf') return undefined
  return typeof field.value.value === 'string' ? field.value.value : undefined
}

function integerOf(field: Field | undefined): bigint | undefined {
  if (field?.value.kind !== 'leaf' || typeof field.value.value !== 'bigint') return undefined
  return field.value.value
}

function isInteger(type: string): boolean {
  return /^u?int/.test(type)
}

function unreadable({ type }: StructValue): SecureError {
  return new SecureError(
    'BAD_MESSAGE',
    `The data lets somebody take tokens, in a way that cannot be read: ${type.slice(0, 100)}.`,
  )
}
