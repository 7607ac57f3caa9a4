import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { amountLeft } from '#transactions/transfers/payout.ts'
import { currentOutput } from '../../model/speedUp.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'
import type { SpeedUpProgress } from '../../model/slice.ts'
import type { Proof } from '#ui/components/identity/ExplorerLink.tsx'
import { formatAmount, shorten } from '#ui/i18n/format.ts'
import type { SpeedUpShown } from './types.ts'

export type SpeedUpFacts = {
  readonly live: SpeedUpProgress | undefined
  /** What relayers would pay out now; undefined while it is not known or not asked. */
  readonly wanted: bigint | undefined
  readonly depositor: string | undefined
  readonly onSpeedUp: (outputAmount: bigint) => void
}

/** What the view says about taking less, if there is anything to say. */
export function speedUpState(
  { transfer, outputDecimals }: TransferRecord,
  { live, wanted, depositor, onSpeedUp }: SpeedUpFacts,
  context: { locale: string; proofOf: (hash: string | undefined) => Proof | undefined },
): SpeedUpShown | undefined {
  const amount = (value: bigint) => {
    const text = formatAmount(toDecimal(value, outputDecimals), {
      locale: context.locale,
      decimals: 6,
    })
    return `${text} ${transfer.route.outputTokenSymbol}`
  }
  /** What the recipient has of an output. */
  const left = (output: bigint) => amount(amountLeft(transfer, output))
  if (live !== undefined && live.status !== 'failed') return { status: live.status }
  const { speedUp, owner } = transfer
  const current = currentOutput(transfer)
  if (wanted !== undefined && wanted < current && wanted > 0n) {
    if (depositor?.toLowerCase() !== owner.toLowerCase()) {
      return { status: 'otherAccount', owner: shorten(owner) }
    }
    return {
      status: 'offer',
      now: left(current),
      receive: left(wanted),
      more: amount(current - wanted),
      again: speedUp !== undefined && speedUp.hash === undefined,
      error: live?.error,
      onSpeedUp: () => onSpeedUp(wanted),
    }
  }
  if (speedUp === undefined) return undefined
  const receive = left(BigInt(speedUp.outputAmount))
  if (speedUp.hash === undefined) return { status: 'unsure', receive }
  return { status: 'sent', receive, proof: context.proofOf(speedUp.hash) }
}
