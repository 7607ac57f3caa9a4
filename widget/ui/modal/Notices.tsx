import { useEffect, useState } from 'react'
import { formatAmount as toDecimal } from '#bridge/formatAmount.ts'
import { hideAlert, hideToast } from '#core/notices/notices.ts'
import type {
  PurchaseNews,
  SendNews,
  SwapNews,
  Toast as ToastNotice,
  TransferNews,
} from '#core/notices/slice.ts'
import { evmChain } from '#protocol'
import { findNetwork } from '#core/networks/slice.ts'
import { push } from '#core/router/router.ts'
import type { View } from '#core/router/view.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { Alert } from '#ui/components/Alert.tsx'
import { Toast } from '#ui/components/Toast.tsx'
import { describeError } from '#ui/i18n/describeError.ts'
import { formatAmount } from '#ui/i18n/format.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'

/** Long enough to read it and to reach it. */
const TOAST_MS = 7_000
/** Between one that goes and the next, so that a change is seen (S9.07). */
const REOPEN_MS = 150

/**
 * Toast and alert above the view. A loading toast stays until another one takes its place; one
 * that is under the pointer or has focus waits.
 */
export function Notices() {
  const core = useCore()
  const messages = useMessages()
  const notices = useWidgetState((state) => state.notices)
  const toast = useReopened(notices.toast)
  const { alert } = notices
  const words = useNewsWords()
  const sendWords = useSendWords()
  const tradeWords = useTradeWords()
  const [heldId, setHeldId] = useState<number | undefined>(undefined)
  const held = toast !== undefined && toast.id === heldId
  useEffect(() => {
    if (toast === undefined || toast.kind === 'loading' || held) return
    const timer = setTimeout(() => hideToast(core, toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [core, toast, held])

  function see(transferId: string) {
    if (toast !== undefined) hideToast(core, toast.id)
    hideAlert(core)
    push(core, { name: 'TransferProgress', transferId })
  }

  const seeTransfer =
    ({ transferId }: TransferNews) =>
    () =>
      see(transferId)

  function messageOf({ news }: ToastNotice): string {
    if ('transactionId' in news) return sendWords(news)
    if ('swapId' in news || 'purchaseId' in news) return tradeWords(news)
    if (!('says' in news)) return words(news)
    const { failures } = messages
    if (news.says !== 'nameNotRegistered') return failures[news.says]
    return news.reason ?? failures.nameNotRegistered(news.name)
  }

  function actionOf({ id, news }: ToastNotice) {
    if ('transferId' in news) return { label: messages.news.see, onClick: seeTransfer(news) }
    const view = viewOf(news)
    if (view === undefined) return undefined
    return {
      label: messages.news.seeSent,
      onClick() {
        hideToast(core, id)
        push(core, view)
      },
    }
  }

  const shown = alert && describeError(messages, alert)
  const { transferId } = alert ?? {}
  return (
    <>
      <Toast
        toast={toast && { kind: toast.kind, message: messageOf(toast) }}
        action={toast && actionOf(toast)}
        onHold={(holds) => setHeldId(holds ? toast?.id : undefined)}
      />
      {shown && (
        <Alert
          title={shown.title}
          message={shown.body}
          action={
            transferId === undefined
              ? undefined
              : { label: messages.news.see, onClick: () => see(transferId) }
          }
          onDismiss={() => hideAlert(core)}
        />
      )}
    </>
  )
}

/** The toast to draw: none for a moment where one takes another's place. */
function useReopened(toast: ToastNotice | undefined): ToastNotice | undefined {
  const [drawn, setDrawn] = useState(toast)
  const replaced = toast !== undefined && drawn !== undefined && toast.id !== drawn.id
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(toast), replaced ? REOPEN_MS : 0)
    return () => clearTimeout(timer)
  }, [toast, replaced])
  return toast?.id === drawn?.id ? toast : undefined
}

/** Where it can be looked at. */
function viewOf(news: ToastNotice['news']): View | undefined {
  if ('transactionId' in news) {
    return { name: 'SendProgress', transactionId: news.transactionId }
  }
  if ('swapId' in news) return { name: 'SwapProgress', swapId: news.swapId }
  return 'purchaseId' in news ? { name: 'BuyProgress', purchaseId: news.purchaseId } : undefined
}

/** What became of a swap or a purchase, with its amount. */
function useTradeWords(): (news: SwapNews | PurchaseNews) => string {
  const locale = useLocale()
  const { news: words } = useMessages()
  const shown = ({ amount, decimals, symbol }: SwapNews['given']) =>
    `${formatAmount(toDecimal(BigInt(amount), decimals), { locale })} ${symbol}`
  return (news) => {
    if ('purchaseId' in news) {
      const amount = shown(news.token)
      return news.buying === 'arrived' ? words.bought(amount) : words.notBought(amount)
    }
    const given = shown(news.given)
    if (news.swapping === 'done') return words.swapped(given, news.wanted)
    return news.swapping === 'failed' ? words.notSwapped(given) : words.swapUnknown(given)
  }
}

/** What became of a sending, with its amount. */
function useSendWords(): (news: SendNews) => string {
  const locale = useLocale()
  const { news: words } = useMessages()
  const own = useWidgetState(({ transactions }) => transactions.own)
  return ({ transactionId, sending }) => {
    const purpose = own.find(({ id }) => id === transactionId)?.purpose
    if (purpose?.type !== 'send') return ''
    const { amount, decimals, symbol } = purpose.token
    const shown = `${formatAmount(toDecimal(BigInt(amount), decimals), { locale })} ${symbol}`
    return sending === 'confirmed' ? words.sent(shown) : words.notSent(shown)
  }
}

/** What became of a transfer, with its amount and its network. */
function useNewsWords(): (news: TransferNews) => string {
  const locale = useLocale()
  const { news: words } = useMessages()
  const networks = useWidgetState((state) => state.networks)
  const transfers = useWidgetState(({ bridge }) => bridge.transfers)
  return ({ transferId, outcome }) => {
    const record = transfers.find(({ transfer }) => transfer.id === transferId)
    if (record === undefined) return ''
    const { transfer, inputDecimals, outputDecimals } = record
    const { route } = transfer
    const arrived = outcome === 'filled' || outcome === 'fillTakenBack'
    const value = arrived ? (transfer.filledAmount ?? transfer.outputAmount) : transfer.inputAmount
    const decimals = arrived ? outputDecimals : inputDecimals
    const symbol = arrived ? route.outputTokenSymbol : route.inputTokenSymbol
    const amount = `${formatAmount(toDecimal(BigInt(value), decimals), { locale })} ${symbol}`
    const chainId = arrived ? route.destinationChainId : route.originChainId
    const network = findNetwork(networks, evmChain(chainId))?.name ?? String(chainId)
    return words[outcome](amount, network)
  }
}
