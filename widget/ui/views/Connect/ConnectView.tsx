import { connect } from '#core/connections/connect.ts'
import { WALLET_CONNECT } from '#core/connections/walletConnect.ts'
import { offersWalletConnect } from '#core/config/slice.ts'
import { orderWallets } from '#core/wallets/orderWallets.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Connect, type ConnectProps } from './Connect.tsx'

const GET_WALLET_URL = 'https://ethereum.org/en/wallets/find-wallet/'
const HELP_URL = 'https://ethereum.org/en/wallets/'

export default function ConnectView() {
  const core = useCore()
  const page = useWidgetState(({ wallets }) => wallets.page)
  const recent = useWidgetState(({ connections }) => connections.recentWallets)
  const origin = useWidgetState(({ config }) => config.origin)
  const online = useWidgetState((state) => state.online)
  const wallets = orderWallets(page, recent).map(({ id, name, icon, isRecent }) => ({
    id,
    name,
    iconUrl: icon,
    tag: isRecent ? ('recent' as const) : ('installed' as const),
  }))
  const relayed = useRelayed()
  const groups = [{ id: 'wallets', wallets: [...relayed, ...wallets] }]
  return (
    <Connect
      origin={new URL(origin).host}
      helpUrl={HELP_URL}
      state={stateOf(groups, relayed.length + wallets.length, online)}
      onPick={(connectorId) => {
        connect(core, { connectorId }).catch(() => undefined) // told by the view that opens now
      }}
    />
  )
}

/** Wallets on other devices come first (S2.08). */
function useRelayed() {
  const { walletConnect } = useMessages()
  const offered = useWidgetState(({ config }) => offersWalletConnect(config))
  const phone = useWidgetState(({ config }) => config.phone === true)
  if (!offered) return []
  const note = phone ? walletConnect.rowOnPhone : walletConnect.row
  return [{ id: WALLET_CONNECT, name: walletConnect.title, note }]
}

function stateOf(
  groups: Extract<ConnectProps['state'], { status: 'ready' }>['groups'],
  count: number,
  online: boolean,
): ConnectProps['state'] {
  if (count === 0) return { status: 'empty', getWalletUrl: GET_WALLET_URL }
  return { status: online ? 'ready' : 'offline', groups }
}
