import { socialLogins } from '#protocol'
import { gridIcon, qrIcon } from '#ui/icons/paths.ts'
import { ConnectingExternal } from '../ConnectingExternal/ConnectingExternal.tsx'
import { glyph, httpError, idle, origin, type Scene } from '#ui/testing/scene.ts'
import { Connect, type ConnectGroup, type ConnectProps, type ConnectWallet } from './Connect.tsx'
import { EmailField, Socials } from './Logins.tsx'

const kestrel = {
  id: 'kestrel',
  name: 'Kestrel',
  iconUrl: glyph('#5a5299', 'M2 6c5 0 8 2 10 6 2-4 5-6 10-6-1 7-4 12-10 14C6 18 3 13 2 6z'),
}
const halyard = {
  id: 'halyard',
  name: 'Halyard',
  iconUrl: glyph('#9c4f3d', 'M5 20L12 3v17zM14 20V9l6 11z'),
}

const groups: readonly ConnectGroup[] = [
  {
    id: 'wallet',
    wallets: [
      { ...kestrel, tag: 'recent' },
      { ...halyard, tag: 'installed' },
      { id: 'north', name: 'Northstar', tag: 'installed' },
    ],
  },
]

/** What the registry adds, before it is here and after. */
const allWallets = { id: 'all', name: 'All wallets', icon: gridIcon, note: '482', leads: true }
const relayed = { id: 'wc', name: 'WalletConnect', icon: qrIcon, note: 'Scan with phone' }
const registryGroups = {
  'registry loading': [
    relayed,
    { ...halyard, tag: 'installed' as const },
    { id: 'one', name: '', isSkeleton: true },
    { id: 'two', name: '', isSkeleton: true },
    { ...allWallets, note: undefined },
  ],
  'registry ready': [
    relayed,
    { ...kestrel, tag: 'recent' as const },
    { ...halyard, tag: 'installed' as const },
    { id: 'fen', name: 'Fen', waiting: true },
    { id: 'long', name: 'A wallet whose name is as long as it may be…' },
    allWallets,
  ],
} satisfies Record<string, readonly ConnectWallet[]>

const common = { origin, onPick: idle, onHelp: idle }
const documents = {
  termsUrl: 'https://tern.example/terms',
  privacyUrl: 'https://tern.example/privacy',
}
const agreement = { given: false, missed: 0, onChange: idle }

const states: readonly ConnectProps['state'][] = [
  { status: 'loading' },
  { status: 'ready', groups },
  { status: 'offline', groups },
  { status: 'empty', getWalletUrl: 'https://wallets.example' },
  {
    status: 'error',
    error: { code: 'DISCOVERY', message: 'The page did not answer.' },
    onRetry: idle,
  },
]

const email = <EmailField onIntent={idle} onSubmit={idle} />
const socials = <Socials providers={socialLogins} onPick={idle} onMore={idle} />
const logins: Record<string, Partial<ConnectProps>> = {
  'logins after wallets': { methods: ['wallet', 'email', 'social'], email, socials },
  'logins first': { methods: ['email', 'social', 'wallet'], email, socials },
  'logins, on the way': { methods: ['wallet', 'email', 'social'] },
  'logins, two socials, wallets behind one row': {
    methods: ['email', 'social', 'wallet'],
    email,
    socials: <Socials providers={['google', 'apple']} onPick={idle} onMore={idle} />,
    collapsed: { onExpand: idle },
  },
  'logins, wrong address': {
    methods: ['email', 'wallet'],
    email: <EmailField onIntent={idle} onSubmit={idle} problem="Invalid email. Try again." />,
  },
}

const external = { wallet: halyard, origin, onRetry: idle, onCancel: idle }

export const connectScenes: readonly Scene[] = [
  ...states.map((state) => ({
    view: 'Connect',
    state: state.status,
    node: <Connect {...common} state={state} />,
  })),
  ...Object.entries(registryGroups).map(([state, wallets]) => ({
    view: 'Connect',
    state,
    node: <Connect {...common} state={{ status: 'ready', groups: [{ id: 'wallets', wallets }] }} />,
  })),
  ...Object.entries(logins).map(([state, props]) => ({
    view: 'Connect',
    state,
    node: <Connect {...common} {...props} state={{ status: 'ready', groups }} />,
  })),
  ...(
    [
      ['legal', { ...documents, agreement }],
      [
        'legal, a wallet was picked first',
        { ...documents, agreement: { ...agreement, missed: 1 } },
      ],
      ['legal, agreed', { ...documents, agreement: { ...agreement, given: true } }],
      ['legal, told only', documents],
    ] as const
  ).map(([state, legal]) => ({
    view: 'Connect',
    state,
    node: <Connect {...common} legal={legal} state={{ status: 'ready', groups }} />,
  })),
  {
    view: 'Connect',
    state: 'wallets behind one row',
    node: (
      <Connect {...common} collapsed={{ onExpand: idle }} state={{ status: 'ready', groups }} />
    ),
  },
  ...(
    [
      'loading',
      'waiting',
      'declined',
      'locked',
      'pendingElsewhere',
      'empty',
      'offline',
      'done',
    ] as const
  ).map((status) => ({
    view: 'ConnectingExternal',
    state: status,
    node: (
      <ConnectingExternal {...external} getWalletUrl="https://wallets.example" state={{ status }} />
    ),
  })),
  {
    view: 'ConnectingExternal',
    state: 'failed',
    node: <ConnectingExternal {...external} state={{ status: 'failed', error: httpError }} />,
  },
]
