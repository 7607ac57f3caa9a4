import type { Hex } from 'viem'

/** The facts of an unfilled deposit that decide its refund. Times are in seconds since 1970. */
export type Owed = {
  /** Base units of the input token. */
  readonly inputAmount: bigint
  readonly fillDeadline: number
}

/** What a pool paid to one address in one token; one payment may stand for several deposits. */
export type Payment = { readonly hash: Hex; readonly amount: bigint; readonly time: number }

/**
 * The payment that covers `own`, which is one of `owed`. Both lists are of one depositor and token and
 * in the order of the chain. Each payment pays what had expired by then: all of it, or one deposit to
 * the unit, or the oldest ones as far as it reaches.
 */
export function paymentFor<payment extends Payment>(
  own: Owed,
  owed: readonly Owed[],
  payments: readonly payment[],
): payment | undefined {
  let open = [...owed].sort((a, b) => a.fillDeadline - b.fillDeadline)
  for (const payment of payments) {
    const due = open.filter(({ fillDeadline }) => fillDeadline < payment.time)
    const paid = coveredBy(payment.amount, due)
    if (paid.includes(own)) return payment
    open = open.filter((one) => !paid.includes(one))
  }
  return undefined
}

function coveredBy(amount: bigint, due: readonly Owed[]): readonly Owed[] {
  let left = amount
  const end = due.findIndex(({ inputAmount }) => {
    left -= inputAmount
    return left < 0n
  })
  if (end === -1) return due
  const exact = due.find(({ inputAmount }) => inputAmount === amount)
  return exact === undefined ? due.slice(0, end) : [exact]
}
