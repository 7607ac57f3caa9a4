import { isError } from '#protocol'
import { toWcError } from './errors.ts'
import { PAIRING_LIFETIME_MS, PAIRING_MARGIN_MS, PAIRING_RETRY_MS } from './limits.ts'
import type { Pairing } from './port.ts'

export type Proposed<session> = { readonly uri: string; readonly approval: Promise<session> }

/**
 * Offers pairings until a wallet takes one: each is renewed before it expires, and one that was
 * scanned in its last moment still counts. Rejects when a wallet declines, when nothing could be
 * offered, or when the last pairing ran out unseen.
 */
export function pair<session>(options: {
  propose: () => Promise<Proposed<session>>
  onPairing: (pairing: Pairing) => void
  isSeen: () => boolean
  /** Ends a session that a wallet approved after the caller had stopped waiting. */
  discard: (session: session) => void
  signal: AbortSignal
}): Promise<session> {
  const { propose, onPairing, isSeen, discard, signal } = options
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let open = 0
    let offering = false
    let done = false

    const finish = (end: () => void) => {
      done = true
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      end()
    }
    const abort = () => finish(() => reject(signal.reason))
    const fail = (error: unknown) => finish(() => reject(toWcError(error)))

    const offer = async () => {
      offering = true
      try {
        const { uri, approval } = await propose()
        open += 1
        watch(approval)
        if (done) return
        onPairing({ uri, expiresAt: Date.now() + PAIRING_LIFETIME_MS })
        timer = setTimeout(renew, PAIRING_LIFETIME_MS - PAIRING_MARGIN_MS)
      } catch (error) {
        // While an earlier pairing can still be scanned, the failure stays silent.
        if (done) return
        if (open === 0) fail(error)
        else timer = setTimeout(renew, PAIRING_RETRY_MS)
      } finally {
        offering = false
      }
    }
    const renew = () => {
      if (isSeen()) void offer()
      else timer = setTimeout(renew, PAIRING_RETRY_MS)
    }
    const watch = (approval: Promise<session>) => {
      approval.then(
        (session) => (done ? discard(session) : finish(() => resolve(session))),
        (error: unknown) => {
          open -= 1
          const isOld = isError(toWcError(error), 'EXPIRED') && (open > 0 || offering)
          if (!done && !isOld) fail(error)
        },
      )
    }

    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    void offer()
  })
}
