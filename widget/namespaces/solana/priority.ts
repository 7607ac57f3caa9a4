export const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
/** Lamports to be taken up sooner: in busy times wallets add more than was estimated, but no fortune. */
export const MOST_PRIORITY = 50_000_000n

const SET_UNITS = 2
const SET_PRICE = 3
/** What a transaction may use that sets no limit. */
const MOST_UNITS = 1_400_000n
/** The price of a unit is given in millionths of a lamport. */
const MICRO = 1_000_000n

/** What instructions of the compute budget would have paid, in lamports, at most. */
export function priorityOf(instructions: readonly { program: string; data: Uint8Array }[]): bigint {
  let [units, price] = [MOST_UNITS, 0n]
  for (const { program, data } of instructions) {
    if (program !== COMPUTE_BUDGET) continue
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    if (data[0] === SET_UNITS && data.length === 5) units = BigInt(view.getUint32(1, true))
    if (data[0] === SET_PRICE && data.length === 9) price = view.getBigUint64(1, true)
  }
  return (units * price + MICRO - 1n) / MICRO
}
