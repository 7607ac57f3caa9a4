import * as z from 'zod/mini'
import { fromBase58 } from '../../../keys/base58.ts'
import { type Bytes, concatBytes } from '../../../keys/bytes.ts'
import type { SolanaInstruction } from '../instruction.ts'
import { SYSTEM, TOKEN, TOKEN_2022 } from '../programs.ts'
import type { MadeByProgram } from './node.ts'

/**
 * What a program had another one do, as the bytes that it had said it by: nodes tell it in words of their
 * own, and one decoder reads all. Undefined for what moves nothing and gives no right, or has no words here.
 */
export function readMade(made: MadeByProgram): SolanaInstruction | undefined {
  const { programId: program } = made
  if ('accounts' in made) {
    const data = fromBase58(made.data)
    return data && { program, accounts: made.accounts, data }
  }
  const read = parsed.safeParse(made.parsed)
  if (!read.success) return undefined
  const { type, info } = read.data
  const words = wordsOf(program)
  const encode = Object.hasOwn(words, type) ? words[type] : undefined
  const encoded = encode?.(info)
  return encoded && { program, ...encoded }
}

const parsed = z.object({ type: z.string(), info: z.record(z.string(), z.unknown()) })
type Info = z.infer<typeof parsed>['info']
type Encoded = { readonly accounts: readonly string[]; readonly data: Bytes }
type Words = Readonly<Record<string, (info: Info) => Encoded | undefined>>

const amount = z.union([
  z.pipe(
    z.string().check(z.regex(/^\d{1,20}$/)),
    z.transform((value: string) => BigInt(value)),
  ),
  z.pipe(
    z.int().check(z.minimum(0)),
    z.transform((value: number) => BigInt(value)),
  ),
])
const tokenAmount = z.object({ amount, decimals: z.int().check(z.minimum(0), z.maximum(255)) })

const tag = (value: number): Bytes => new Uint8Array([value])
const tag32 = (value: number): Bytes => new Uint8Array([value, 0, 0, 0])
function u64(value: bigint): Bytes {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  return bytes
}

/** The first of these names that the node says something under. */
function textIn(info: Info, ...names: readonly string[]): string | undefined {
  return names.map((name) => info[name]).find((value) => typeof value === 'string')
}

/** All of them, or nothing: an instruction that lacks an account is another one. */
function encoded(
  accounts: readonly (string | undefined)[],
  ...data: readonly (Bytes | undefined)[]
) {
  const known = accounts.filter((one) => one !== undefined)
  const parts = data.filter((one) => one !== undefined)
  if (known.length !== accounts.length || parts.length !== data.length) return undefined
  return { accounts: known, data: concatBytes(...parts) }
}

const amountIn = (info: Info, name: string) => {
  const read = amount.safeParse(info[name])
  return read.success ? u64(read.data) : undefined
}
const checkedIn = (info: Info) => {
  const read = tokenAmount.safeParse(info.tokenAmount)
  return read.success ? concatBytes(u64(read.data.amount), tag(read.data.decimals)) : undefined
}
const keyIn = (info: Info, name: string) => {
  const bytes = fromBase58(textIn(info, name) ?? '')
  return bytes?.length === 32 ? bytes : undefined
}
const by = (info: Info) => textIn(info, 'authority', 'owner', 'multisigAuthority', 'multisigOwner')

const token: Words = {
  transfer: (info) =>
    encoded(
      [textIn(info, 'source'), textIn(info, 'destination'), by(info)],
      ...[tag(3), amountIn(info, 'amount')],
    ),
  transferChecked: (info) =>
    encoded(
      [textIn(info, 'source'), textIn(info, 'mint'), textIn(info, 'destination'), by(info)],
      ...[tag(12), checkedIn(info)],
    ),
  // The fee is part of the amount.
  transferCheckedWithFee: (info) => token.transferChecked?.(info),
  approve: (info) =>
    encoded(
      [textIn(info, 'source'), textIn(info, 'delegate'), by(info)],
      ...[tag(4), amountIn(info, 'amount')],
    ),
  approveChecked: (info) =>
    encoded(
      [textIn(info, 'source'), textIn(info, 'mint'), textIn(info, 'delegate'), by(info)],
      ...[tag(13), checkedIn(info)],
    ),
  setAuthority: (info) =>
    encoded(
      [textIn(info, 'account', 'mint'), by(info)],
      ...[new Uint8Array([6, 2]), info.newAuthority === null ? tag(0) : undefinedOr(info)],
    ),
  burn: (info) =>
    encoded(
      [textIn(info, 'account'), textIn(info, 'mint'), by(info)],
      ...[tag(8), amountIn(info, 'amount')],
    ),
  burnChecked: (info) =>
    encoded(
      [textIn(info, 'account'), textIn(info, 'mint'), by(info)],
      ...[tag(15), checkedIn(info)],
    ),
  closeAccount: (info) =>
    encoded([textIn(info, 'account'), textIn(info, 'destination'), by(info)], tag(9)),
}

function undefinedOr(info: Info): Bytes | undefined {
  const key = keyIn(info, 'newAuthority')
  return key && concatBytes(tag(1), key)
}

const system: Words = {
  transfer: (info) =>
    encoded(
      [textIn(info, 'source'), textIn(info, 'destination')],
      ...[tag32(2), amountIn(info, 'lamports')],
    ),
  createAccount: (info) =>
    encoded(
      [textIn(info, 'source'), textIn(info, 'newAccount')],
      ...[tag32(0), amountIn(info, 'lamports'), amountIn(info, 'space'), keyIn(info, 'owner')],
    ),
  // Whose seed it is says nothing of what leaves.
  createAccountWithSeed: (info) => system.createAccount?.(info),
  transferWithSeed: (info) => system.transfer?.(info),
  assign: (info) => encoded([textIn(info, 'account')], tag32(1), keyIn(info, 'owner')),
  assignWithSeed: (info) => system.assign?.(info),
}

function wordsOf(program: string): Words {
  if (program === SYSTEM) return system
  return program === TOKEN || program === TOKEN_2022 ? token : {}
}
