import * as z from 'zod/mini'
import { bodyOf, get } from '#lib/http.ts'

/** What is sent of one event (S7.21). */
export type EventProps = {
  readonly type: 'track' | 'error'
  readonly event: string
  readonly properties?: Readonly<Record<string, string | boolean>> | undefined
  readonly address?: string | undefined
}

export type Analytics = {
  /** Tells it, now or as soon as the project is known to want it; never throws. */
  readonly send: (props: EventProps) => void
}

export type AnalyticsOptions = {
  readonly projectId: string
  readonly apiUrl: string
  readonly analyticsUrl: string
  /** Of the page. */
  readonly origin: string
  /** Of this build. */
  readonly version: string
  /** The service does not take events of this site: nothing more is sent. */
  readonly onForbidden: () => void
  readonly onFailed: (error: unknown) => void
  readonly signal?: AbortSignal | undefined
  readonly fetch?: typeof fetch | undefined
}

const analyticsConfig = z.object({ isAnalyticsEnabled: z.boolean() })
/** What is read, by where it stands in the answer. @internal */
export const analyticsShapes = { '': analyticsConfig }

/**
 * Product events of a project. Nothing is sent before the project's own settings ask for them. Of the
 * page only its origin is sent: no path, no query.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { projectId, analyticsUrl, origin, version, onForbidden, onFailed } = options
  const post = options.fetch ?? ((input: string, init: RequestInit) => fetch(input, init))
  const url = `${analyticsUrl}/e?${new URLSearchParams({ projectId, st: SDK_TYPE, sv: version })}`
  // A gateway of this origin takes JSON only. Elsewhere it would need a preflight, and plain text needs none.
  const isOwn = analyticsUrl.startsWith(`${globalThis.origin}/`)
  let waiting: string[] = []
  let state: 'new' | 'asking' | 'wanted' | 'ended' = 'new'

  async function ask(): Promise<void> {
    state = 'asking'
    state = (await isWanted(options)) ? 'wanted' : 'ended'
    const bodies = waiting
    waiting = []
    if (state === 'wanted') for (const body of bodies) deliver(body)
  }

  function deliver(body: string): void {
    // `keepalive` outlives the page that is being left.
    const request: RequestInit = { method: 'POST', body, keepalive: true, credentials: 'omit' }
    post(url, { ...request, ...(isOwn && { headers: json }) }).then(({ status }) => {
      if (status !== 403 || state === 'ended') return
      state = 'ended'
      onForbidden()
    }, onFailed)
  }

  return {
    send(props) {
      if (state === 'ended') return
      const body = JSON.stringify({
        eventId: crypto.randomUUID(),
        url: `${origin}/`,
        domain: new URL(origin).hostname,
        timestamp: Date.now(),
        props,
      })
      if (state === 'wanted') return deliver(body)
      waiting.push(body)
      if (state === 'new') ask().catch(onFailed)
    },
  }
}

const SDK_TYPE = 'causeway'
const json = { 'content-type': 'application/json' }

/** The project's setting (S7.25); no when it cannot be learnt. */
async function isWanted(options: AnalyticsOptions): Promise<boolean> {
  const { projectId, apiUrl, version, signal, onFailed, fetch } = options
  const query = { projectId, st: SDK_TYPE, sv: version }
  try {
    const answer = await get({ url: `${apiUrl}/getAnalyticsConfig`, query, signal, fetch })
    return analyticsConfig.parse(bodyOf(answer)).isAnalyticsEnabled
  } catch (error) {
    onFailed(error)
    return false
  }
}
