import { Alert } from '#ui/components/Alert.tsx'
import { Toast } from '#ui/components/Toast.tsx'
import { idle, origin, type Scene } from '../scene.ts'
import { ChunkFailed, Refused, UpdateNeeded, ViewSkeleton } from './Shell.tsx'

const skeleton = <ViewSkeleton title="Account" />

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
        <Toast kind={kind} message={kind === 'success' ? 'Address copied' : 'Switching network'} />
        {skeleton}
      </>
    ),
  })),
  {
    view: 'Alert',
    state: 'shown',
    node: (
      <>
        <Alert message="Session expired" onDismiss={idle} />
        {skeleton}
      </>
    ),
  },
]
