const PREFIX = 'causeway:'

export type Locks = {
  readonly take: (name: string) => Promise<{ granted: boolean }>
  readonly release: (name: string) => void
  readonly releaseAll: () => void
}

/**
 * Locks between tabs, on the page's origin: the frame's own storage may be blocked, where the
 * browser refuses it Web Locks too. A lock lives until it is given back or the frame is gone.
 */
export function createLocks(manager: LockManager | null = navigator.locks ?? null): Locks {
  const held = new Map<string, () => void>()
  let frame = 0

  const release = (name: string) => {
    held.get(name)?.()
    held.delete(name)
  }
  return {
    take(name) {
      if (held.has(name)) return Promise.resolve({ granted: false })
      const asked = frame
      return new Promise((resolve) => {
        const hold = () =>
          new Promise<void>((free) => {
            if (asked === frame) held.set(name, free)
            else free() // the caller is gone
            resolve({ granted: asked === frame })
          })
        if (manager === null) return void hold()
        manager
          .request(PREFIX + name, { ifAvailable: true }, (lock) =>
            lock === null ? resolve({ granted: false }) : hold(),
          )
          .catch(() => resolve({ granted: false }))
      })
    },
    release,
    releaseAll() {
      frame += 1
      for (const name of [...held.keys()]) release(name)
    },
  }
}
