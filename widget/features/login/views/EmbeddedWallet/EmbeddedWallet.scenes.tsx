import { ApproveTransaction } from '../ApproveTransaction/ApproveTransaction.tsx'
import { idle, type Scene } from '#ui/testing/scene.ts'
import { EmbeddedWallet, type EmbeddedWalletProps } from './EmbeddedWallet.tsx'
import { ShareProfile } from './ShareProfile.tsx'

const user = {
  email: 'maren@tern.example',
  name: undefined,
  provider: undefined,
  recovery: 'passkey',
  canSign: true,
} as const

const states: readonly [string, Partial<EmbeddedWalletProps>][] = [
  ['ready', {}],
  ['not backed up', { user: { ...user, recovery: undefined } }],
  ['cannot sign', { user: { ...user, canSign: false }, temporary: true }],
  [
    'by social login, with account types',
    {
      user: { ...user, email: undefined, name: 'maren', provider: 'github' },
      accountType: { current: 'smartAccount', onSwitch: idle },
      onSessions: idle,
      profile: { isShared: true, onSwitch: idle },
    },
  ],
  ['offline', { online: false }],
  ['empty', { user: undefined }],
]

const approvals = ['transaction', 'signature', 'setup', 'settings', undefined] as const

export const embeddedScenes: readonly Scene[] = [
  ...states.map(([state, props]) => ({
    view: 'EmbeddedWallet',
    state,
    node: <EmbeddedWallet user={user} onEmail={idle} onOpen={idle} onSignOut={idle} {...props} />,
  })),
  {
    view: 'ShareProfile',
    state: 'ready',
    node: (
      <ShareProfile site="tern.example" email="maren@tern.example" name="maren" onAnswer={idle} />
    ),
  },
  ...approvals.map((about) => ({
    view: 'ApproveTransaction',
    state: about ?? 'over',
    node: (
      <>
        <ApproveTransaction about={about} frameId="scene-frame" />
        <span id="scene-frame" hidden />
      </>
    ),
  })),
]
