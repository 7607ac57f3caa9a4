import { cancelConnect, connect } from '#wallet/connect/connect.ts'
import type { Attempt } from '#wallet/connections/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { ConnectingExternal, type ConnectingExternalProps } from './ConnectingExternal.tsx'

export default function ConnectingExternalView({ view }: ViewProps<'ConnectingExternal'>) {
  const core = useCore()
  const { connectorId } = view
  const wallet = useWidgetState(({ wallets }) => wallets.page.find(({ id }) => id === connectorId))
  const attempt = useWidgetState(({ connections }) => connections.attempt)
  const origin = useWidgetState(({ config }) => config.origin)
  return (
    <ConnectingExternal
      wallet={{ name: wallet?.name ?? '', iconUrl: wallet?.icon }}
      origin={new URL(origin).host}
      state={wallet === undefined ? { status: 'empty' } : stateOf(attempt)}
      onRetry={() => {
        connect(core, { connectorId }).catch(() => undefined) // told by this view
      }}
      onCancel={() => cancelConnect(core)}
    />
  )
}

function stateOf(attempt: Attempt | undefined): ConnectingExternalProps['state'] {
  if (attempt === undefined) return { status: 'loading' }
  if (attempt.status !== 'failed') return { status: attempt.status }
  return { status: 'failed', error: { code: attempt.code, message: attempt.message } }
}
