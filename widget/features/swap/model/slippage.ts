import { SPOT_MIN_UNITS, SPOT_SHARE, WHOLE_BPS } from './limits.ts'

/** The least that is accepted: never more than the quote allows, so it is cut. */
export function minimumOf(quoted: bigint, slippageBps: number): bigint {
  return (quoted * BigInt(WHOLE_BPS - slippageBps)) / BigInt(WHOLE_BPS)
}

/** A part of the amount, small enough to leave the price where it is; undefined where it says nothing. */
export function spotAmount(amount: bigint): bigint | undefined {
  const part = amount / SPOT_SHARE
  return part < SPOT_MIN_UNITS ? undefined : part
}

/**
 * The tolerance with which a fresh quote still ends at the least that was agreed, and never a greater
 * one than was chosen; undefined where the price is below that already.
 */
export function slippageFor(fresh: bigint, minimum: bigint, chosenBps: number): number | undefined {
  if (fresh < minimum || fresh === 0n) return undefined
  const left = Number(((fresh - minimum) * BigInt(WHOLE_BPS)) / fresh)
  return Math.min(left, chosenBps)
}

/** A tolerance in whole percents: the next that is as wide, and the next that is as narrow. */
export function percentsOf(bps: number): { readonly atLeast: number; readonly atMost: number } {
  return { atLeast: Math.max(1, Math.ceil(bps / 100)), atMost: Math.floor(bps / 100) }
}

type Trade = { readonly amount: bigint; readonly output: bigint }

/**
 * What the size of a trade costs, in hundredths of a percent, rounded up: how much worse its price is
 * than that of a small part. Fees are in both and cancel out.
 */
export function priceImpactBps(whole: Trade, part: Trade): number | undefined {
  if (part.output < SPOT_MIN_UNITS || part.amount === 0n || whole.amount === 0n) return undefined
  const receivedBps =
    (whole.output * part.amount * BigInt(WHOLE_BPS)) / (whole.amount * part.output)
  const lost = BigInt(WHOLE_BPS) - receivedBps
  return lost > 0n ? Number(lost) : 0
}

/** A tolerance as typed, in percent with at most two decimals; undefined when it is none. */
export function parseSlippage(text: string, maxBps: number): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{0,3})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? []
  const bps = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return bps >= 1 && bps <= maxBps ? bps : undefined
}
