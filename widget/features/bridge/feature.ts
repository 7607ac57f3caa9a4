import { isBridgeOnly } from '#kernel/config/slice.ts'
import { feature } from '#kernel/feature.ts'
import type { NoParams } from '#kernel/router/view.ts'
import { allowFee } from './model/allowFee.ts'
import { hasStoredTransfers } from '#transactions/transfers/items.ts'
import { onStorageChanged } from './model/otherTab.ts'
import { prefill } from './model/prefill.ts'
import { watchRecovery } from './model/watchRecovery.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    Bridge: NoParams
    TokenPicker: { readonly side: 'origin' | 'destination' }
    BridgeRecipient: NoParams
    BridgeReview: NoParams
    TransferProgress: { readonly transferId: string }
    TransferDetails: { readonly transferId: string }
    Transfers: NoParams
  }
}

declare module '#kernel/router/errands.ts' {
  interface Errands {
    bridge: NoParams
    transfers: NoParams
    readTransfer: { readonly transferId: string }
  }
}

/** Where a transfer is made or followed: nothing puts another view in its place. */
const ofTransfer = { isUninterruptible: true } as const
const step = { ...ofTransfer, stepOf: 'Bridge' } as const

/** Tokens from one chain to another. */
export const bridge = feature({
  views: {
    Bridge: {
      load: () => import('./views/Bridge/BridgeView.tsx'),
      words: ['bridge'],
      ...step,
      isResumed: true,
      isResumedAfterSignIn: true,
    },
    TokenPicker: {
      load: () => import('./views/TokenPicker/TokenPickerView.tsx'),
      words: ['bridge'],
      ...step,
    },
    BridgeRecipient: {
      load: () => import('./views/Bridge/BridgeRecipientView.tsx'),
      words: ['bridge', 'account'],
      ...step,
    },
    BridgeReview: {
      load: () => import('./views/BridgeReview/BridgeReviewView.tsx'),
      words: ['bridge'],
      ...step,
    },
    TransferProgress: {
      load: () => import('./views/TransferProgress/TransferProgressView.tsx'),
      words: ['bridge'],
      ...step,
      isBusy({ bridge: { speedUps, progress } }, { transferId }) {
        const offer = speedUps[transferId]?.status
        if (offer === 'signing' || offer === 'sending') return true
        return progress[transferId]?.status === 'simulationSuccess'
      },
    },
    TransferDetails: {
      load: () => import('./views/TransferDetails/TransferDetailsView.tsx'),
      words: ['bridge'],
      ...ofTransfer,
    },
    Transfers: {
      load: () => import('./views/Transfers/TransfersView.tsx'),
      words: ['bridge'],
      ...ofTransfer,
    },
  },
  errands: {
    bridge: () => ({ name: 'Bridge' }),
    transfers: () => ({ name: 'Transfers' }),
    readTransfer: (_, { transferId }) => ({ name: 'TransferDetails', transferId }),
  },
  follow: ({ bridge: { transfers } }, id) =>
    transfers.some(({ transfer }) => transfer.id === id)
      ? { name: 'TransferProgress', transferId: id }
      : undefined,
  toasts: () => import('./toasts.ts'),
  opens: {
    only({ config }, { view }) {
      if (!isBridgeOnly(config)) return undefined
      return { name: view === 'Transfers' ? view : 'Bridge' }
    },
    anywhere: (_, { view }) =>
      view === 'Bridge' || view === 'Transfers' ? { name: view } : undefined,
  },
  checkArguments: ({ deployment }, { bridge }) => allowFee(deployment, bridge),
  takeArguments: (core, { bridge }) => prefill(core, bridge),
  on: { storage: onStorageChanged, options: (core, { bridge }) => prefill(core, bridge) },
  resume(core, onError) {
    watchRecovery(core, onError)
    if (!hasStoredTransfers(core.storage)) return
    // The bridge is heavy: its code comes only where a transfer is under way.
    import('./model/resume.ts')
      .then(({ resumeTransfers }) => resumeTransfers(core, onError))
      .catch(onError)
  },
})
