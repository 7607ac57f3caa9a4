// Here and not in `limits.ts`, which is of stage 1: the skeleton's file imports no other.
/** How long the widget's origin has to answer before it counts as out of reach. */
const PROBE_MS = 5_000
const PROBE_EVERY_MS = 5_000

/**
 * Whether the widget's origin answers at all, whatever it says. A page whose policy forbids to ask
 * counts as one that was answered: nothing is known, and the frame was refused.
 */
export async function isReachable(frameUrl: URL): Promise<boolean> {
  if (!navigator.onLine) return false
  let isForbidden = false
  const life = new AbortController()
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI }) => {
      isForbidden ||= blockedURI.startsWith(frameUrl.origin)
    },
    { signal: life.signal },
  )
  // This very file came from there with CORS, which a page with COEP needs; a copy from npm did not.
  const own = new URL(import.meta.url)
  const isOurs = own.origin === frameUrl.origin
  try {
    await fetch(isOurs ? own : frameUrl, {
      method: 'HEAD',
      mode: isOurs ? 'cors' : 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_MS),
    })
    return true
  } catch {
    // The violation is told in a task of its own.
    await new Promise((resolve) => setTimeout(resolve))
    return isForbidden
  } finally {
    life.abort()
  }
}

/** Tries again once the origin answers: when the browser is online again, and every few seconds. */
export function retryWhenReachable(card: HTMLElement, frameUrl: URL, onRetry: () => void): void {
  const life = new AbortController()
  const { signal } = life
  const timer = setInterval(tryAgain, PROBE_EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  addEventListener('online', tryAgain, { signal })

  async function tryAgain(): Promise<void> {
    if (!card.isConnected) return life.abort() // closed, or the person was faster
    if (!(await isReachable(frameUrl)) || signal.aborted || !card.isConnected) return
    life.abort()
    onRetry()
  }
}
