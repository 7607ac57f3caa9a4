import * as z from 'zod/mini'
import { wait } from '#lib/abort.ts'
import { BaseError, type PageContract, type Remote } from '#protocol'

/** A tab that closes its client is done in moments. */
const HAND_OVER_MS = 3_000
const LOCK_RETRY_MS = 50

const message = z.strictObject({ type: z.enum(['wanted', 'busy']) })

export type TabOwner = {
  /** Makes this tab the one that uses what is shared; rejects while another one is busy with it. */
  readonly own: () => Promise<void>
  readonly release: () => void
}

export type TabOwnerOptions = {
  readonly name: string
  /** Locks are taken on the page's origin: the frame's own may be blocked. */
  readonly page: Pick<Remote<PageContract>, 'lock' | 'unlock'>
  /** Reaches the other tabs of this site. */
  readonly channel: BroadcastChannel
  readonly isBusy: () => boolean
  /** Another tab wants it: lets go of what is shared. */
  readonly onGivenUp: () => Promise<void>
  readonly signal: AbortSignal
}

/** One tab at a time uses what tabs share: the one that asked last, unless the owner is busy. */
export function createTabOwner(options: TabOwnerOptions): TabOwner {
  const { name, page, channel, isBusy, onGivenUp, signal } = options
  let owned = false
  let owning: Promise<void> | undefined

  function hear(type: 'wanted' | 'busy', act: () => void, until: AbortSignal): void {
    const listen = ({ data }: MessageEvent) => {
      const parsed = message.safeParse(data)
      if (parsed.success && parsed.data.type === type) act()
    }
    channel.addEventListener('message', listen, { signal: until })
  }

  async function take(): Promise<boolean> {
    owned = (await page.lock({ name })).granted
    return owned
  }

  async function askForIt(): Promise<void> {
    const asking = new AbortController()
    hear('busy', () => asking.abort(), asking.signal)
    const until = Date.now() + HAND_OVER_MS
    channel.postMessage({ type: 'wanted' })
    while (!asking.signal.aborted && Date.now() < until) {
      await wait(LOCK_RETRY_MS)
      if (await take()) return asking.abort()
    }
    asking.abort()
    throw new BaseError('WalletConnect is in use in another tab', {
      code: 'WALLET_CONNECT_OTHER_TAB',
    })
  }

  async function own(): Promise<void> {
    if (owned || (await take())) return
    await askForIt()
  }

  function release(): void {
    owned = false
    page.unlock({ name }).catch(() => undefined) // the page is gone, and its lock with it
  }

  hear(
    'wanted',
    () => {
      if (!owned) return
      if (isBusy()) return channel.postMessage({ type: 'busy' })
      owned = false // whoever needs it from here on asks for it again
      onGivenUp().finally(release)
    },
    signal,
  )
  signal.addEventListener('abort', () => channel.close(), { once: true })

  return {
    own() {
      owning ??= own().finally(() => {
        owning = undefined
      })
      return owning
    },
    release() {
      if (owned) release()
    },
  }
}
