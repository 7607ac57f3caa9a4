import type { IncomingMessage, ServerResponse } from 'node:http'
import { corsHeaders, sendJson } from './json.ts'
import type { Faults } from './faults.ts'
import type { FieldLies } from './fieldLies.ts'
import type { Unkindness } from '../unkind/unkindness.ts'
import { type Listening, listen } from './listen.ts'
import { unauthorized } from './serviceKeys.ts'

export type ServiceOptions = {
  /** What its fault switch is called. */
  name: string
  faults: Faults
  /** What it says otherwise. @default nothing */
  fieldLies?: FieldLies | undefined
  /** In which shape it says it. @default the one that is asked for */
  unkind?: Unkindness | undefined
  /** Pages that may ask in the project's name, where the project names them. @default all */
  origins?: (() => readonly string[] | undefined) | undefined
  /** Whether a request has what the service asks for. @default all have */
  hasKey?: ((request: IncomingMessage, url: URL) => boolean) | undefined
  /** Body of the service's own 500. */
  errorBody: unknown
}

/** Serves one HTTP API that any origin may ask, and that can be made to misbehave. */
export function listenAs(
  { name, faults, fieldLies, unkind, origins, hasKey, errorBody }: ServiceOptions,
  answer: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void,
): Promise<Listening> {
  return listen(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, corsHeaders)
      response.end()
      return
    }
    const url = new URL(request.url ?? '/', 'http://devnet')
    const subject = url.pathname
    if (await faults.strike({ service: name, subject, response, errorBody })) return
    if (hasKey?.(request, url) === false) return sendJson(response, 401, unauthorized)
    const { origin } = request.headers
    if (origin !== undefined && origins?.()?.includes(origin) === false) {
      unkind?.note('originRefused')
      return sendJson(response, 403, refusedOrigin(origin))
    }
    unkind?.rewrite({ service: name, url, response })
    fieldLies?.rewrite({ service: name, subject, response })
    await answer(request, response, url)
  })
}

function refusedOrigin(origin: string) {
  const description = `Origin not allowed: ${origin}`
  return { status: 'FAILED', reasons: [{ name: 'origin', description }] }
}
