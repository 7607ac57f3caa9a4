import { socialLogins } from '#protocol'
import { idle, type Scene } from '#ui/testing/scene.ts'
import { ConnectingFarcaster, type ConnectingFarcasterProps } from './ConnectingFarcaster.tsx'
import { ConnectingSocial, type ConnectingSocialProps } from './ConnectingSocial.tsx'
import { ConnectSocials } from './ConnectSocials.tsx'

const problem = 'The login was not accepted'
const url = 'https://farcaster.example/~/siwf?channelToken=8X2A-Q9'

const socialStates: readonly ConnectingSocialProps['state'][] = [
  { status: 'waiting' },
  { status: 'retrieving' },
  { status: 'blocked', url: 'https://provider.example/auth' },
  { status: 'closed' },
  { status: 'declined' },
  { status: 'offline' },
  { status: 'failed', problem },
]

const farcasterStates: readonly ConnectingFarcasterProps['state'][] = [
  { status: 'loading' },
  { status: 'waiting', url },
  { status: 'retrieving' },
  { status: 'offline' },
  { status: 'failed', problem },
]
const farcaster = {
  site: 'tern.example',
  requestedAt: Date.UTC(2026, 10, 23, 22, 54),
  onCopy: idle,
  onOpenApp: idle,
  onRetry: idle,
  onCancel: idle,
}

export const socialScenes: readonly Scene[] = [
  {
    view: 'ConnectSocials',
    state: 'ready',
    node: <ConnectSocials providers={socialLogins} onPick={idle} />,
  },
  { view: 'ConnectSocials', state: 'empty', node: <ConnectSocials providers={[]} onPick={idle} /> },
  {
    view: 'ConnectSocials',
    state: 'offline',
    node: <ConnectSocials providers={socialLogins} online={false} onPick={idle} />,
  },
  ...socialStates.map((state) => ({
    view: 'ConnectingSocial',
    state: state.status,
    node: (
      <ConnectingSocial
        provider="google"
        state={state}
        onOpen={idle}
        onCode={idle}
        onCancel={idle}
      />
    ),
  })),
  ...farcasterStates.map((state) => ({
    view: 'ConnectingFarcaster',
    state: state.status,
    node: <ConnectingFarcaster {...farcaster} state={state} />,
  })),
  {
    view: 'ConnectingFarcaster',
    state: 'on a phone',
    node: <ConnectingFarcaster {...farcaster} phone state={{ status: 'waiting', url }} />,
  },
]
