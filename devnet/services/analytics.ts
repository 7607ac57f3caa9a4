import * as z from 'zod/mini'
import type { Faults } from '../http/faults.ts'
import { sendJson } from '../http/json.ts'
import { type Listening, readBody } from '../http/listen.ts'
import { listenAs, type ServiceOptions } from '../http/service.ts'

export type AnalyticsSettings = {
  /** What the project's owner has chosen. @default true */
  enabled: boolean
  /** False: events are answered with 403, as from a site that is not on the project's list. @default true */
  allowed: boolean
}

export const defaultAnalyticsSettings: AnalyticsSettings = { enabled: true, allowed: true }

const event = z.strictObject({
  eventId: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  url: z.string(),
  domain: z.string(),
  timestamp: z.int(),
  props: z.strictObject({
    type: z.enum(['track', 'error']),
    event: z.string().check(z.regex(/^[A-Z_]+$/)),
    properties: z.optional(z.record(z.string(), z.unknown())),
    address: z.optional(z.string()),
  }),
})
/** An event that came, with the query it came with; refused ones are kept too. */
export type KeptEvent = z.output<typeof event> & { query: Record<string, string> }

const MOST_EVENTS = 1_000

/**
 * The service of product events: `POST /e` keeps them for `GET /e`. Whether a project wants any is
 * the wallet list's to say.
 */
export function startAnalytics(
  options: Pick<ServiceOptions, 'unkind' | 'origins'> & {
    faults: Faults
    settings: AnalyticsSettings
    events: KeptEvent[]
  },
): Promise<Listening> {
  const { faults, settings, events, unkind, origins } = options
  const service = {
    name: 'analytics',
    faults,
    unkind,
    origins,
    errorBody: { error: 'Internal Server Error' },
  }
  return listenAs(service, async (request, response, { pathname, searchParams }) => {
    if (request.method === 'GET' && pathname === '/e') return sendJson(response, 200, events)
    if (!searchParams.get('projectId')) {
      return sendJson(response, 401, { error: 'Project ID is missing' })
    }
    if (request.method !== 'POST' || pathname !== '/e') {
      return sendJson(response, 404, { error: `Not found: ${pathname}` })
    }
    const parsed = event.safeParse(parseJson(await readBody(request)))
    if (!parsed.success) {
      return sendJson(response, 400, { error: z.prettifyError(parsed.error) })
    }
    events.push({ ...parsed.data, query: Object.fromEntries(searchParams) })
    if (events.length > MOST_EVENTS) events.shift()
    if (!settings.allowed) return sendJson(response, 403, { error: 'Origin not allowed' })
    sendJson(response, 202, { status: 'OK' })
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
