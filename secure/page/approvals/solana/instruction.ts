import type { SolanaAction } from '../approval.ts'
import { toBase58 } from '../../keys/base58.ts'
import type { Bytes } from '../../keys/bytes.ts'

/** One instruction, with the keys that it names; undefined where they stand in a lookup table. */
export type SolanaInstruction = {
  readonly program: string
  readonly accounts: readonly (string | undefined)[]
  readonly data: Bytes
}

/** What the other instructions of a transaction say about its accounts: their programs enforce it. */
export type Around = {
  /** The account whose signature is asked for. */
  readonly own: string
  /** Token accounts, by whose they become here. */
  readonly owners: ReadonlyMap<string, string>
  /** Token accounts, by their mint. */
  readonly mints: ReadonlyMap<string, string>
  readonly decimals: ReadonlyMap<string, number>
}

/** What an instruction does; undefined where it is not understood to its last byte. */
export type ReadInstruction = (
  instruction: SolanaInstruction,
  around: Around,
) => readonly SolanaAction[] | undefined

/** An address for people; what stands in a lookup table has none here. */
export const HIDDEN = '?'

/** Reads what a program is told, in its order; RangeError where it ends too early. */
export function createDataReader(data: Bytes) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  let at = 0
  const step = (size: number) => {
    at += size
    return at - size
  }
  return {
    u8: () => view.getUint8(step(1)),
    u32: () => view.getUint32(step(4), true),
    u64: () => view.getBigUint64(step(8), true),
    key(): string {
      if (at + 32 > data.length) throw new RangeError('A key has 32 bytes.')
      return toBase58(data.slice(step(32), at))
    },
    /** A key that may be none, behind a byte that says so; some libraries write zeros in its place. */
    optionalKey(): string | null {
      const hasKey = view.getUint8(step(1))
      if (hasKey > 1) throw new RangeError('No option')
      const key = hasKey === 1 || at < data.length ? this.key() : null
      return hasKey === 1 ? key : null
    },
    /** Text of the system program: its length first, of which 32 bytes are the most. */
    seed(): void {
      const length = view.getBigUint64(step(8), true)
      if (length > 32n || at + Number(length) > data.length) throw new RangeError('No seed')
      step(Number(length))
    },
    isOver: () => at === data.length,
  }
}
