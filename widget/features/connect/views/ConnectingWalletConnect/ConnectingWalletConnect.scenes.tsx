import type { Platform } from '#wallet/links/platforms.ts'
import { glyph, idle, origin, type Scene } from '#ui/testing/scene.ts'
import {
  ConnectingWalletConnect,
  type ConnectingWalletConnectProps,
} from './ConnectingWalletConnect.tsx'
import { OneWallet, type OneWalletProps } from './OneWallet.tsx'

const uri = `wc:${'7f6e504bfad60b485450578e05678ed3'.repeat(2)}@2?expiryTimestamp=1700000300&relay-protocol=irn&symKey=${'587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'}`

const common = {
  origin,
  onCopy: idle,
  onOpenWallet: idle,
  onRetry: idle,
  onCancel: idle,
}

const kestrel = {
  name: 'Kestrel',
  iconUrl: glyph('#5a5299', 'M2 6c5 0 8 2 10 6 2-4 5-6 10-6-1 7-4 12-10 14C6 18 3 13 2 6z'),
}

const one: OneWalletProps = {
  wallet: kestrel,
  origin,
  platforms: ['qr', 'web', 'desktop', 'missing'],
  selected: 'qr',
  onSelect: idle,
  uri,
  link: 'https://kestrel.example/wc',
  isWeb: false,
  notOpened: false,
  onOpen: idle,
  onCopy: idle,
  onBrowser: idle,
  onDownload: idle,
}
const phone = { ...one, platforms: ['mobile', 'web'], selected: 'mobile' } satisfies OneWalletProps

const ways: readonly (readonly [state: string, props: OneWalletProps])[] = [
  ...(['qr', 'web', 'desktop', 'missing'] satisfies Platform[]).map(
    (selected) => [selected, { ...one, selected }] as const,
  ),
  ['code on its way', { ...one, uri: undefined, link: undefined }],
  ['in this browser', { ...one, platforms: ['browser', 'qr'], selected: 'browser' }],
  ['mobile', phone],
  ['mobile, link on its way', { ...phone, uri: undefined, link: undefined }],
  ['mobile, did not open', { ...phone, notOpened: true, temporary: true }],
]

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
  {
    view: 'ConnectingWalletConnect',
    state: 'Kestrel, declined',
    node: <ConnectingWalletConnect {...common} wallet={kestrel} state={{ status: 'declined' }} />,
  },
  ...ways.map(([state, props]) => ({
    view: 'OneWallet',
    state,
    node: <OneWallet {...props} />,
  })),
]
