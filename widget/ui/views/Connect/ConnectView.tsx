import { connect } from '#core/connections/connect.ts'
import { orderWallets } from '#core/wallets/orderWallets.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
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
  const groups = [{ id: 'wallets', wallets }]
  return (
    <Connect
      origin={new URL(origin).host}
      helpUrl={HELP_URL}
      state={stateOf(groups, wallets.length, online)}
      onPick={(connectorId) => {
        connect(core, { connectorId }).catch(() => undefined) // told by the view that opens now
      }}
    />
  )
}

function stateOf(
  groups: Extract<ConnectProps['state'], { status: 'ready' }>['groups'],
  count: number,
  online: boolean,
): ConnectProps['state'] {
  if (count === 0) return { status: 'empty', getWalletUrl: GET_WALLET_URL }
  return { status: online ? 'ready' : 'offline', groups }
}
