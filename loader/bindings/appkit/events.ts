import type { Widget } from '../../stage0/widget.ts'

/** What AppKit tells its listeners. */
export type AppKitEvent = {
  readonly timestamp: number
  readonly data: {
    readonly type: 'track'
    readonly event: string
    readonly properties: Readonly<Record<string, unknown>>
  }
}

/** The events that pages listen for, under AppKit's names. */
export function hearEvents(widget: Widget, listener: (event: AppKitEvent) => void): () => void {
  const emit = (event: string, properties: Readonly<Record<string, unknown>>) =>
    listener({ timestamp: Date.now(), data: { type: 'track', event, properties } })

  const onOpen = () => emit('MODAL_OPEN', { connected: widget.getAddress() !== undefined })
  const onClose = () => emit('MODAL_CLOSE', { connected: widget.getAddress() !== undefined })
  const onConnect = ({ via, wallet }: { via: string; wallet?: { name: string } | undefined }) =>
    emit('CONNECT_SUCCESS', { method: via, name: wallet?.name })
  const onDisconnect = ({ namespace }: { namespace: string }) =>
    emit('DISCONNECT_SUCCESS', { namespace })
  const onNetwork = ({ caipChainId }: { caipChainId: string }) =>
    emit('SWITCH_NETWORK', { network: caipChainId })
  const onSignIn = ({ caipAccountId }: { caipAccountId: string }) =>
    emit('SIWX_AUTH_SUCCESS', { caipAccountId })

  widget
    .on('open', onOpen)
    .on('close', onClose)
    .on('connect', onConnect)
    .on('disconnect', onDisconnect)
    .on('networkChanged', onNetwork)
    .on('signIn', onSignIn)
  return () => {
    widget
      .off('open', onOpen)
      .off('close', onClose)
      .off('connect', onConnect)
      .off('disconnect', onDisconnect)
      .off('networkChanged', onNetwork)
      .off('signIn', onSignIn)
  }
}
