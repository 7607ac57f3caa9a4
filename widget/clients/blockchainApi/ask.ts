import type * as z from 'zod/mini'
import {
  bodyOf,
  get,
  type HttpAnswer,
  type HttpQuery,
  post,
  refused,
  unreadable,
} from '#lib/http.ts'

/** What every row of the service takes to ask. */
export type Ask = {
  /** GET; the project and the version are added (S7). */
  readonly get: <T>(row: Row<T>) => Promise<T>
  /** POST; the project id is added where the row says so. */
  readonly post: <T>(row: PostRow<T>) => Promise<T>
}

type Row<T> = {
  /** After the base, without a slash. */
  readonly path: string
  readonly query?: HttpQuery | undefined
  readonly schema: z.ZodMiniType<T>
  readonly cache?: RequestCache | undefined
  readonly signal?: AbortSignal | undefined
}

type PostRow<T> = Row<T> & {
  readonly body: Readonly<Record<string, unknown>>
  /** Where this row wants the project id. */
  readonly projectIn: 'body' | 'query' | 'nowhere'
}

export type AskOptions = {
  /** Absent where the service wants none. */
  readonly projectId?: string | undefined
  /** Of the widget, told to the service. */
  readonly version: string
  /** Base of the service. */
  readonly url: string
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Asks the service in the name of a project. */
export function createAsk(options: AskOptions): Ask {
  const { projectId, version, url: base, fetch } = options
  const urlOf = (path: string) => `${base.replace(/\/$/, '')}/${path}`
  return {
    async get({ path, query, schema, cache, signal }) {
      const all = { ...query, projectId, st: 'causeway', sv: `html-core-${version}` }
      const answer = await get({ url: urlOf(path), query: all, cache, signal, fetch })
      return read(answer, schema)
    },
    async post({ path, query, body, projectIn, schema, signal }) {
      const answer = await post({
        url: urlOf(path),
        query: projectIn === 'query' ? { ...query, projectId } : query,
        body: projectIn === 'body' ? { ...body, projectId } : body,
        signal,
        fetch,
      })
      return read(answer, schema)
    },
  }
}

function read<T>(answer: HttpAnswer, schema: z.ZodMiniType<T>): T {
  if (!answer.ok) throw refused(answer)
  const parsed = schema.safeParse(bodyOf(answer))
  if (!parsed.success) throw unreadable(answer, parsed.error)
  return parsed.data
}
