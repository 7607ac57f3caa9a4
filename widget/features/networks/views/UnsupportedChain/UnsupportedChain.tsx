import { ErrorNotice, OfflineBanner } from '#ui/components/states.tsx'
import type { NetworkViewModel } from '#ui/components/viewModels.ts'
import { Notice } from '#ui/components/Notice.tsx'
import { ListPanel } from '#ui/components/Panel.tsx'
import { SkeletonRow } from '#ui/components/Row.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { NetworkRow } from '../Networks/NetworkRow.tsx'

export type UnsupportedChainProps = {
  origin: string
  /** Name of the wallet's network, when it is known. */
  networkName?: string | undefined
  onPick: (networkId: string) => void
  onDisconnect: () => void
  state:
    | { status: 'loading' | 'empty' }
    | {
        status: 'ready' | 'offline'
        networks: readonly NetworkViewModel[]
        switchingId?: string | undefined
        failed?: ShownError | undefined
      }
}

/** The wallet is on a network this site does not use. */
export function UnsupportedChain(props: UnsupportedChainProps) {
  const { origin, networkName, onPick, onDisconnect, state } = props
  const { unsupported, networks: words } = useMessages()
  return (
    <ViewFrame
      title={unsupported.title}
      actions={
        <Button kind="quiet" onClick={onDisconnect}>
          {unsupported.disconnect}
        </Button>
      }
    >
      <Notice status="warn" title={unsupported.lead}>
        {state.status === 'empty'
          ? unsupported.emptyBody
          : unsupported.body(networkName ?? unsupported.unknown, origin)}
      </Notice>
      {'failed' in state && state.failed && <ErrorNotice error={state.failed} />}
      {state.status === 'offline' && <OfflineBanner />}
      {state.status === 'loading' && (
        <ListPanel label={words.list} busy>
          <SkeletonRow amounts={false} />
          <SkeletonRow amounts={false} />
        </ListPanel>
      )}
      {'networks' in state && (
        <ListPanel label={words.list}>
          {state.networks.map((network) => (
            <NetworkRow
              key={network.id}
              network={network}
              switching={network.id === state.switchingId}
              blocked={state.switchingId !== undefined}
              onPick={onPick}
            />
          ))}
        </ListPanel>
      )}
    </ViewFrame>
  )
}
