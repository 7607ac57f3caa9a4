import { useEffect, useRef } from 'react'

/**
 * Makes something when the component mounts and ends it when it is gone for good. StrictMode mounts
 * everything twice; what was made at the first mount is kept for the second.
 */
export function useStableInstance<T>(make: () => T, end: (made: T) => void): void {
  const instance = useRef<{ made: T; isWanted: boolean } | undefined>(undefined)
  const newest = useRef({ make, end })
  useEffect(() => {
    const held = instance.current ?? { made: newest.current.make(), isWanted: true }
    held.isWanted = true
    instance.current = held
    return () => {
      held.isWanted = false
      // A second mount comes in the same task.
      queueMicrotask(() => {
        if (held.isWanted || instance.current !== held) return
        instance.current = undefined
        newest.current.end(held.made)
      })
    }
  }, [])
}
