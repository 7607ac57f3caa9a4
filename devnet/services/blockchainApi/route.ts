/** One question of a client. */
export type Asked = {
  /** What the route's pattern caught, decoded. */
  params: readonly string[]
  query: URLSearchParams
  /** Parsed; undefined where there is none, or none that is JSON. */
  body: unknown
}

export type Answer = { status: number; body: unknown }

/** One row of the API: where it is, and what it says. */
export type Route = {
  method: 'GET' | 'POST'
  path: RegExp
  /** Where the query decides too. */
  when?: ((query: URLSearchParams) => boolean) | undefined
  answer: (asked: Asked) => Promise<Answer> | Answer
}

/** The body of every refusal. */
export function failure(description: string, name = 'error') {
  return { status: 'FAILED', reasons: [{ name, description }] }
}
