import { useEffect } from 'react'
import { cancelConnect, connect } from '#wallet/connect/connect.ts'
import { activeConnection, type Attempt } from '#wallet/connections/slice.ts'
import { relayId } from '#kernel/connectors.ts'
import type { Core } from '#kernel/core.ts'
import type { WalletListing } from '#kernel/walletListing.ts'
import { back } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import {
  ConnectingWalletConnect,
  type ConnectingWalletConnectProps,
} from './ConnectingWalletConnect.tsx'
import { OneWalletView } from './OneWalletView.tsx'

export default function ConnectingWalletConnectView({
  view: { uri, wallet },
}: ViewProps<'ConnectingWalletConnect'>) {
  const core = useCore()
  const attempt = useWidgetState(({ connections }) => connections.attempt)
  const pairing = useWidgetState(({ connections }) => connections.pairing)
  const connected = useWidgetState(
    ({ connections }) => activeConnection(connections).status === 'connected',
  )
  const online = useWidgetState((state) => state.online)
  const { origin, phone } = useWidgetState(({ config }) => config)
  const isOurs = uri === undefined

  // Opened directly by the page (on a phone, S2.02), the view has to start the pairing itself.
  useEffect(() => {
    const { connections } = core.store.getState()
    const isIdle = connections.attempt === undefined
    if (isOurs && isIdle && activeConnection(connections).status === 'disconnected') {
      start(core, wallet)
    }
  }, [core, isOurs, wallet])

  const state = isOurs
    ? stateOf(attempt, { uri: pairing?.uri, connected, online })
    : { status: 'ready' as const, uri }
  const temporary = isOurs && core.storage.level !== 'local'
  const onCopy = (text: string) => navigator.clipboard.writeText(text)

  if (wallet !== undefined && (state.status === 'ready' || state.status === 'loading')) {
    const known = state.status === 'ready' ? state.uri : undefined
    return <OneWalletView wallet={wallet} uri={known} temporary={temporary} onCopy={onCopy} />
  }
  return (
    <ConnectingWalletConnect
      origin={new URL(origin).host}
      wallet={wallet && { name: wallet.name, iconUrl: wallet.imageUrl }}
      phone={phone}
      temporary={temporary}
      state={state}
      onCopy={onCopy}
      onOpenWallet={(url) => {
        core.page.openUrl({ url }).catch(reportError)
      }}
      onRetry={() => start(core, wallet)}
      onCancel={() => (isOurs ? cancelConnect(core) : back(core))}
    />
  )
}

/** This view shows any failure. */
function start(core: Core, wallet: WalletListing | undefined): void {
  connect(core, { connectorId: relayId(core), wallet }).catch(() => undefined)
}

function stateOf(
  attempt: Attempt | undefined,
  options: { uri: string | undefined; connected: boolean; online: boolean },
): ConnectingWalletConnectProps['state'] {
  const { uri, connected, online } = options
  if (attempt === undefined && connected) return { status: 'done' }
  if (!online) return { status: 'offline' }
  if (attempt?.status === 'failed') {
    return { status: 'failed', error: { code: attempt.code, message: attempt.message } }
  }
  if (attempt?.status === 'declined') return { status: 'declined' }
  if (attempt !== undefined && attempt.status !== 'waiting') {
    return {
      status: 'failed',
      error: { code: 'WALLET_NO_ACCOUNT', message: 'The wallet shared no account' },
    }
  }
  return uri === undefined ? { status: 'loading' } : { status: 'ready', uri }
}
