/** Lets questions in, site by site. */
export type FairQueue = {
  /** Resolves when the site's next question may begin. */
  readonly turn: (site: string) => Promise<void>
}

/**
 * Of each site one question begins in one pass of the event loop: a thousand that arrive together for one site
 * delay the next one of another site by a single one of them. Whoever asks one question after the other waits for nobody.
 */
export function createFairQueue(): FairQueue {
  /** Sites that had their turn in this pass. */
  const served = new Set<string>()
  const waiting = new Map<string, (() => void)[]>()

  function nextPass(): void {
    served.clear()
    for (const [site, queue] of waiting) {
      queue.shift()?.()
      if (queue.length === 0) waiting.delete(site)
      served.add(site)
    }
    if (served.size > 0) setImmediate(nextPass)
  }

  return {
    turn(site) {
      const queue = waiting.get(site)
      if (queue === undefined && !served.has(site)) {
        if (served.size === 0) setImmediate(nextPass)
        served.add(site)
        return Promise.resolve()
      }
      return new Promise((resolve) => {
        if (queue === undefined) waiting.set(site, [resolve])
        else queue.push(resolve)
      })
    },
  }
}
