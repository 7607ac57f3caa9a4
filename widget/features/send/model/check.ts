import { parseAmount } from '#bridges/across/util/parseAmount.ts'
import type { TransferProblem } from '#namespaces/transfers.ts'
import type { RecipientProblem } from '#wallet/recipients/recipient.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'

/** Who receives, as far as it is known. */
export type SendRecipient =
  | { readonly status: 'empty' | 'checking' | 'nobody' | 'lookupFailed' | 'you' }
  | { readonly status: 'invalid'; readonly problem: RecipientProblem }
  | { readonly status: 'found'; readonly address: string }

export type SendFacts = {
  /** With how much there is of it; undefined while none is chosen. */
  readonly token: Holding | undefined
  /** False while it is not known yet how much there is. */
  readonly isBalanceKnown: boolean
  readonly amount: string
  /** Wei; undefined while it is not known. */
  readonly native: bigint | undefined
  /** What is paid beside the amount, in the native currency; undefined while it is not known. */
  readonly fee: bigint | undefined
  /** Of the native currency, what has to stay. @default 0n */
  readonly reserve?: bigint | undefined
  /** What the chain has against it. */
  readonly against?: TransferProblem | undefined
  readonly recipient: SendRecipient
}

/** Why it cannot go on: the first of them is what the button says. */
export type SendProblem =
  | { readonly kind: 'noToken' | 'noAmount' | 'notANumber' | 'noRecipient' }
  /** The network's own currency, which pays for it. */
  | { readonly kind: 'noFee' }
  | { readonly kind: 'tooManyDecimals'; readonly decimals: number }
  /** How much of it is missing, in base units; with the fee where the token pays it. */
  | { readonly kind: 'notEnough'; readonly missing: bigint }
  | { readonly kind: 'notEnoughWithFee'; readonly missing: bigint }
  /** So little would stay that the network would take it. */
  | { readonly kind: 'leavesTooLittle'; readonly reserve: bigint }
  | TransferProblem
  | { readonly kind: 'you' | 'nobody' | 'lookupFailed' }
  | { readonly kind: 'badRecipient'; readonly problem: RecipientProblem }

export type CheckedSend =
  | { readonly status: 'ok'; readonly amount: bigint; readonly to: string }
  /** Something is on its way that has to be known first. */
  | { readonly status: 'checking'; readonly amount: bigint }
  | { readonly status: 'problem'; readonly problem: SendProblem; readonly amount?: bigint }

/** Reads the form: what would be sent, or the first thing that is in the way (S5.04). */
export function checkSend(facts: SendFacts): CheckedSend {
  const { token } = facts
  if (token === undefined) return problem({ kind: 'noToken' })
  const parsed = parseAmount(facts.amount, token.decimals)
  if (parsed.status === 'problem') {
    if (parsed.problem === 'tooManyDecimals') {
      return problem({ kind: 'tooManyDecimals', decimals: token.decimals })
    }
    // More than any token has.
    if (parsed.problem === 'tooLarge') return problem({ kind: 'notEnough', missing: 0n })
    const isEmpty = parsed.problem === 'empty' || parsed.problem === 'zero'
    return problem({ kind: isEmpty ? 'noAmount' : 'notANumber' })
  }
  const { amount } = parsed
  const found = moneyProblem(amount, token, facts) ?? recipientProblem(facts.recipient)
  if (found !== undefined) return { ...problem(found), amount }
  if (facts.against !== undefined) return { ...problem(facts.against), amount }
  const isKnown = facts.isBalanceKnown && facts.native !== undefined && facts.fee !== undefined
  if (facts.recipient.status !== 'found' || !isKnown) return { status: 'checking', amount }
  return { status: 'ok', amount, to: facts.recipient.address }
}

/** The most that can be sent: of the native currency, what the network leaves. */
export function maxOf(
  token: Holding,
  costs: { fee: bigint | undefined; margin: bigint; reserve?: bigint | undefined },
): bigint | undefined {
  const { fee, margin, reserve = 0n } = costs
  if (token.address !== undefined) return token.amount === 0n ? undefined : token.amount
  if (fee === undefined || token.amount <= fee * margin + reserve) return undefined
  return token.amount - fee * margin - reserve
}

function moneyProblem(
  amount: bigint,
  token: Holding,
  { isBalanceKnown, native, fee, reserve = 0n }: SendFacts,
): SendProblem | undefined {
  if (!isBalanceKnown) return undefined
  if (amount > token.amount) return { kind: 'notEnough', missing: amount - token.amount }
  if (native === undefined || fee === undefined) return undefined
  if (token.address !== undefined) return native < fee + reserve ? { kind: 'noFee' } : undefined
  const needed = amount + fee
  if (native < needed) return { kind: 'notEnoughWithFee', missing: needed - native }
  const stays = native - needed
  return stays > 0n && stays < reserve ? { kind: 'leavesTooLittle', reserve } : undefined
}

function recipientProblem(recipient: SendRecipient): SendProblem | undefined {
  switch (recipient.status) {
    case 'empty':
      return { kind: 'noRecipient' }
    case 'invalid':
      return { kind: 'badRecipient', problem: recipient.problem }
    case 'you':
    case 'nobody':
    case 'lookupFailed':
      return { kind: recipient.status }
    default:
      return undefined
  }
}

function problem(value: SendProblem): Extract<CheckedSend, { status: 'problem' }> {
  return { status: 'problem', problem: value }
}
