import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { parseCaipAccountId, toWireError } from '#protocol'
import { isOpenRecord, type TransferRecord, waitsForPerson } from '#core/bridge/record.ts'
import { activeConnection } from '#core/connections/slice.ts'
import { closeFromFrame } from '#core/modal/close.ts'
import { chooseAgain, payRequest } from '#core/pay/pay.ts'
import type { Payment, PaymentRequest } from '#core/pay/slice.ts'
import { type PayWay, payWaysQuery } from '#core/pay/ways.ts'
import { push } from '#core/router/router.ts'
import type { OwnTransaction } from '#core/transactions/record.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { figure } from '../Bridge/figures.ts'
import { tokenLook } from '../Buy/tokenLook.ts'
import { Pay, type PayProps, type RequestLook } from './Pay.tsx'

export default function PayView() {
  const core = useCore()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const origin = useWidgetState(({ config }) => config.origin)
  const connection = useWidgetState(({ connections }) => activeConnection(connections))
  const { request, payment } = useWidgetState(({ pay }) => pay)
  const own = useWidgetState(({ transactions }) => transactions.own)
  const transfers = useWidgetState(({ bridge }) => bridge.transfers)
  const iconOf = useTokenIcons()
  const [chosenKey, setChosenKey] = useState<string>()
  const account =
    connection.status === 'connected'
      ? (parseCaipAccountId(connection.accounts[0]).address as Address) // of its adapter
      : undefined
  const asks = request !== undefined && account !== undefined && online && isChoosing(payment)
  const found = useQuery(payWaysQuery(core, asks ? { request, account } : undefined))
  const ways = found.data ?? []
  const usable = ways.filter(({ problem }) => problem === undefined)
  const chosen = usable.find(({ key }) => key === chosenKey) ?? usable[0]

  return (
    <Pay
      onClose={() => {
        closeFromFrame(core, 'user').catch(reportError)
      }}
      state={request === undefined ? { status: 'empty' } : stateOf(request, lookOf(request))}
    />
  )

  function stateOf(asked: PaymentRequest, look: RequestLook): PayProps['state'] {
    if (payment?.kind === 'asking') return { status: 'asking', request: look }
    if (payment?.kind === 'direct') {
      const sent = own.find(({ id }) => id === payment.transactionId)
      return sent === undefined || !isFailed(sent)
        ? { status: sent?.status === 'confirmed' ? 'paid' : 'sent', request: look }
        : choosing(look, sent.error)
    }
    if (payment?.kind === 'bridge') {
      const record = transfers.find(({ transfer }) => transfer.id === payment.transferId)
      return bridgedState(asked, look, record, payment.transferId)
    }
    if (!online) return { status: 'offline' }
    if (account === undefined) {
      const onConnect = () => push(core, { name: 'Connect' })
      return { status: 'disconnected', request: look, onConnect }
    }
    return choosing(look, payment?.error)
  }

  function choosing(
    look: RequestLook,
    error: { code: string | number; message: string } | undefined,
  ): PayProps['state'] {
    if (found.data === undefined) {
      if (found.error === null) return { status: 'loading', request: look }
      return {
        ...{ status: 'error', error: toWireError(found.error) },
        onRetry: () => {
          found.refetch().catch(reportError)
        },
      }
    }
    return {
      ...{ status: 'choose', request: look, error },
      ways: ways.map((way) => wayLook(way)),
      onChoose: setChosenKey,
      onPay: () => {
        if (chosen === undefined || account === undefined) return
        payRequest(core, chosen, account).catch((failure: unknown) => {
          // A transfer tells what went wrong with it by itself.
          if (!core.signal.aborted && chosen.by.kind === 'direct') reportError(failure)
        })
      },
    }
  }

  function bridgedState(
    asked: PaymentRequest,
    look: RequestLook,
    record: TransferRecord | undefined,
    transferId: string,
  ): PayProps['state'] {
    const onDetails = () => push(core, { name: 'TransferProgress', transferId })
    if (record === undefined) return { status: 'asking', request: look }
    const { transfer } = record
    if (transfer.status === 'filled') {
      const paid = BigInt(transfer.filledAmount ?? transfer.outputAmount)
      if (paid >= asked.amount) return { status: 'paid', request: look, onDetails }
      const less = figure(paid, asked.decimals, { locale, symbol: asked.symbol }).value
      return { status: 'less', request: look, paid: less, onDetails }
    }
    const isStopped = !isOpenRecord(record) || transfer.status === 'expired'
    if (isStopped || (waitsForPerson(record) && transfer.error !== undefined)) {
      return { status: 'stopped', request: look, onDetails, onAgain: () => chooseAgain(core) }
    }
    if (transfer.depositHash === undefined) return { status: 'asking', request: look }
    return { status: 'sent', request: look, onDetails }
  }

  function lookOf(asked: PaymentRequest): RequestLook {
    const { amount, decimals, symbol, recipient } = asked
    return {
      origin: new URL(origin).host,
      token: tokenLook(asked, networks, iconOf),
      amount: figure(amount, decimals, { locale, symbol }),
      recipient,
    }
  }

  function wayLook(way: PayWay) {
    const { key, caipChainId, symbol, decimals, balance, cost, problem, by } = way
    const isNative = by.kind === 'bridge' ? by.origin.isNative : request?.address === undefined
    const address = by.kind === 'bridge' ? by.origin.address : request?.address
    return {
      ...{ key, problem, direct: by.kind === 'direct', selected: way === chosen },
      token: tokenLook(
        { caipChainId, symbol, address: isNative ? undefined : address },
        networks,
        iconOf,
      ),
      balance: figure(balance, decimals, { locale, symbol }),
      cost:
        cost === undefined ? undefined : figure(cost, decimals, { locale, symbol, round: 'up' }),
    }
  }
}

/** Ways are priced while one is chosen, and not while one is gone. */
function isChoosing(payment: Payment | undefined): boolean {
  return payment === undefined || payment.kind === 'failed' || payment.kind === 'direct'
}

function isFailed({ status }: OwnTransaction): boolean {
  return status === 'failed' || status === 'cancelled' || status === 'dropped'
}
