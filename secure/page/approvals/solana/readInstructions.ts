import type { SolanaAction } from '../approval.ts'
import {
  type Around,
  createDataReader,
  type ReadInstruction,
  type SolanaInstruction,
} from './instruction.ts'
import {
  COMPUTE_BUDGET,
  MEMO,
  OLD_MEMO,
  SYSTEM,
  TOKEN,
  TOKEN_2022,
  TOKEN_ACCOUNTS,
} from './programs.ts'
import { readBudget } from './readBudget.ts'
import { readSystem } from './readSystem.ts'
import { isOpening, readToken, readTokenAccount } from './readToken.ts'

/** What the instructions of a transaction do, and what cannot be told of them here. */
export type ReadTransaction = {
  readonly actions: readonly SolanaAction[]
  /** Programs of instructions that are not understood. */
  readonly unknown: readonly string[]
  /** Whether an instruction that is understood names accounts which stand in a lookup table. */
  readonly hasHidden: boolean
  /** Whether it uses a durable nonce, and so stays valid until that nonce is used. */
  readonly isLasting: boolean
}

/** AdvanceNonceAccount of the system program. */
const ADVANCE_NONCE = 4
const quiet: ReadInstruction = () => []
const readers: Readonly<Record<string, ReadInstruction>> = {
  [SYSTEM]: readSystem,
  [TOKEN]: readToken,
  [TOKEN_2022]: readToken,
  [TOKEN_ACCOUNTS]: readTokenAccount,
  [COMPUTE_BUDGET]: (instruction) => (readBudget(instruction) === undefined ? undefined : []),
  [MEMO]: quiet,
  [OLD_MEMO]: quiet,
}

/** @param known Mints of token accounts, where the network told them. */
export function readInstructions(
  all: readonly SolanaInstruction[],
  own: string,
  known: ReadonlyMap<string, string> = new Map(),
): ReadTransaction {
  // Only earlier instructions count: an account may change its owner on the way.
  const read = all.map((one, at) => ({
    one,
    actions: readOne(one, lookAround(all.slice(0, at + 1), own, known)),
  }))
  return {
    actions: read.flatMap(({ actions }) => actions ?? []),
    unknown: [
      ...new Set(read.flatMap(({ one, actions }) => (actions === undefined ? [one.program] : []))),
    ],
    hasHidden: read.some(
      ({ one, actions }) => actions !== undefined && one.accounts.includes(undefined),
    ),
    isLasting: isLasting(all[0]),
  }
}

/** Decided as the network does: by the first instruction, whatever follows its number. */
function isLasting(first: SolanaInstruction | undefined): boolean {
  if (first?.program !== SYSTEM) return false
  return orUndefined(() => createDataReader(first.data).u32()) === ADVANCE_NONCE
}

function readOne(one: SolanaInstruction, around: Around): readonly SolanaAction[] | undefined {
  const read = Object.hasOwn(readers, one.program) ? readers[one.program] : undefined
  return orUndefined(() => read?.(one, around))
}

/** Data that ends too early is not understood. */
function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function lookAround(
  all: readonly SolanaInstruction[],
  own: string,
  known: ReadonlyMap<string, string>,
): Around {
  const owners = new Map<string, string>()
  const mints = new Map(known)
  const decimals = new Map<string, number>()
  for (const { program, accounts, data } of all) {
    const set = (map: Map<string, string>, key: number, value: string | undefined) => {
      const account = accounts[key]
      if (account !== undefined && value !== undefined) map.set(account, value)
    }
    if (program === TOKEN_ACCOUNTS && isOpening({ program, accounts, data })) {
      set(owners, 1, accounts[2])
      set(mints, 1, accounts[3])
    }
    if (program !== TOKEN && program !== TOKEN_2022) continue
    const tag = data[0]
    const [account] = accounts
    // Handed over, or closed.
    if ((tag === 6 || tag === 9) && account !== undefined) owners.delete(account)
    const owner = tag === 1 ? accounts[2] : orUndefined(() => ownerIn(data))
    if (tag === 1 || tag === 16 || tag === 18) set(owners, 0, owner)
    if (tag === 1 || tag === 16 || tag === 18) set(mints, 0, accounts[1])
    const isFee = tag === 26 && data[1] === 1 && data.length === 19
    const isPlain = (tag === 12 || tag === 13 || tag === 15) && data.length === 10
    if (!isPlain && !isFee) continue
    set(mints, 0, accounts[1])
    if (tag === 12 || isFee) set(mints, 2, accounts[1])
    const mint = accounts[1]
    const count = data[isFee ? 10 : 9]
    if (mint !== undefined && count !== undefined) decimals.set(mint, count)
  }
  return { own, owners, mints, decimals }
}

function ownerIn(data: SolanaInstruction['data']): string {
  const read = createDataReader(data)
  read.u8()
  return read.key()
}
