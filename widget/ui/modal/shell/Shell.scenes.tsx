import { Alert } from '../../components/Alert.tsx'
import { Toast } from '../../components/Toast.tsx'
import { idle, origin, type Scene } from '../../testing/scene.ts'
import { ChunkFailed, Refused, UpdateNeeded, ViewSkeleton } from './Shell.tsx'

const skeleton = <ViewSkeleton title="Account" />

const toasts = {
  loading: 'Switching network',
  success: '24.959 USDC arrived on Base',
  error: 'The transfer of 25 USDC failed',
}

export const shellScenes: readonly Scene[] = [
  { view: 'Shell', state: 'refused', node: <Refused origin={origin} /> },
  { view: 'Shell', state: 'update', node: <UpdateNeeded onReload={idle} /> },
  { view: 'Shell', state: 'chunk', node: <ChunkFailed onReload={idle} /> },
  { view: 'Shell', state: 'skeleton', node: skeleton },
  ...(['loading', 'success', 'error'] as const).map((kind) => ({
    view: 'Toast',
    state: kind,
    node: (
      <>
        <Toast
          toast={{ kind, message: toasts[kind] }}
          action={kind === 'loading' ? undefined : { label: 'See transfer', onClick: idle }}
        />
        {skeleton}
      </>
    ),
  })),
  {
    view: 'Alert',
    state: 'shown',
    node: (
      <>
        <Alert
          title="What was sent is not what you confirmed"
          message="The transaction on the network differs."
          action={{ label: 'See transfer', onClick: idle }}
          onDismiss={idle}
        />
        {skeleton}
      </>
    ),
  },
]
