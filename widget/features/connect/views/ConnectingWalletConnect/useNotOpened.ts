import { useEffect, useState } from 'react'
import { APP_WAIT_MS, LINK_HANDLED_MS } from '#wallet/links/limits.ts'

type Status = 'idle' | 'tapped' | 'opening' | 'notOpened'

/**
 * Tells that a link which was tapped led nowhere: the page is still seen a moment later. What the
 * view makes of a tap waits until the browser has handled the link.
 */
export function useNotOpened() {
  const [{ status, taps }, set] = useState<{ status: Status; taps: number }>({
    status: 'idle',
    taps: 0,
  })
  const go = (next: Status) => set((before) => ({ ...before, status: next }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second tap starts the clock again
  useEffect(() => {
    if (status !== 'tapped' && status !== 'opening') return
    const life = new AbortController()
    const timer =
      status === 'tapped'
        ? setTimeout(() => go('opening'), LINK_HANDLED_MS)
        : setTimeout(() => go('notOpened'), APP_WAIT_MS)
    const left = () => document.visibilityState === 'hidden' && go('idle')
    document.addEventListener('visibilitychange', left, { signal: life.signal })
    return () => {
      clearTimeout(timer)
      life.abort()
    }
  }, [status, taps])

  return {
    notOpened: status === 'notOpened',
    onTapped: () => set((before) => ({ status: 'tapped', taps: before.taps + 1 })),
    /** The page would not open it. */
    onRefused: () => go('notOpened'),
  }
}
