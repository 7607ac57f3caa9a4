import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { networkFeePaidQuery } from '../../model/feePaid.ts'
import { payoutOfTransfer } from '#transactions/transfers/payout.ts'
import { withChecksum } from '#wallet/recipients/recipient.ts'
import { isOpenRecord, type TransferRecord } from '#transactions/transfers/record.ts'
import { recheckFill } from '../../model/recheckFill.ts'
import { supportInfo } from '../../model/supportInfo.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import { reset } from '#kernel/router/router.ts'
import { evmChain } from '#protocol'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNow } from '#ui/app/useNow.ts'
import type { FormattedAmount } from '#ui/components/viewModels.ts'
import { formatAmount, formatDateTime, formatDuration } from '#ui/i18n/format.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { proofOf } from '#ui/marks/proofOf.ts'
import { feesOf, tookSeconds } from '../TransferProgress/sums.ts'
import {
  type TransferFiatValues,
  useTransferFiatValues,
} from '../TransferProgress/useTransferFiatValues.ts'
import { statusOf } from '../Transfers/statusOf.ts'
import { TransferDetails, type TransferFacts } from './TransferDetails.tsx'

declare const __BUILD__: string

export default function TransferDetailsView({ view }: ViewProps<'TransferDetails'>) {
  const core = useCore()
  const record = useWidgetState(({ bridge }) =>
    bridge.transfers.find(({ transfer }) => transfer.id === view.transferId),
  )
  if (record === undefined) {
    const onTransfers = () => reset(core, { name: 'Transfers' })
    return <TransferDetails state={{ status: 'empty', onTransfers }} />
  }
  return <Known record={record} />
}

function Known({ record }: { record: TransferRecord }) {
  const core = useCore()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const now = useNow(record.transfer.status === 'deposited')
  const fiatValue = useTransferFiatValues([record])(record)
  const fee = useQuery(networkFeePaidQuery(core, record.transfer))
  const { transfer } = record
  const { id } = transfer
  useEffect(() => {
    recheckFill(core, id).catch(reportError)
  }, [core, id])
  const origin = findNetwork(networks, evmChain(transfer.route.originChainId))
  const copy = (text: string) => navigator.clipboard.writeText(text)
  return (
    <TransferDetails
      state={{
        status: online ? 'ready' : 'offline',
        facts: {
          ...factsOf(record, { networks, locale, now, fiatValue }),
          networkFee: fee.isLoading
            ? 'loading'
            : toFeeViewModel(fee.data, origin, { locale, fiatValue }),
        },
        onCopyId: () => copy(transfer.depositId ?? ''),
        onSupport: () => copy(supportInfo(record, __BUILD__)),
      }}
    />
  )
}

function factsOf(
  record: TransferRecord,
  context: { networks: NetworksSlice; locale: string; now: number; fiatValue: TransferFiatValues },
): Omit<TransferFacts, 'networkFee'> {
  const { transfer, inputDecimals, outputDecimals } = record
  const { networks, locale, now, fiatValue } = context
  const { route, speedUp, depositTimestamp, fillTimestamp } = transfer
  const payout = payoutOfTransfer(transfer)
  const { originChainId, destinationChainId } = route
  const amount = (value: string | bigint, decimals: number, symbol: string) => {
    const exact = toDecimal(BigInt(value), decimals)
    return withSymbol(exact, symbol, locale)
  }
  const proof = (hash: string | undefined, chainId: number) => proofOf(hash, chainId, { networks })
  const time = (seconds: number | undefined) =>
    seconds === undefined ? undefined : formatDateTime(seconds * 1_000, locale)
  const hasArrived = transfer.status === 'filled'
  const isComing = hasArrived || (isOpenRecord(record) && transfer.status !== 'expired')
  const isUnderWay = transfer.status === 'deposited'
  return {
    status: statusOf(record, now),
    sent: {
      ...amount(transfer.inputAmount, inputDecimals, route.inputTokenSymbol),
      note: fiatValue.sent(BigInt(transfer.inputAmount)),
    },
    received: isComing
      ? {
          ...amount(payout.amount, outputDecimals, route.outputTokenSymbol),
          note: fiatValue.received(payout.amount),
        }
      : undefined,
    hasArrived,
    bridgeFee: hasArrived ? feesOf(record, locale, payout.fee?.amount) : undefined,
    partnerFee:
      isComing && payout.fee !== undefined
        ? amount(payout.fee.amount, outputDecimals, route.outputTokenSymbol)
        : undefined,
    network: findNetwork(networks, evmChain(originChainId))?.name ?? String(originChainId),
    began: formatDateTime(transfer.created, locale),
    deposited: time(depositTimestamp),
    filled: time(fillTimestamp),
    took: fillTimestamp === undefined ? undefined : formatDuration(tookSeconds(transfer), locale),
    expires: isUnderWay ? time(transfer.fillDeadline) : undefined,
    proofs: Object.fromEntries(
      Object.entries({
        approve: proof(transfer.approveHash, originChainId),
        deposit: proof(transfer.depositHash, originChainId),
        offer: proof(speedUp?.hash, originChainId),
        fill: proof(transfer.fillHash, destinationChainId),
        refund: proof(transfer.refundHash, originChainId),
      }).filter(([, value]) => value !== undefined),
    ),
    from: transfer.owner,
    to: withChecksum(payout.recipient),
    depositId: transfer.depositId,
    integratorId: transfer.integratorId,
    id: transfer.id,
  }
}

function withSymbol(exact: string, symbol: string, locale: string): FormattedAmount {
  const value = formatAmount(exact, { locale, decimals: 6 })
  return { value: `${value} ${symbol}`, exact: `${exact} ${symbol}` }
}

function toFeeViewModel(
  fee: bigint | undefined,
  network: Network | undefined,
  { locale, fiatValue }: { locale: string; fiatValue: TransferFiatValues },
): (FormattedAmount & { note?: string | undefined }) | undefined {
  if (fee === undefined || network === undefined) return undefined
  const { decimals, symbol } = network.nativeCurrency
  return {
    ...withSymbol(toDecimal(fee, decimals), symbol, locale),
    note: fiatValue.networkFee(fee, decimals),
  }
}
