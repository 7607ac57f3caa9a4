import { type Address, getAddressEncoder } from '@solana/kit'
import { signerOf } from './accounts.ts'
import type { Cluster } from './cluster.ts'
import { bytes, number } from './layout.ts'
import { TOKEN } from './tokenAccounts.ts'

/** Where Solana's VM maps read-only data, the heap and the input. */
const RODATA = 0x1_0000_0000n
const HEAP = 0x3_0000_0000n
const INPUT = 0x4_0000_0000n
const TEXT_AT = 0x120

/** Offsets of an account's fields within the serialized input. */
const KEY = 8
const OWNER = 40
const LAMPORTS = 72
const DATA = 88
const TOKEN_ACCOUNT_BYTES = 165
/** Space that the input reserves for each account to grow. */
const GROWTH = 10_240

/**
 * Installs an opaque program on the cluster: it passes `told` to the token program with its own first three
 * accounts, with the signer's authority. The accounts are a token account of the signer, a token account of
 * another owner, the signer, and the token program.
 */
export async function installTaker(
  { svm }: Cluster,
  { seed, told }: { seed: number; told: Uint8Array },
): Promise<Address> {
  const { address } = await signerOf(seed)
  svm.addProgram(address, takerElf(told))
  return address
}

/** Token program instruction: transfers the amount from the first account to the second. */
export const transferOf = (amount: bigint) => bytes([3], number(amount, 8))
/** Token program instruction: lets the second account spend the amount from the first. */
export const approvalOf = (amount: bigint) => bytes([4], number(amount, 8))

function accountAt(place: number): number {
  const whole = Math.ceil((DATA + TOKEN_ACCOUNT_BYTES + GROWTH) / 8) * 8 + 8
  return 8 + place * whole
}

/** The program's ELF file as Solana's loader expects it: instructions, data, and its one syscall. */
function takerElf(told: Uint8Array): Uint8Array {
  const call = 'sol_invoke_signed_c'
  const length = code(0n).bytes.length
  const rodataAt = TEXT_AT + length
  const { bytes: text, callAt } = code(RODATA + BigInt(rodataAt))
  const rodata = padded(tables(RODATA + BigInt(rodataAt), told))
  const dynamicAt = rodataAt + rodata.length
  const symbolsAt = dynamicAt + 8 * 16
  const stringsAt = symbolsAt + 2 * 24
  const strings = padded(bytes([0], new TextEncoder().encode(call), [0]))
  const relocationsAt = stringsAt + strings.length
  const dynamic = bytes(
    ...[
      [0x11, relocationsAt],
      [0x12, 16],
      [0x13, 16],
      [0x06, symbolsAt],
      [0x0b, 24],
      [0x05, stringsAt],
      [0x0a, strings.length],
      [0, 0],
    ]
      .flat()
      .map((one) => number(one, 8)),
  )
  const symbols = bytes(
    new Uint8Array(24),
    ...[number(1, 4), [0x10, 0], number(0, 2), number(0, 8), number(0, 8)],
  )
  // R_BPF_64_32: the loader patches this place with the syscall's id.
  const relocations = bytes(number(TEXT_AT + callAt, 8), number(0x0a, 4), number(1, 4))
  const names = '\0.text\0.rodata\0.dynamic\0.dynsym\0.dynstr\0.rel.dyn\0.shstrtab\0'
  const namesAt = relocationsAt + relocations.length
  const sectionsAt = Math.ceil((namesAt + names.length) / 8) * 8
  const segment = (kind: number, flags: number, at: number, size: number) =>
    bytes(
      number(kind, 4),
      number(flags, 4),
      ...[at, at, at, size, size, 8].map((it) => number(it, 8)),
    )
  const section = (
    name: string,
    [kind, flags, link, entry]: readonly [number, number, number, number],
    at: number,
    size: number,
  ) =>
    bytes(
      ...[number(names.indexOf(`\0${name}\0`) + 1, 4), number(kind, 4), number(flags, 8)],
      ...[number(name === '.shstrtab' ? 0 : at, 8), number(at, 8), number(size, 8)],
      ...[number(link, 4), number(0, 4), number(8, 8), number(entry, 8)],
    )
  const header = bytes(
    [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ...[number(3, 2), number(0x107, 2), number(1, 4)],
    ...[number(TEXT_AT, 8), number(64, 8), number(sectionsAt, 8), number(0, 4)],
    ...[64, 56, 4, 64, 8, 7].map((one) => number(one, 2)),
    segment(1, 5, TEXT_AT, text.length),
    segment(1, 4, rodataAt, rodata.length),
    segment(1, 4, symbolsAt, namesAt - symbolsAt),
    segment(2, 6, dynamicAt, dynamic.length),
  )
  return bytes(
    ...[header, text, rodata, dynamic, symbols, strings, relocations],
    ...[new TextEncoder().encode(names), new Uint8Array(sectionsAt - namesAt - names.length)],
    new Uint8Array(64),
    section('.text', [1, 6, 0, 0], TEXT_AT, text.length),
    section('.rodata', [1, 2, 0, 0], rodataAt, rodata.length),
    section('.dynamic', [6, 3, 5, 16], dynamicAt, dynamic.length),
    section('.dynsym', [11, 2, 5, 24], symbolsAt, symbols.length),
    section('.dynstr', [3, 2, 0, 0], stringsAt, strings.length),
    section('.rel.dyn', [9, 2, 4, 16], relocationsAt, relocations.length),
    section('.shstrtab', [3, 0, 0, 0], namesAt, names.length),
  )
}

/** Copies the accounts into writable memory, and calls the token program. */
function code(rodata: bigint): { bytes: Uint8Array; callAt: number } {
  const load = (register: number, value: bigint) =>
    bytes(
      [0x18, register, 0, 0],
      number(value & 0xffff_ffffn, 4),
      [0, 0, 0, 0],
      number(value >> 32n, 4),
    )
  const start = bytes(
    load(1, rodata + BigInt(INFOS_AT)),
    load(2, HEAP),
    ...Array.from({ length: (3 * 56) / 8 }, (_, word) =>
      bytes(
        // r4 = *(u64 *)(r1 + …); *(u64 *)(r2 + …) = r4
        [0x79, 0x14, ...number(8 * word, 2), 0, 0, 0, 0],
        [0x7b, 0x42, ...number(8 * word, 2), 0, 0, 0, 0],
      ),
    ),
    load(1, rodata),
    // r3 = 3 accounts, r4 = r5 = 0: no further signers
    [0xb7, 3, 0, 0, 3, 0, 0, 0],
    [0xb7, 4, 0, 0, 0, 0, 0, 0],
    [0xb7, 5, 0, 0, 0, 0, 0, 0],
  )
  const end = [0x85, 0x10, 0, 0, 0xff, 0xff, 0xff, 0xff, 0x95, 0, 0, 0, 0, 0, 0, 0]
  return { bytes: bytes(start, end), callAt: start.length }
}

const METAS_AT = 40
const INFOS_AT = METAS_AT + 3 * 16
const PROGRAM_AT = INFOS_AT + 3 * 56
const TOLD_AT = PROGRAM_AT + 32

/** `SolInstruction`, its three `SolAccountMeta`, their `SolAccountInfo`, and the data they point to. */
function tables(at: bigint, told: Uint8Array): Uint8Array {
  const places = [0, 1, 2]
  const part = (place: number, offset: number) =>
    number(INPUT + BigInt(accountAt(place) + offset), 8)
  const isOwner = (place: number) => (place === 2 ? 1 : 0)
  return bytes(
    ...[number(at + BigInt(PROGRAM_AT), 8), number(at + BigInt(METAS_AT), 8), number(3, 8)],
    ...[number(at + BigInt(TOLD_AT), 8), number(told.length, 8)],
    ...places.flatMap((place) => [
      part(place, KEY),
      [place === 2 ? 0 : 1, isOwner(place), 0, 0, 0, 0, 0, 0],
    ]),
    ...places.flatMap((place) => [
      ...[part(place, KEY), part(place, LAMPORTS)],
      ...[number(place === 2 ? 0 : TOKEN_ACCOUNT_BYTES, 8), part(place, DATA), part(place, OWNER)],
      ...[number(0, 8), [isOwner(place), place === 2 ? 0 : 1, 0, 0, 0, 0, 0, 0]],
    ]),
    getAddressEncoder().encode(TOKEN),
    told,
  )
}

function padded(part: Uint8Array): Uint8Array {
  return bytes(part, new Uint8Array((8 - (part.length % 8)) % 8))
}
