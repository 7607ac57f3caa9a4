import { createDataReader, type SolanaInstruction } from './instruction.ts'
import { COMPUTE_BUDGET } from './programs.ts'

const LAMPORTS_PER_SIGNATURE = 5_000n
const USUAL_UNITS = 200_000n
/** Of an instruction of the compute budget itself. */
const OWN_UNITS = 3_000n
const MOST_UNITS = 1_400_000n
const MICRO = 1_000_000n

type Budget = { limit?: bigint; price?: bigint }

/** One instruction of the compute budget; undefined where it is none. */
export function readBudget({ data }: SolanaInstruction): Budget | undefined {
  const read = createDataReader(data)
  const tag = read.u8()
  const budget: Budget = {}
  if (tag === 2) budget.limit = BigInt(read.u32())
  else if (tag === 3) budget.price = read.u64()
  else if (tag === 1 || tag === 4) read.u32()
  else return undefined
  return read.isOver() ? budget : undefined
}

/** The most that the network takes: for each signature, and what is offered for being quick. */
export function feeOf(instructions: readonly SolanaInstruction[], signatures: number): bigint {
  const budgets = instructions.filter(({ program }) => program === COMPUTE_BUDGET)
  const others = BigInt(instructions.length - budgets.length)
  const usual = USUAL_UNITS * others + OWN_UNITS * BigInt(budgets.length)
  const budget: Budget = Object.assign({}, ...budgets.map(safeBudget))
  const { limit = usual, price = 0n } = budget
  const units = limit > MOST_UNITS ? MOST_UNITS : limit
  return BigInt(signatures) * LAMPORTS_PER_SIGNATURE + (price * units + MICRO - 1n) / MICRO
}

function safeBudget(instruction: SolanaInstruction): Budget {
  try {
    return readBudget(instruction) ?? {}
  } catch (error) {
    if (error instanceof RangeError) return {}
    throw error
  }
}
