import { toWireError, type CaipChainId } from '#protocol'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { parseAmount } from '#bridges/across/util/parseAmount.ts'
import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import { unitsFor } from '#kernel/prices/fiatValue.ts'
import type { QueryAnswer } from '#ui/components/viewModels.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'
import type { OwnTransaction } from '#transactions/record.ts'
import { isPending } from '#transactions/slice.ts'
import { fiatOf } from '#ui/form/feeViewModel.ts'
import { formatUnits } from '#ui/form/formatUnits.ts'
import { shorten } from '#ui/i18n/format.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import type { RecipientNoteKind } from '#ui/recipient/RecipientNote.tsx'
import type { CheckedSend, SendRecipient } from '../../model/check.ts'
import type { TransferCost } from '../../model/fee.ts'
import type { planSend } from '../../model/plan.ts'
import type { SendForm, SendProfile } from '../../model/slice.ts'
import { toSendProblem } from './sendProblem.ts'
import { sentAmount, toCostViewModel, toTokenViewModel, totalOf } from './amountViewModels.ts'
import type { SendProps } from './types.ts'

/** What is known when the view is drawn. */
export type SendFormFacts = {
  readonly form: SendForm
  /** The connected account's address. */
  readonly from: string | undefined
  readonly caipChainId: CaipChainId
  readonly networks: NetworksSlice
  /** Whether the widget knows how to send on that network. */
  readonly isSupported: boolean
  readonly online: boolean
  /** The host of the site. */
  readonly site: string
  /** What was sent from here. */
  readonly own: readonly OwnTransaction[]
  readonly holdings: QueryAnswer<readonly Holding[]>
  readonly token: Holding | undefined
  readonly native: Holding | undefined
  readonly fee: QueryAnswer<TransferCost>
  /** The most that can be sent. */
  readonly max: bigint | undefined
  readonly checked: CheckedSend
  readonly who: {
    readonly recipient: SendRecipient
    readonly address: string | undefined
    readonly name: string | undefined
    readonly profile: SendProfile | undefined
    readonly takesNames: boolean
    readonly isOfNetwork: boolean
    readonly isContract: boolean
    readonly code: QueryAnswer<unknown>
  }
  /** Something was sent there before. */
  readonly isRemembered: boolean
  readonly locale: string
  readonly and: Messages['send']['and']
}

/** What the person can do here. */
export type SendActions = {
  readonly connect: () => void
  /** Absent where there is nothing to choose. */
  readonly pickNetwork: (() => void) | undefined
  readonly pickToken: () => void
  readonly setAmount: (text: string) => void
  readonly setDollars: (text: string, token: Holding) => void
  readonly enterIn: (unit: 'dollars' | 'token', token: Holding) => void
  readonly setMax: (max: bigint, token: Holding) => void
  readonly setRecipient: (text: string) => void
  readonly retry: (failed: readonly ('holdings' | 'fee' | 'code')[]) => void
  readonly review: (chosen: Parameters<typeof planSend>[1]) => void
  readonly see: (transactionId: string) => void
}

/** The Send view: what is sent, to whom, what it costs, and what its one button says. */
export function toSendViewModel(facts: SendFormFacts, actions: SendActions): SendProps {
  const { form, token, who, caipChainId, networks, locale } = facts
  return {
    ...amountOf(facts, actions),
    token: token && toTokenViewModel(token, networks),
    onPick: actions.pickToken,
    to: {
      value: form.recipient,
      onChange: actions.setRecipient,
      takesNames: who.takesNames,
      address: who.address,
      profile: who.profile,
      checking: who.recipient.status === 'checking',
      notes: notesOf(facts),
      setBy: form.recipientSource === 'page' && form.recipient !== '' ? facts.site : undefined,
    },
    network: findNetwork(networks, caipChainId)?.name ?? caipChainId,
    cost: costOf(facts),
    pending: pendingOf(facts.own, actions, locale),
    state: stateOf(facts, actions),
  }
}

type AmountProps = Pick<SendProps, 'amount' | 'onAmount' | 'unit' | 'balance' | 'onMax' | 'fiat'>

function amountOf(facts: SendFormFacts, actions: SendActions): AmountProps {
  const { form, token, max, holdings, locale } = facts
  if (token === undefined) return { amount: form.amount, onAmount: actions.setAmount }
  const isPriced = unitsFor('1', token) !== undefined
  const dollars = isPriced ? form.dollars : undefined
  const isDollars = dollars !== undefined
  const typed = parseAmount(form.amount, token.decimals)
  return {
    amount: dollars ?? form.amount,
    onAmount: isDollars ? (text) => actions.setDollars(text, token) : actions.setAmount,
    unit: isPriced
      ? { isDollars, onToggle: () => actions.enterIn(isDollars ? 'token' : 'dollars', token) }
      : undefined,
    balance:
      holdings.data === undefined
        ? undefined
        : formatUnits(token.amount, token.decimals, { locale }),
    onMax: max === undefined ? undefined : () => actions.setMax(max, token),
    fiat: typed.status === 'ok' ? otherUnitOf(token, typed.amount) : undefined,
  }

  /** In the unit that it is not entered in. */
  function otherUnitOf(of: Holding, amount: bigint): string | undefined {
    if (isDollars) return `${toDecimal(amount, of.decimals)} ${of.symbol}`
    return fiatOf({ ...of, amount }, locale)
  }
}

function notesOf({ who, isRemembered }: SendFormFacts): readonly RecipientNoteKind[] {
  if (who.address === undefined || who.recipient.status !== 'found') return []
  return [
    ...(who.isOfNetwork ? [] : ['otherNetwork' as const]),
    ...(who.isContract ? ['contract' as const] : []),
    ...(isRemembered ? [] : ['firstTime' as const]),
  ]
}

function pendingOf(
  own: readonly OwnTransaction[],
  actions: SendActions,
  locale: string,
): SendProps['pending'] {
  const pending = own.find((one) => one.purpose.type === 'send' && isPending(one))
  if (pending?.purpose.type !== 'send') return undefined
  return {
    amount: sentAmount(pending.purpose.token, locale),
    onSee: () => actions.see(pending.id),
  }
}

function costOf(facts: SendFormFacts): SendProps['cost'] {
  const { token, native, fee, checked, networks, caipChainId, locale, and } = facts
  const network = findNetwork(networks, caipChainId)
  if (token === undefined || network === undefined) return undefined
  const currency = { ...network.nativeCurrency, price: native?.price }
  if (fee.data === undefined) return fee.error === null ? {} : undefined
  const amount = 'amount' in checked ? checked.amount : undefined
  const isNative = token.address === undefined
  return {
    ...toCostViewModel(fee.data, { token, amount: amount ?? 0n, currency, locale }),
    total:
      amount === undefined || checked.status === 'problem'
        ? undefined
        : totalOf(
            { ...token, amount, isNative },
            { ...currency, amount: fee.data.fee + fee.data.setUp },
            { locale, and },
          ),
  }
}

function stateOf(facts: SendFormFacts, actions: SendActions): SendProps['state'] {
  const { form, holdings, token, from, checked, who, networks, caipChainId, locale } = facts
  if (!facts.online) return { status: 'offline' }
  if (from === undefined) return { status: 'disconnected', onConnect: actions.connect }
  const network = findNetwork(networks, caipChainId)
  if (network === undefined || !facts.isSupported) {
    return { status: 'unsupported', onNetworks: actions.pickNetwork }
  }
  const failed = failuresOf(facts)
  const [first] = failed
  if (first !== undefined) {
    return {
      status: 'error',
      error: toWireError(first.error),
      onRetry: () => actions.retry(failed.map(({ name }) => name)),
    }
  }
  if (holdings.data === undefined && token === undefined) return { status: 'loading' }
  if (checked.status === 'checking') return { status: 'checking' }
  if (checked.status === 'problem') {
    return {
      status: 'problem',
      problem: toSendProblem(checked.problem, { token, network, locale }),
    }
  }
  const { amount, to } = checked
  const { isContract, name: toName, profile: toProfile } = who
  return {
    status: 'ready',
    amount: `${form.amount} ${token?.symbol ?? ''}`,
    to: toName ?? shorten(to),
    onReview: () => actions.review({ token, amount, from, to, toName, toProfile, isContract }),
  }
}

/** The questions without an answer that failed. */
function failuresOf({ holdings, fee, who }: SendFormFacts) {
  const asked = [
    { name: 'holdings', ...answerOf(holdings) },
    { name: 'fee', ...answerOf(fee) },
    { name: 'code', ...answerOf(who.code) },
  ] as const
  return asked.filter(({ error, isKnown }) => error !== null && !isKnown)
}

function answerOf({ data, error }: QueryAnswer<unknown>) {
  return { error, isKnown: data !== undefined }
}
