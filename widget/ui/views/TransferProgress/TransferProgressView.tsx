import { useEffect } from 'react'
import { closeFromFrame } from '#core/modal/close.ts'
import { continueTransfer } from '#core/bridge/start.ts'
import { loadTransfers } from '#core/bridge/store.ts'
import { renewQuote } from '#core/bridge/renewQuote.ts'
import { reset } from '#core/router/router.ts'
import { isEmbedded } from '#core/config/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNow } from '#ui/app/useNow.ts'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import type { ViewProps } from '../lazyView.ts'
import { progressState } from './progressState.ts'
import { TransferProgress } from './TransferProgress.tsx'

export default function TransferProgressView({ view }: ViewProps<'TransferProgress'>) {
  const core = useCore()
  const locale = useLocale()
  const { transferId: id } = view
  const record = useWidgetState(({ bridge }) =>
    bridge.transfers.find(({ transfer }) => transfer.id === id),
  )
  const progress = useWidgetState(({ bridge }) => bridge.progress[id])
  const networks = useWidgetState((state) => state.networks)
  const embedded = useWidgetState(({ config }) => isEmbedded(config))
  const now = useNow(true)
  const iconOf = useTokenIcons()
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
  return (
    <TransferProgress
      onClose={close}
      state={progressState(record, progress, {
        networks,
        locale,
        now,
        iconOf,
        onAgain: again,
        onRetry: () => {
          renewQuote(core, record)
            .then((quote) => continueTransfer(core, { id, quote, resend: isUncertain(record) }))
            .catch(() => undefined) // told by this view
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
