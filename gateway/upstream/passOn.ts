import type { App, Asked } from '../http/app.ts'
import { answerHeaders, GatewayError } from '../http/errors.ts'
import { type BodyLimits, readJson } from '../http/readBody.ts'
import type { Row } from './rows.ts'
import type { Question, Told, Upstream } from './upstream.ts'

/** One word of a path, once it is decoded. */
const WORD = /^[-.:\w]{1,128}$/

export type PassOnOptions = {
  /** The path on this server, `/api/across`. */
  readonly at: string
  readonly rows: readonly Row[]
  readonly upstream: Upstream
  /** Added to each request: the owner's values, which visitors do not get to see. */
  readonly owned: Readonly<Record<string, string>>
  readonly limits: BodyLimits
}

/** Serves every row below one path. */
export function passOn(app: App, options: PassOnOptions): void {
  const { at, rows, upstream } = options
  for (const row of rows) {
    app.on(row.method, `${at}${row.path}`, async (context) =>
      answer(context, await upstream.ask(await readQuestion(context, row, options))),
    )
  }
  refuseOtherMethods(app, at, rows)
}

/** What was not answered by the rows before, on their paths. */
export function refuseOtherMethods(app: App, at: string, rows: readonly Row[]): void {
  for (const path of new Set(rows.map((row) => row.path))) {
    app.all(`${at}${path}`, () => {
      throw new GatewayError('METHOD_REFUSED', 'This path is not asked in this way.')
    })
  }
}

async function readQuestion(
  { req }: Asked,
  row: Row,
  { owned, limits }: PassOnOptions,
): Promise<Question> {
  const { method, body: shape, writes = false, kind = 'json', projectIn = 'query' } = row
  const path = row.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(readWord(req.param(name))),
  )
  const query = readQuery(new URL(req.url).searchParams, row)
  if (projectIn === 'query') {
    for (const [name, value] of Object.entries(owned)) query.set(name, value)
  }
  const question: Question = {
    method,
    route: `${method} ${row.path}`,
    path,
    query,
    kind,
    isRead: !writes,
  }
  if (shape === undefined) return question

  const parsed = shape.safeParse(await readJson(req.raw, limits))
  if (!parsed.success) throw new GatewayError('BODY_REFUSED', 'The body is not as it should be.')
  const { projectId: _, ...rest } = parsed.data
  const body = JSON.stringify(projectIn === 'body' ? { ...rest, ...owned } : rest)
  return { ...question, body }
}

/**
 * One word of a path.
 *
 * @throws GatewayError PATH_REFUSED
 */
export function readWord(word = ''): string {
  if (WORD.test(word) && !/^\.+$/.test(word)) return word
  throw new GatewayError('PATH_REFUSED', 'This path is not one of ours.')
}

/**
 * The query parameters that the row allows, each once; the project is always the owner's.
 *
 * @throws GatewayError QUERY_REFUSED
 */
export function readQuery(
  given: URLSearchParams,
  { query = {}, many = [] }: Pick<Row, 'query' | 'many'>,
): URLSearchParams {
  const checked = new URLSearchParams()
  for (const [name, value] of given) {
    if (name === 'projectId') continue
    const pattern = Object.hasOwn(query, name) ? query[name] : undefined
    if (pattern?.test(value) !== true || (checked.has(name) && !many.includes(name))) {
      throw new GatewayError('QUERY_REFUSED', 'The query has what this path does not take.')
    }
    checked.append(name, value)
  }
  return checked
}

function answer(context: Asked, { answer: kept, ageSeconds, from }: Told): Response {
  const { status, type, bytes, freshness } = kept
  const seconds = Math.floor(freshness.freshMs / 1_000)
  const isFresh = from !== 'stale' && seconds > 0
  return context.newResponse(bytes.length === 0 ? null : new Uint8Array(bytes), status as 200, {
    ...answerHeaders,
    'content-type': type,
    age: `${ageSeconds}`,
    // Only the visitor's own browser may cache it: a shared cache could give it to another visitor.
    'cache-control': isFresh ? `private, max-age=${seconds}` : 'no-store',
  })
}
