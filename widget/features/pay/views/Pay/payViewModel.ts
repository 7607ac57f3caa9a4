import type { NetworksSlice } from '#kernel/networks/slice.ts'
import type { PaymentRequest } from '../../model/paymentRequest.ts'
import type { PayStep } from '../../model/steps.ts'
import type { PayWay } from '../../model/way.ts'
import type { TokenAmount } from '#transactions/record.ts'
import type { FindIcon } from '#ui/app/useTokenIcons.ts'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import type { FormattedAmount } from '#ui/components/viewModels.ts'
import { formatAmount } from '#ui/i18n/format.ts'
import { formatUnits } from '#ui/form/formatUnits.ts'
import { toTokenViewModel } from '#ui/marks/tokenViewModel.ts'
import type { RequestViewModel, StepViewModel, WayViewModel } from './types.ts'

/** What a person signs for is shown with more digits than what they hold. */
const PAY_DIGITS = 6

type Drawn = {
  readonly locale: string
  readonly networks: NetworksSlice
  readonly iconOf: FindIcon
}

/** What is asked for, as it is drawn. */
export function toRequestViewModel(
  asked: PaymentRequest,
  origin: string,
  { locale, networks, iconOf }: Drawn,
): RequestViewModel {
  const { amount, decimals, symbol, recipient } = asked
  return {
    origin: new URL(origin).host,
    token: toTokenViewModel(asked, networks, iconOf),
    amount: priced(amount, decimals, { locale, symbol, digits: decimals }),
    recipient,
  }
}

/** One way to pay, as it is drawn: what it costs is rounded up. */
export function toWayViewModel(
  way: PayWay,
  selected: boolean,
  { locale, networks, iconOf }: Drawn,
): WayViewModel {
  const { key, decimals, symbol, balance, cost, problem, swap, by } = way
  const direct = swap === undefined ? 'direct' : 'swap'
  const bridged = swap === undefined ? 'bridge' : 'swapAndBridge'
  return {
    key,
    problem,
    selected,
    kind: by.kind === 'direct' ? direct : bridged,
    token: toTokenViewModel(way, networks, iconOf),
    balance: formatUnits(balance, decimals, { locale, symbol }),
    cost: cost === undefined ? undefined : priced(cost, decimals, { locale, symbol, round: 'up' }),
  }
}

/** The steps, up to the one that is now; none of them is begun without one. */
export function toStepViewModels(
  steps: readonly PayStep[],
  now: number | undefined,
  { amount, decimals, symbol }: PaymentRequest,
  locale: string,
): readonly StepViewModel[] {
  const { value: paid } = priced(amount, decimals, { locale, symbol, digits: decimals })
  return steps.map((step, at): StepViewModel => {
    const status = statusOf(at, now)
    switch (step.kind) {
      case 'swap':
        return {
          kind: 'swap',
          status,
          give: sumOf(step.from, locale),
          least: sumOf(step.to, locale, 'down'),
        }
      case 'send':
      case 'deposit':
        return { kind: step.kind, status, amount: paid }
      default:
        return { ...step, status }
    }
  })
}

function statusOf(at: number, now: number | undefined): StepViewModel['status'] {
  if (now === undefined || at > now) return 'next'
  return at === now ? 'now' : 'done'
}

/** An amount with its symbol; what is given is rounded up. */
export function sumOf(
  { amount, decimals, symbol }: TokenAmount,
  locale: string,
  round: 'up' | 'down' = 'up',
): string {
  return priced(BigInt(amount), decimals, { locale, symbol, round }).value
}

type Shown = {
  readonly locale: string
  readonly symbol: string
  /** Behind the point. @default PAY_DIGITS */
  readonly digits?: number | undefined
  /** @default 'down' */
  readonly round?: 'up' | 'down' | undefined
}

function priced(
  amount: bigint,
  decimals: number,
  { locale, symbol, digits = PAY_DIGITS, round = 'down' }: Shown,
): FormattedAmount {
  const cut = toDecimal(amount, decimals, { maxDecimals: digits, round })
  const value = formatAmount(cut, { locale, decimals: digits })
  return { value: `${value} ${symbol}`, exact: `${toDecimal(amount, decimals)} ${symbol}` }
}
