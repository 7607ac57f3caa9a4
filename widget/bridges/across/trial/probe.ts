import {
  type Address,
  type Client,
  concatHex,
  type Hex,
  hexToBigInt,
  isHex,
  numberToHex,
  size,
  slice,
  toHex,
} from 'viem'
import type { TrialCall } from './trial.ts'

/** A read of a contract; undefined reads the account's own native balance. */
export type ProbeRead = { readonly to: Address; readonly data: Hex } | undefined

export type Probe = {
  /** The code that replaces the account's own during one `eth_call`. */
  readonly code: Hex
  /** The calldata that starts the probe; any other call of the account gets a plain answer. */
  readonly data: Hex
  readonly parse: (returned: Hex) => ProbeResult
}

type Values = readonly (bigint | undefined)[]
export type ProbeResult =
  | {
      readonly status: 'done'
      readonly before: Values
      readonly after: Values
      readonly gas: readonly bigint[]
    }
  | { readonly status: 'reverts'; readonly index: number; readonly data: Hex }
  | { readonly status: 'unreadable' }

const WORD = 32
/** A token that burns all it gets must not spend what the calls need. */
const READ_GAS = 300_000

/** Opcodes by their names. */
const op = {
  add: '0x01',
  sub: '0x03',
  gt: '0x11',
  eq: '0x14',
  isZero: '0x15',
  and: '0x16',
  shl: '0x1b',
  shr: '0x1c',
  balance: '0x31',
  callDataLoad: '0x35',
  callDataSize: '0x36',
  codeCopy: '0x39',
  returnDataSize: '0x3d',
  returnDataCopy: '0x3e',
  mload: '0x51',
  mstore: '0x52',
  jumpIf: '0x57',
  gas: '0x5a',
  jumpDest: '0x5b',
  create: '0xf0',
  call: '0xf1',
  return: '0xf3',
  staticCall: '0xfa',
} as const

const push1 = (value: number): Hex => concatHex(['0x60', numberToHex(value, { size: 1 })])
const push3 = (value: number): Hex => concatHex(['0x62', numberToHex(value, { size: 3 })])
const push20 = (value: Address): Hex => concatHex(['0x73', value])
const push32 = (value: Hex): Hex => concatHex(['0x7f', value])

/**
 * EVM code that reads, makes the calls one after the other, reads again and returns what it read. Put
 * in the account's place by a state override, it calls as the account does, with what the account has;
 * without calls it only reads, from anywhere. Contracts are read by static calls: they change nothing.
 * Memory: one word for the call that failed, two for each reading (whether it answered, and what), one
 * for the gas of each call; above that, room for what is called with.
 */
export function makeProbe(
  account: Address,
  {
    reads,
    calls = [],
  }: { readonly reads: readonly ProbeRead[]; readonly calls?: readonly TrialCall[] },
): Probe {
  const marker = newMarker()
  const after = WORD + reads.length * 2 * WORD
  const gas = after + reads.length * 2 * WORD
  const end = gas + calls.length * WORD
  const answered = answerOthers(marker)
  let body: Hex = '0x'
  let data: Hex = '0x'
  // What is called with stands behind the code, whose length is known once the code is.
  const dataAt = size(answered) + codeLength(account, reads, calls)
  const place = () => size(answered) + size(body)
  const keep = (bytes: Hex) => {
    const at = dataAt + size(data)
    data = concatHex([data, bytes])
    return concatHex([push3(size(bytes)), push3(at), push3(end), op.codeCopy])
  }
  const addReads = (base: number) => {
    reads.forEach((read, index) => {
      body = concatHex([
        body,
        readCode(read, { account, slot: base + index * 2 * WORD, room: end, keep }),
      ])
    })
  }

  body = op.jumpDest
  addReads(WORD)
  calls.forEach((call, index) => {
    body = concatHex([body, callCode(call, { index, end, place: place(), gas, keep })])
  })
  addReads(after)
  body = concatHex([body, push3(end), push1(0), op.return])

  return {
    code: concatHex([answered, body, data]),
    data: marker,
    parse: (returned) => parse(returned, { reads: reads.length, calls: calls.length }),
  }
}

type Call = { Parameters: [call: object, block: 'latest', overrides: object]; ReturnType: unknown }

/**
 * Runs a probe in the account's place, in the state of now, by one `eth_call` with its code.
 *
 * @throws the error of a node that does not support overrides
 */
export async function runProbe(
  client: Client,
  account: Address,
  { code, data, parse: read }: Probe,
): Promise<ProbeResult> {
  const raw: unknown = await client.request<Call>({
    method: 'eth_call',
    params: [{ from: account, to: account, data }, 'latest', { [account]: { code } }],
  })
  return read(isHex(raw) ? raw : '0x')
}

/** Tokens ask a receiver whether it takes them: `onERC721Received` and its kin answer their own selector. */
function answerOthers(marker: Hex): Hex {
  const code = (main: number) =>
    concatHex([
      ...[push1(WORD), op.callDataSize, op.eq],
      ...[push1(0), op.callDataLoad, push32(marker), op.eq, op.and, push3(main), op.jumpIf],
      ...[push1(0), op.callDataLoad, push1(224), op.shr, push1(224), op.shl],
      ...[push1(0), op.mstore, push1(WORD), push1(0), op.return],
    ])
  return code(size(code(0)))
}

type Keep = (bytes: Hex) => Hex

type Reading = {
  readonly account: Address
  readonly slot: number
  readonly room: number
  readonly keep: Keep
}

function readCode(read: ProbeRead, { account, slot, room, keep }: Reading): Hex {
  if (read === undefined) {
    return concatHex([
      ...[push20(account), op.balance, push3(slot + WORD), op.mstore],
      ...[push1(1), push3(slot), op.mstore],
    ])
  }
  return concatHex([
    keep(read.data),
    ...[push1(WORD), push3(slot + WORD), push3(size(read.data)), push3(room)],
    ...[push20(read.to), push3(READ_GAS), op.staticCall],
    // Fewer bytes than a word do not count as an answer.
    ...[push1(WORD - 1), op.returnDataSize, op.gt, op.and, push3(slot), op.mstore],
  ])
}

function callCode(
  { to, data = '0x', value = 0n }: TrialCall,
  {
    index,
    end,
    place,
    gas,
    keep,
  }: {
    readonly index: number
    readonly end: number
    readonly place: number
    readonly gas: number
    readonly keep: Keep
  },
): Hex {
  const slot = gas + index * WORD
  const amount = push32(numberToHex(value, { size: WORD }))
  const whole = (next: number, copy: Hex) =>
    concatHex([
      ...[copy, op.gas, push3(slot), op.mstore],
      ...(to === undefined
        ? [push3(size(data)), push3(end), amount, op.create, op.isZero, op.isZero]
        : [push1(0), push1(0), push3(size(data)), push3(end), amount, push20(to), op.gas, op.call]),
      ...[op.gas, push3(slot), op.mload, op.sub, push3(slot), op.mstore],
      ...[push3(next), op.jumpIf],
      // What it reverts with, behind its number.
      ...[push3(index + 1), push1(0), op.mstore],
      ...[op.returnDataSize, push1(0), push1(WORD), op.returnDataCopy],
      ...[op.returnDataSize, push1(WORD), op.add, push1(0), op.return, op.jumpDest],
    ])
  const copy = keep(data)
  return whole(place + size(whole(0, copy)) - 1, copy)
}

/** Offsets are of one length, so that the code of any question is as long as any other of its kind. */
function codeLength(
  account: Address,
  reads: readonly ProbeRead[],
  calls: readonly TrialCall[],
): number {
  const keep: Keep = () => concatHex([push3(0), push3(0), push3(0), op.codeCopy])
  const once = reads.reduce(
    (sum, read) => sum + size(readCode(read, { account, slot: 0, room: 0, keep })),
    0,
  )
  const made = calls.reduce(
    (sum, call) => sum + size(callCode(call, { index: 0, end: 0, place: 0, gas: 0, keep })),
    0,
  )
  const framing = size(concatHex([op.jumpDest, push3(0), push1(0), op.return]))
  return framing + once * 2 + made
}

/** Random, so that no called contract can guess it and start the probe again. */
function newMarker(): Hex {
  return toHex(crypto.getRandomValues(new Uint8Array(WORD)))
}

function parse(returned: Hex, of: { readonly reads: number; readonly calls: number }): ProbeResult {
  const length = size(returned)
  if (length < WORD) return { status: 'unreadable' }
  const word = (at: number) => hexToBigInt(slice(returned, at * WORD, (at + 1) * WORD))
  const failed = word(0)
  if (failed > BigInt(of.calls)) return { status: 'unreadable' }
  if (failed > 0n) {
    const data = length === WORD ? '0x' : slice(returned, WORD)
    return { status: 'reverts', index: Number(failed) - 1, data }
  }
  if (length !== (1 + of.reads * 4 + of.calls) * WORD) return { status: 'unreadable' }
  const values = (base: number) =>
    Array.from({ length: of.reads }, (_, at) =>
      word(base + at * 2) === 1n ? word(base + at * 2 + 1) : undefined,
    )
  return {
    status: 'done',
    before: values(1),
    after: values(1 + of.reads * 2),
    gas: Array.from({ length: of.calls }, (_, at) => word(1 + of.reads * 4 + at)),
  }
}
