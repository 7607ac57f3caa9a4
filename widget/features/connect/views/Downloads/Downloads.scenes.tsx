import { Tile } from '#ui/components/Tile.tsx'
import { GetWallet, type GetWalletProps } from '../GetWallet/GetWallet.tsx'
import { glyph, idle, type Scene } from '#ui/testing/scene.ts'
import { WhatIsANetwork } from '#features/networks/views/WhatIsANetwork/WhatIsANetwork.tsx'
import { WhatIsAWallet } from '../WhatIsAWallet/WhatIsAWallet.tsx'
import { Downloads, type DownloadsProps } from './Downloads.tsx'

const wallet = {
  name: 'Kestrel',
  iconUrl: glyph('#5a5299', 'M2 6c5 0 8 2 10 6 2-4 5-6 10-6-1 7-4 12-10 14C6 18 3 13 2 6z'),
}
const homepage = { kind: 'homepage', url: 'https://kestrel.example' } as const
const ios = { kind: 'ios', url: 'https://apps.apple.com/app/kestrel' } as const
const android = { kind: 'android', url: 'https://play.google.com/store/apps/kestrel' } as const
const chrome = { kind: 'chrome', url: 'https://chromewebstore.google.com/kestrel' } as const

const downloads: readonly (readonly [state: string, props: DownloadsProps])[] = [
  ['default', { wallet, stores: [chrome, ios, android, homepage] }],
  ['code of a store', { wallet, stores: [chrome, ios, android, homepage], scanned: 'ios' }],
  ['on a phone', { wallet, stores: [ios, homepage], phone: true }],
  ['empty', { wallet, stores: [] }],
]

const getWallet: readonly (readonly [state: string, props: GetWalletProps['state']])[] = [
  [
    'default',
    {
      status: 'ready',
      wallets: [
        'Kestrel',
        'Pebble',
        'Quarry',
        'A wallet whose name does not fit into one line',
      ].map((name) => ({ id: name, name, tile: <Tile name={name} size={36} /> })),
    },
  ],
  ['loading', { status: 'loading' }],
  ['error', { status: 'error', onRetry: idle }],
]

/** Views that explain, and lead to a store. */
export const helpScenes: readonly Scene[] = [
  ...downloads.map(([state, props]) => ({
    view: 'Downloads',
    state,
    node: <Downloads {...props} />,
  })),
  ...getWallet.map(([state, props]) => ({
    view: 'GetWallet',
    state,
    node: <GetWallet moreUrl="https://wallets.example" state={props} onWallet={idle} />,
  })),
  {
    view: 'WhatIsAWallet',
    state: 'default',
    node: <WhatIsAWallet next={{ href: 'https://wallets.example' }} />,
  },
  {
    view: 'WhatIsANetwork',
    state: 'default',
    node: <WhatIsANetwork moreUrl="https://networks.example" />,
  },
]
