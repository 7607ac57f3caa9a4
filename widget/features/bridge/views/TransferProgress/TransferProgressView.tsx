import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { closeFromFrame } from '#kernel/modal/close.ts'
import { isOutdated, renewedQuoteQuery } from '../../model/quote/renewQuote.ts'
import { confirmationsQuery } from '../../model/confirmations.ts'
import { recheckFill } from '../../model/recheckFill.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'
import { maySpeedUp, speedUp, speedUpOfferQuery } from '../../model/speedUp.ts'
import { continueTransfer } from '../../model/start.ts'
import { loadTransfers } from '#transactions/transfers/store.ts'
import { push, reset } from '#kernel/router/router.ts'
import { isEmbedded } from '#kernel/config/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNow } from '#ui/app/useNow.ts'
import { useSteadyCard } from '#ui/app/useSteadyCard.ts'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { useDepositor } from '#shared/hooks/useDepositor.ts'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { progressState } from './progressState.ts'
import { useTransferFiatValues } from './useTransferFiatValues.ts'
import { TransferProgress } from './TransferProgress.tsx'

export default function TransferProgressView({ view }: ViewProps<'TransferProgress'>) {
  const core = useCore()
  useSteadyCard()
  const { transferId: id } = view
  const record = useWidgetState(({ bridge }) =>
    bridge.transfers.find(({ transfer }) => transfer.id === id),
  )
  const embedded = useWidgetState(({ config }) => isEmbedded(config))
  useEffect(() => {
    if (record === undefined) loadTransfers(core)
  }, [core, record])

  const again = () => reset(core, { name: 'Bridge' })
  const close = () => {
    if (embedded) return again()
    closeFromFrame(core, record?.transfer.status === 'filled' ? 'success' : 'user').catch(
      reportError,
    )
  }
  if (record === undefined) {
    const onTransfers = () => reset(core, { name: 'Transfers' })
    return <TransferProgress onClose={close} state={{ status: 'empty', onTransfers }} />
  }
  return <Known record={record} onClose={close} onAgain={again} />
}

type KnownProps = { record: TransferRecord; onClose: () => void; onAgain: () => void }

function Known({ record, onClose, onAgain }: KnownProps) {
  const core = useCore()
  const locale = useLocale()
  const { id } = record.transfer
  const progress = useWidgetState(({ bridge }) => bridge.progress[id])
  const networks = useWidgetState((state) => state.networks)
  const unkept = useWidgetState(({ bridge }) => bridge.unkept.includes(id))
  const offer = useWidgetState(({ bridge }) => bridge.speedUps[id])
  const depositor = useDepositor()
  const now = useNow(true)
  const iconOf = useTokenIcons()
  const confirmations = useQuery(confirmationsQuery(core, record.transfer))
  const fiatValue = useTransferFiatValues([record])(record)
  const wanted = useQuery({
    ...speedUpOfferQuery(core, record.transfer),
    enabled: maySpeedUp(record, now),
  })
  const renewed = useQuery(renewedQuoteQuery(core, record.transfer))
  useEffect(() => {
    recheckFill(core, id).catch(reportError)
  }, [core, id])

  function goOn(options: { quote?: typeof renewed.data; resend?: boolean } = {}) {
    continueTransfer(core, { id, ...options }).catch(() => undefined) // told by this view
  }

  return (
    <TransferProgress
      onClose={onClose}
      state={progressState(record, progress, {
        networks,
        locale,
        now,
        iconOf,
        fiatValue,
        confirmations: confirmations.data,
        unkept,
        onAgain,
        onDetails: () => push(core, { name: 'TransferDetails', transferId: id }),
        onRetry: () => {
          // A new quote that does not come is asked for again; without one nothing goes on.
          if (isOutdated(record.transfer)) renewed.refetch().catch(reportError)
          else goOn({ resend: isUncertain(record) })
        },
        renewed: renewed.isError
          ? undefined
          : { quote: renewed.data, onAccept: () => goOn({ quote: renewed.data }) },
        speedUp: {
          live: offer,
          wanted: maySpeedUp(record, now) ? wanted.data : undefined,
          depositor,
          onSpeedUp: (outputAmount) => {
            speedUp(core, { id, outputAmount }).catch(reportError)
          },
        },
      })}
    />
  )
}

/** They were told to look in their wallet first, and pressed the button after it. */
function isUncertain({
  transfer,
}: {
  transfer: { error?: { code: string | number } | undefined }
}) {
  return transfer.error?.code === 'BRIDGE_DEPOSIT_UNCERTAIN'
}
