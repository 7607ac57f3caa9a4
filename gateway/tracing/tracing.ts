/** Fixed words and numbers, as in the log: no addresses of visitors, queries, bodies or keys. */
export type Fields = Readonly<Record<string, string | number | undefined>>

/** What is known of a span once its work is done. */
export type Span = {
  /** Gives it another name than the one that it began with. */
  readonly rename: (name: string) => void
  readonly set: (fields: Fields) => void
  readonly fail: () => void
  /** Leaves it out. */
  readonly drop: () => void
}

export type Tracing = {
  /**
   * Runs `work` as a span: of kind `server` for what a visitor asks, `client` for what a service or a node
   * is asked meanwhile.
   */
  readonly span: <T>(
    kind: 'server' | 'client',
    name: string,
    work: (span: Span) => Promise<T>,
  ) => Promise<T>
  /** Sends what has not been sent. */
  readonly end: () => Promise<void>
}

const unseen: Span = {
  rename: () => undefined,
  set: () => undefined,
  fail: () => undefined,
  drop: () => undefined,
}

/** Where nobody collects traces. */
export const noTracing: Tracing = {
  span: (_kind, _name, work) => work(unseen),
  end: async () => undefined,
}
