import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { payoutOfTransfer } from '#transactions/transfers/payout.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import type { PurchaseNews, SendNews, SwapNews, TransferNews } from '#kernel/notices/slice.ts'
import type { View } from '#kernel/router/view.ts'
import type { State } from '#kernel/store.ts'
import { evmChain } from '#protocol'
import { formatAmount } from '../i18n/format.ts'
import type { Messages } from '../i18n/messageTypes.ts'
import { BRIDGE_PLACES } from '../form/places.ts'

/** What a toast may tell beside an error. */
export type News = PurchaseNews | SendNews | SwapNews | TransferNews

type Context = {
  readonly words: Messages['news']
  readonly locale: string
  readonly state: State
}

/** What became of a transfer, a sending, a swap or a purchase, and where it can be looked at. */
export function describeNews(news: News, context: Context): { message: string; view: View } {
  if ('transactionId' in news) {
    const { transactionId } = news
    return { message: sendWords(news, context), view: { name: 'SendProgress', transactionId } }
  }
  if ('swapId' in news) {
    const { swapId } = news
    return { message: swapWords(news, context), view: { name: 'SwapProgress', swapId } }
  }
  if ('purchaseId' in news) {
    const { purchaseId } = news
    return { message: purchaseWords(news, context), view: { name: 'BuyProgress', purchaseId } }
  }
  const { transferId } = news
  return { message: transferWords(news, context), view: { name: 'TransferProgress', transferId } }
}

function shown(
  { amount, decimals, symbol }: SwapNews['given'],
  { locale }: Pick<Context, 'locale'>,
  places?: number,
): string {
  const shownIn = { locale, decimals: places }
  return `${formatAmount(toDecimal(BigInt(amount), decimals), shownIn)} ${symbol}`
}

function purchaseWords({ token, buying }: PurchaseNews, context: Context): string {
  const amount = shown(token, context)
  return buying === 'arrived' ? context.words.bought(amount) : context.words.notBought(amount)
}

function swapWords({ given, wanted, swapping }: SwapNews, context: Context): string {
  const { words } = context
  const amount = shown(given, context)
  if (swapping === 'done') return words.swapped(amount, wanted)
  return swapping === 'failed' ? words.notSwapped(amount) : words.swapUnknown(amount)
}

function sendWords({ transactionId, sending }: SendNews, context: Context): string {
  const { words, state } = context
  const purpose = state.transactions.own.find(({ id }) => id === transactionId)?.purpose
  if (purpose?.type !== 'send') return ''
  const amount = shown(purpose.token, context)
  if (sending === 'pending') return words.sending(amount)
  return sending === 'confirmed' ? words.sent(amount) : words.notSent(amount)
}

function transferWords({ transferId, outcome }: TransferNews, context: Context): string {
  const { words, state } = context
  const record = state.bridge.transfers.find(({ transfer }) => transfer.id === transferId)
  if (record === undefined) return ''
  const { transfer, inputDecimals, outputDecimals } = record
  const { route } = transfer
  const arrived = outcome === 'filled' || outcome === 'fillTakenBack'
  const amount = arrived ? payoutOfTransfer(transfer).amount : transfer.inputAmount
  const decimals = arrived ? outputDecimals : inputDecimals
  const symbol = arrived ? route.outputTokenSymbol : route.inputTokenSymbol
  const chainId = arrived ? route.destinationChainId : route.originChainId
  const network = findNetwork(state.networks, evmChain(chainId))?.name ?? String(chainId)
  const moved = { amount: String(amount), decimals, symbol }
  return words[outcome](shown(moved, context, BRIDGE_PLACES), network)
}
