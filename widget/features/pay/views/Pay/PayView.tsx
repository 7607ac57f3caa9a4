import { askToConnect } from '#wallet/connections/askToConnect.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { toWireError } from '#protocol'
import { evmAddressOf, evmConnection } from '#wallet/connections/evm.ts'
import { closeFromFrame } from '#kernel/modal/close.ts'
import { chooseAgain, payRequest } from '../../model/pay.ts'
import type { PaymentRequest } from '../../model/paymentRequest.ts'
import type { PayRun } from '../../model/slice.ts'
import { type PayStage, payStage } from '../../model/stage.ts'
import { payStepsQuery } from '../../model/steps.ts'
import { payWaysQuery } from '../../model/ways.ts'
import { errand } from '#kernel/router/errand.ts'
import { openTransfer } from '#features/bridge/model/openTransfer.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { formatUnits } from '#ui/form/formatUnits.ts'
import { sumOf, toRequestViewModel, toStepViewModels, toWayViewModel } from './payViewModel.ts'
import { Pay } from './Pay.tsx'
import type { PayProps, RequestViewModel } from './types.ts'

export default function PayView() {
  const core = useCore()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const origin = useWidgetState(({ config }) => config.origin)
  const connection = useWidgetState(({ connections }) => evmConnection(connections))
  const { request, payment, run, failure } = useWidgetState(({ pay }) => pay)
  const transactions = useWidgetState((state) => state.transactions)
  const bridge = useWidgetState((state) => state.bridge)
  const iconOf = useTokenIcons()
  const [chosenKey, setChosenKey] = useState<string>()
  const stage = payStage(payment, { transactions, bridge })
  const account = evmAddressOf(connection)
  // Ways are priced while one is chosen, and not while one is gone.
  const asks = request !== undefined && account !== undefined && online && isChoosing()
  const paid = asks ? { request, account } : undefined
  const found = useQuery(payWaysQuery(core, paid))
  const ways = found.data ?? []
  const usable = ways.filter(({ problem }) => problem === undefined)
  const swapped = stage.status === 'choose' ? stage.swapped : undefined
  const own = swapped?.from.toLowerCase() === account?.toLowerCase() ? swapped : undefined
  const chosen = usable.find(({ key }) => key === chosenKey) ?? usable.find(isGoingOn) ?? usable[0]
  const steps = useQuery(payStepsQuery(core, chosen, paid))
  const drawn = { locale, networks, iconOf }

  return (
    <Pay
      onClose={() => {
        closeFromFrame(core, 'user').catch(reportError)
      }}
      state={
        request === undefined
          ? { status: 'empty' }
          : stateOf(request, toRequestViewModel(request, origin, drawn))
      }
    />
  )

  function isChoosing(): boolean {
    return run === undefined && stage.status === 'choose'
  }

  /** Whether this way pays with the token that was already swapped for this payment. */
  function isGoingOn({ swap, caipChainId, address }: (typeof ways)[number]): boolean {
    if (own?.purpose.type !== 'swap' || swap !== undefined) return false
    const { to } = own.purpose
    return caipChainId === own.caipChainId && address?.toLowerCase() === to.address?.toLowerCase()
  }

  function stateOf(asked: PaymentRequest, viewModel: RequestViewModel): PayProps['state'] {
    if (run !== undefined) return runningState(asked, viewModel, run)
    if (stage.status !== 'choose') return stageState(asked, viewModel, stage)
    if (!online) return { status: 'offline' }
    if (account === undefined) {
      const onConnect = () => askToConnect(core)
      return { status: 'disconnected', request: viewModel, onConnect }
    }
    return choosing(asked, viewModel, account)
  }

  function runningState(
    asked: PaymentRequest,
    viewModel: RequestViewModel,
    { steps: all, at, phase }: PayRun,
  ): PayProps['state'] {
    const { status } = stage
    const isOn = status === 'choose' || status === 'asking' || status === 'swapping'
    if (!isOn && status !== 'sent') return stageState(asked, viewModel, stage)
    // The steps of a transfer are its own.
    const transferId = payment?.by?.kind === 'bridge' ? payment.by.transferId : undefined
    const transfer = bridge.transfers.find((one) => one.transfer.id === transferId)?.transfer
    const isApproving = transfer?.status === 'draft' || transfer?.status === 'approving'
    const now = transfer === undefined || isApproving ? at : all.length - 1
    const shown = { request: viewModel, steps: toStepViewModels(all, now, asked, locale) }
    if (isOn) return { status: 'asking', ...shown, phase }
    return { ...stageState(asked, viewModel, stage), ...shown, status: 'sent' }
  }

  function stageState(
    asked: PaymentRequest,
    viewModel: RequestViewModel,
    at: Exclude<PayStage, { status: 'choose' }>,
  ): PayProps['state'] {
    const onAgain = () => {
      chooseAgain(core).catch(reportError)
    }
    const toTransfer = (transferId: string) => () => openTransfer(core, transferId)
    switch (at.status) {
      case 'asking':
      case 'swapping':
        return { status: at.status, request: viewModel }
      case 'unknown': {
        const { transactionId: id } = at
        const read = errand(core, 'readTransaction')
        const onDetails = id === undefined || read === undefined ? undefined : () => read({ id })
        return { status: 'unknown', request: viewModel, onDetails, onAgain }
      }
      case 'stopped':
        return {
          status: 'stopped',
          request: viewModel,
          onDetails: toTransfer(at.transferId),
          onAgain,
        }
      case 'less': {
        const { value: paid } = formatUnits(at.paid, asked.decimals, {
          locale,
          symbol: asked.symbol,
        })
        return { status: 'less', request: viewModel, paid, onDetails: toTransfer(at.transferId) }
      }
      default: {
        const onDetails = at.transferId === undefined ? undefined : toTransfer(at.transferId)
        return { status: at.status, request: viewModel, onDetails }
      }
    }
  }

  function choosing(
    asked: PaymentRequest,
    viewModel: RequestViewModel,
    from: Address,
  ): PayProps['state'] {
    if (found.data === undefined) {
      if (found.error === null) return { status: 'loading', request: viewModel }
      return {
        status: 'error',
        error: toWireError(found.error),
        onRetry: () => {
          found.refetch().catch(reportError)
        },
      }
    }
    return {
      status: 'choose',
      request: viewModel,
      error: failure ?? (stage.status === 'choose' ? stage.error : undefined),
      ways: ways.map((way) => toWayViewModel(way, way === chosen, drawn)),
      steps: steps.data && toStepViewModels(steps.data, undefined, asked, locale),
      stepsError:
        steps.error === null || steps.isFetching
          ? undefined
          : {
              error: toWireError(steps.error),
              onRetry: () => {
                steps.refetch().catch(reportError)
              },
            },
      swapped:
        own?.purpose.type === 'swap'
          ? { give: sumOf(own.purpose.from, locale), want: own.purpose.to.symbol }
          : undefined,
      onChoose: setChosenKey,
      onPay: () => {
        if (chosen === undefined || steps.data === undefined) return
        setChosenKey(undefined)
        payRequest(core, { way: chosen, account: from, steps: steps.data }).catch(reportError)
      },
    }
  }
}
