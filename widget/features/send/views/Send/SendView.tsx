import { askToConnect } from '#wallet/connections/askToConnect.ts'
import { toWireError } from '#protocol'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { parseAmount } from '#bridges/across/util/parseAmount.ts'
import type { Core } from '#kernel/core.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { push } from '#kernel/router/router.ts'
import type { SendProblem } from '../../model/check.ts'
import {
  enterSendIn,
  reviewSend,
  setSendAmount,
  setSendDollars,
  setSendMax,
  setSendRecipient,
} from '../../model/form.ts'
import { planSend } from '../../model/plan.ts'
import { isRemembered } from '#transactions/recipients.ts'
import { unitsFor } from '#kernel/prices/fiatValue.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'
import { isPending } from '#transactions/slice.ts'
import type { TokenAmount } from '#transactions/record.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useOpenNetworks } from '#ui/app/useOpenNetworks.ts'
import { shorten } from '#ui/i18n/format.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { formatUnits } from '#ui/form/formatUnits.ts'
import { fiatOf } from '#ui/form/feeViewModel.ts'
import { toCostViewModel, toTokenViewModel, totalOf } from './sendViewModels.ts'
import { Send } from './Send.tsx'
import type { RecipientNoteKind } from '#ui/recipient/RecipientNote.tsx'
import type { SendProblemViewModel, SendProps } from './types.ts'
import { useRecipientWays } from '#shared/recipient/useRecipientWays.ts'
import { useSendForm } from './useSendForm.ts'

type Form = ReturnType<typeof useSendForm>

export default function SendView() {
  const core = useCore()
  const onNetworks = useOpenNetworks()
  const locale = useLocale()
  const messages = useMessages()
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const site = useWidgetState(({ config }) => new URL(config.origin).host)
  const own = useWidgetState(({ transactions }) => transactions.own)
  const data = useSendForm()
  const { form, token, who, max } = data
  const network = findNetwork(networks, data.caipChainId)
  const pending = own.find((one) => one.purpose.type === 'send' && isPending(one))
  const typed = token && parseAmount(form.amount, token.decimals)
  const isPriced = token !== undefined && unitsFor('1', token) !== undefined
  const isDollars = isPriced && form.dollars !== undefined
  const ways = useRecipientWays(data.caipChainId, {
    own: data.from,
    onChange: (text) => setSendRecipient(core, text),
  })

  return (
    <Send
      token={token && toTokenViewModel(token, networks)}
      amount={isDollars ? (form.dollars ?? '') : form.amount}
      onAmount={(text) =>
        isDollars ? setSendDollars(core, text, token) : setSendAmount(core, text)
      }
      unit={
        token === undefined || !isPriced
          ? undefined
          : {
              isDollars,
              onToggle: () => enterSendIn(core, isDollars ? 'token' : 'dollars', token),
            }
      }
      balance={
        token === undefined || data.holdings.data === undefined
          ? undefined
          : formatUnits(token.amount, token.decimals, { locale })
      }
      onMax={
        token === undefined || max === undefined ? undefined : () => setSendMax(core, max, token)
      }
      fiat={
        token === undefined || typed?.status !== 'ok' ? undefined : fiatValueOf(token, typed.amount)
      }
      onPick={() => push(core, { name: 'SendToken' })}
      to={{
        value: form.recipient,
        onChange: (text) => setSendRecipient(core, text),
        takesNames: who.takesNames,
        address: who.address,
        profile: who.profile,
        ...ways,
        checking: who.recipient.status === 'checking',
        notes: notesOf(core, data),
        setBy: form.recipientSource === 'page' && form.recipient !== '' ? site : undefined,
      }}
      network={network?.name ?? data.caipChainId}
      cost={costOf(data, network, { locale, and: messages.send.and })}
      pending={
        pending?.purpose.type === 'send'
          ? {
              amount: sentAmount(pending.purpose.token, locale),
              onSee: () => push(core, { name: 'SendProgress', transactionId: pending.id }),
            }
          : undefined
      }
      state={stateOf({ core, data, network, online, locale, messages, onNetworks })}
    />
  )

  /** In the unit that it is not entered in. */
  function fiatValueOf(of: Holding, amount: bigint): string | undefined {
    if (isDollars) return `${toDecimal(amount, of.decimals)} ${of.symbol}`
    return fiatOf({ ...of, amount }, locale)
  }
}

/** An amount that was confirmed, with its symbol. */
export function sentAmount({ amount, decimals, symbol }: TokenAmount, locale: string): string {
  return formatUnits(BigInt(amount), decimals, { locale, symbol }).value
}

function notesOf(core: Core, { who }: Form): readonly RecipientNoteKind[] {
  if (who.address === undefined || who.recipient.status !== 'found') return []
  return [
    ...(who.isOfNetwork ? [] : ['otherNetwork' as const]),
    ...(who.isContract ? ['contract' as const] : []),
    ...(isRemembered(core, who.address) ? [] : ['firstTime' as const]),
  ]
}

function costOf(
  { token, native, fee, checked }: Form,
  network: Network | undefined,
  words: { locale: string; and: Messages['send']['and'] },
): SendProps['cost'] {
  if (token === undefined || network === undefined) return undefined
  const currency = { ...network.nativeCurrency, price: native?.price }
  if (fee.data === undefined) {
    return fee.error === null ? {} : undefined
  }
  const amount = 'amount' in checked ? checked.amount : undefined
  const isNative = token.address === undefined
  return {
    ...toCostViewModel(fee.data, { token, amount: amount ?? 0n, currency, locale: words.locale }),
    total:
      amount === undefined || checked.status === 'problem'
        ? undefined
        : totalOf(
            { ...token, amount, isNative },
            { ...currency, amount: fee.data.fee + fee.data.setUp },
            words,
          ),
  }
}

function stateOf(options: {
  core: Core
  data: Form
  network: Network | undefined
  online: boolean
  locale: string
  messages: Messages
  onNetworks: (() => void) | undefined
}): SendProps['state'] {
  const { core, data, network, online, locale, onNetworks } = options
  const { holdings, fee, token, from, checked, who } = data
  if (!online) return { status: 'offline' }
  if (from === undefined) {
    return { status: 'disconnected', onConnect: () => askToConnect(core) }
  }
  if (network === undefined || core.adapters[network.namespace]?.transfers === undefined) {
    return { status: 'unsupported', onNetworks }
  }
  const failed = [holdings, fee, who.code].filter(
    ({ error, data: known }) => error !== null && known === undefined,
  )
  const [first] = failed
  if (first !== undefined) {
    return {
      status: 'error',
      error: toWireError(first.error),
      onRetry: () => {
        for (const one of failed) one.refetch().catch(reportError)
      },
    }
  }
  if (holdings.data === undefined && token === undefined) return { status: 'loading' }
  if (checked.status === 'checking') return { status: 'checking' }
  if (checked.status === 'problem') {
    return {
      status: 'problem',
      problem: toProblemViewModel(checked.problem, data, network, locale),
    }
  }
  const { amount, to } = checked
  const { isContract, name: toName, profile: toProfile } = who
  return {
    status: 'ready',
    amount: `${data.form.amount} ${token?.symbol ?? ''}`,
    to: toName ?? shorten(to),
    onReview: () =>
      reviewSend(core, planSend(core, { token, amount, from, to, toName, toProfile, isContract })),
  }
}

function toProblemViewModel(
  problem: SendProblem,
  { token }: Form,
  network: Network,
  locale: string,
): SendProblemViewModel {
  const symbol = token?.symbol ?? ''
  const missing = (amount: bigint) =>
    formatUnits(amount, token?.decimals ?? 0, { locale, symbol, round: 'up' }).value
  const ofNative = (amount: bigint) =>
    formatUnits(amount, network.nativeCurrency.decimals, {
      locale,
      symbol: network.nativeCurrency.symbol,
      round: 'up',
    }).value
  switch (problem.kind) {
    case 'notEnough':
      return {
        kind: problem.kind,
        symbol,
        missing: problem.missing === 0n ? undefined : missing(problem.missing),
      }
    case 'notEnoughWithFee':
      return { kind: problem.kind, symbol, missing: missing(problem.missing) }
    case 'noFee':
      return { kind: 'noFee', symbol: network.nativeCurrency.symbol, network: network.name }
    case 'leavesTooLittle':
      return { kind: problem.kind, reserve: ofNative(problem.reserve) }
    case 'tooLittleToOpen':
      return { kind: problem.kind, minimum: ofNative(problem.minimum) }
    case 'frozen':
    case 'recipientFrozen':
    case 'notTransferable':
    case 'unknownRules':
      return { kind: problem.kind, symbol }
    default:
      // The kinds with more to say are above.
      return problem
  }
}
