import { fromBase58 } from '../../keys/base58.ts'
import { type Bytes, concatBytes } from '../../keys/bytes.ts'
import {
  COMPUTE_BUDGET,
  MEMO,
  SYSTEM,
  TOKEN,
  TOKEN_2022,
  TOKEN_ACCOUNTS,
} from '../solana/programs.ts'

/** One instruction as a page would have it. */
export type SentInstruction = {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Bytes
}

export const own = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk'
export const friend = 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse'
export const thief = '7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs'
export const source = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
export const dest = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
export const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const jupiter = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'

const u8 = (...all: number[]): Bytes => new Uint8Array(all)
const u32 = (value: number) => number(4, (view) => view.setUint32(0, value, true))
const u64 = (value: bigint) => number(8, (view) => view.setBigUint64(0, value, true))
const key = (address: string): Bytes => new Uint8Array(fromBase58(address) ?? [])
const seed = (text: string) => concatBytes(u64(BigInt(text.length)), new TextEncoder().encode(text))

function number(size: number, write: (view: DataView) => void): Bytes {
  const bytes = new Uint8Array(size)
  write(new DataView(bytes.buffer))
  return bytes
}

const of = (program: string, accounts: readonly string[], ...data: Bytes[]): SentInstruction => ({
  program,
  accounts,
  data: concatBytes(...data),
})

export const system = {
  create: (lamports: bigint, owner = TOKEN, account = source) =>
    of(SYSTEM, [own, account], u32(0), u64(lamports), u64(165n), key(owner)),
  assign: (owner: string, account = own) => of(SYSTEM, [account], u32(1), key(owner)),
  transfer: (lamports: bigint, to = friend, from = own) =>
    of(SYSTEM, [from, to], u32(2), u64(lamports)),
  createWithSeed: (lamports: bigint, owner = TOKEN) =>
    of(
      SYSTEM,
      [own, source, own],
      u32(3),
      key(own),
      seed('wrap'),
      u64(lamports),
      u64(165n),
      key(owner),
    ),
  advanceNonce: () => of(SYSTEM, [source, dest, own], u32(4)),
  withdrawNonce: (lamports: bigint, to = own) =>
    of(SYSTEM, [source, to, dest, dest, own], u32(5), u64(lamports)),
  initializeNonce: (authority = own) => of(SYSTEM, [source, dest, dest], u32(6), key(authority)),
  authorizeNonce: (authority: string) => of(SYSTEM, [source, own], u32(7), key(authority)),
  allocate: () => of(SYSTEM, [own], u32(8), u64(80n)),
  allocateWithSeed: (owner: string) =>
    of(SYSTEM, [source, own], u32(9), key(own), seed('s'), u64(80n), key(owner)),
  assignWithSeed: (owner: string) =>
    of(SYSTEM, [source, own], u32(10), key(own), seed('s'), key(owner)),
  transferWithSeed: (lamports: bigint, to = friend) =>
    of(SYSTEM, [source, own, to], u32(11), u64(lamports), seed('s'), key(SYSTEM)),
  upgradeNonce: () => of(SYSTEM, [source], u32(12)),
}

export const token = (program = TOKEN) => ({
  initializeMint: () => of(program, [dest, source], u8(0, 6), key(own), u8(0), new Uint8Array(32)),
  initializeAccount: (account = source, owner = own) =>
    of(program, [account, usdc, owner, dest], u8(1)),
  initializeMultisig: () => of(program, [source, dest, own, friend], u8(2, 2)),
  transfer: (amount: bigint, to = dest) => of(program, [source, to, own], u8(3), u64(amount)),
  approve: (amount: bigint, delegate = thief) =>
    of(program, [source, delegate, own], u8(4), u64(amount)),
  revoke: () => of(program, [source, own], u8(5)),
  setAuthority: (authority: string | null, kind = 2) =>
    of(
      program,
      [source, own],
      u8(6, kind),
      authority === null ? u8(0) : concatBytes(u8(1), key(authority)),
    ),
  mintTo: (amount: bigint) => of(program, [usdc, dest, own], u8(7), u64(amount)),
  burn: (amount: bigint) => of(program, [source, usdc, own], u8(8), u64(amount)),
  close: (to = own, account = source) => of(program, [account, to, own], u8(9)),
  freeze: () => of(program, [dest, usdc, own], u8(10)),
  thaw: () => of(program, [dest, usdc, own], u8(11)),
  transferChecked: (amount: bigint, to = dest) =>
    of(program, [source, usdc, to, own], u8(12), u64(amount), u8(6)),
  approveChecked: (amount: bigint, delegate = thief) =>
    of(program, [source, usdc, delegate, own], u8(13), u64(amount), u8(6)),
  mintToChecked: (amount: bigint) => of(program, [usdc, dest, own], u8(14), u64(amount), u8(6)),
  burnChecked: (amount: bigint) => of(program, [source, usdc, own], u8(15), u64(amount), u8(6)),
  initializeAccount2: (owner: string) => of(program, [source, usdc, dest], u8(16), key(owner)),
  syncNative: (account = source) => of(program, [account], u8(17)),
  initializeAccount3: (owner: string) => of(program, [source, usdc], u8(18), key(owner)),
  immutableOwner: () => of(program, [source], u8(22)),
  transferWithFee: (amount: bigint) =>
    of(program, [source, usdc, dest, own], u8(26, 1), u64(amount), u8(6), u64(10n)),
  reallocate: () => of(program, [source, own, SYSTEM, own], u8(29, 8, 0)),
  requireMemo: () => of(program, [source, own], u8(30, 0)),
  other: (...tags: number[]) => of(program, [source, dest, own], u8(...tags)),
})

export const open = (owner: string, account = dest, data = u8(1)) =>
  of(TOKEN_ACCOUNTS, [own, account, owner, usdc, SYSTEM, TOKEN], data)
export const recoverNested = () =>
  of(TOKEN_ACCOUNTS, [source, usdc, dest, source, usdc, own, TOKEN], u8(2))
export const budget = {
  heap: () => of(COMPUTE_BUDGET, [], u8(1), u32(65_536)),
  limit: (units: number) => of(COMPUTE_BUDGET, [], u8(2), u32(units)),
  price: (micro: bigint) => of(COMPUTE_BUDGET, [], u8(3), u64(micro)),
  loaded: () => of(COMPUTE_BUDGET, [], u8(4), u32(65_536)),
}
export const memo = () => of(MEMO, [own], new TextEncoder().encode('Invoice 7'))
export const unknown = (program = jupiter) => of(program, [own, source, dest], u8(1, 2, 3))

/** The wire format: no signatures yet, then the message; `looked` accounts stand in a lookup table. */
export function transactionOf(
  instructions: readonly SentInstruction[],
  { version, looked = [] }: { version?: 0; looked?: readonly string[] } = {},
): Bytes {
  const all = instructions.flatMap(({ program, accounts }) => [...accounts, program])
  const keys = [...new Set([own, ...all])].filter((one) => !looked.includes(one))
  const places = [...keys, ...looked]
  const at = (address: string) => places.indexOf(address)
  const table =
    looked.length === 0
      ? u8(0)
      : concatBytes(u8(1), key(friend), u8(looked.length), u8(...looked.keys()), u8(0))
  return concatBytes(
    u8(1),
    new Uint8Array(64),
    version === 0 ? u8(0x80) : u8(),
    u8(1, 0, 0, keys.length),
    ...keys.map(key),
    key(friend),
    u8(instructions.length),
    ...instructions.map(({ program, accounts, data }) =>
      concatBytes(u8(at(program), accounts.length, ...accounts.map(at), data.length), data),
    ),
    version === 0 ? table : u8(),
  )
}

const t = token()
const t22 = token(TOKEN_2022)
const wrapped = 2_039_280n
type Case = readonly [name: string, instructions: readonly SentInstruction[]]

/** What wallets and sites truly send, which hands nothing to anybody that is not shown. */
export const honest: readonly Case[] = [
  ['a transfer of SOL', [system.transfer(10n ** 9n)]],
  ['one with priority', [budget.limit(450), budget.price(50_000n), system.transfer(5n)]],
  ['one with a memo', [system.transfer(5n), memo()]],
  ['several receivers', [system.transfer(5n), system.transfer(6n, thief)]],
  ['a token to an open account', [t.transferChecked(10n)]],
  ['a token to an account that is opened', [budget.limit(9), open(friend), t.transferChecked(10n)]],
  ['one of a library of before', [open(friend, dest, new Uint8Array()), t.transfer(10n)]],
  ['a token of Token-2022', [open(friend), t22.transferChecked(10n)]],
  ['one that keeps a fee', [t22.transferWithFee(10n)]],
  ['PayPal’s, which wants a memo', [memo(), t22.transferChecked(10n)]],
  ['wrapping SOL', [open(own, source), system.transfer(7n, source), t.syncNative()]],
  ['unwrapping SOL', [t.close()]],
  [
    'wrapping in an account by seed',
    [system.createWithSeed(wrapped), t.initializeAccount(), t.close()],
  ],
  ['opening an account of one’s own', [system.create(wrapped), t.initializeAccount3(own)]],
  [
    'opening one of Token-2022',
    [system.create(wrapped, TOKEN_2022), t22.immutableOwner(), t22.initializeAccount2(own)],
  ],
  ['taking an allowance back', [t.revoke()]],
  ['burning and closing', [t.burnChecked(1n), t.close()]],
  ['burning without decimals', [t.burn(1n), t.close()]],
  [
    'making a token',
    [system.create(wrapped, TOKEN, dest), t.initializeMint(), open(own), t.mintTo(10n)],
  ],
  ['making more of one', [t.mintToChecked(10n)]],
  ['freezing and thawing as its maker', [t.freeze(), t.thaw()]],
  ['a durable nonce', [system.advanceNonce(), system.transfer(5n)]],
  ['opening a nonce', [system.create(wrapped, SYSTEM), system.initializeNonce()]],
  ['taking a nonce back', [system.withdrawNonce(9n)]],
  ['renewing a nonce', [system.upgradeNonce()]],
  ['from an account by seed', [system.transferWithSeed(5n)]],
  ['room for an account', [system.allocate()]],
  ['wanting memos', [t22.reallocate(), t22.requireMemo()]],
  ['an account of several signers', [system.create(wrapped, TOKEN), t.initializeMultisig()]],
  ['what got into a nested account', [recoverNested()]],
  [
    'all of the compute budget',
    [budget.heap(), budget.loaded(), budget.price(1n), system.transfer(1n)],
  ],
]
