import { arbitrum, base, ethereum, idle, type Scene } from '#ui/testing/scene.ts'
import { ConnectNamespace } from './ConnectNamespace.tsx'

const solana = { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' }
const wallet = { name: 'Kestrel', iconUrl: undefined }

export const connectNamespaceScenes: readonly Scene[] = [
  {
    view: 'ConnectNamespace',
    state: 'ready',
    node: (
      <ConnectNamespace
        wallet={wallet}
        namespaces={[
          { namespace: 'eip155', networks: [ethereum, arbitrum, base] },
          { namespace: 'solana', networks: [solana] },
          { namespace: 'bip122', networks: [{ id: 'bip122:0', name: 'Bitcoin' }] },
        ]}
        onPick={idle}
      />
    ),
  },
  {
    view: 'ConnectNamespace',
    state: 'empty',
    node: <ConnectNamespace wallet={wallet} namespaces={[]} onPick={idle} />,
  },
]
