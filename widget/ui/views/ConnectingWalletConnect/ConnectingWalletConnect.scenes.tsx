import { idle, origin, type Scene } from '../scene.ts'
import {
  ConnectingWalletConnect,
  type ConnectingWalletConnectProps,
} from './ConnectingWalletConnect.tsx'

const uri = `wc:${'7f6e504bfad60b485450578e05678ed3'.repeat(2)}@2?expiryTimestamp=1700000300&relay-protocol=irn&symKey=${'587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'}`

const common = {
  origin,
  onCopy: idle,
  onOpenWallet: idle,
  onRetry: idle,
  onCancel: idle,
}

const states: readonly ConnectingWalletConnectProps['state'][] = [
  { status: 'loading' },
  { status: 'ready', uri },
  { status: 'declined' },
  { status: 'offline' },
  { status: 'done' },
  {
    status: 'failed',
    error: {
      code: 'WALLET_CONNECT_UNREACHABLE',
      message: 'The WalletConnect relay did not answer',
    },
  },
]

export const walletConnectScenes: readonly Scene[] = [
  ...states.map((state) => ({
    view: 'ConnectingWalletConnect',
    state: state.status,
    node: <ConnectingWalletConnect {...common} state={state} />,
  })),
  {
    view: 'ConnectingWalletConnect',
    state: 'ready, nothing is kept',
    node: <ConnectingWalletConnect {...common} temporary state={{ status: 'ready', uri }} />,
  },
  {
    view: 'ConnectingWalletConnect',
    state: 'ready on a phone',
    node: <ConnectingWalletConnect {...common} phone state={{ status: 'ready', uri }} />,
  },
  {
    view: 'ConnectingWalletConnect',
    state: 'loading on a phone',
    node: <ConnectingWalletConnect {...common} phone state={{ status: 'loading' }} />,
  },
]
