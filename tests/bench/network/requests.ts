/** A request as the browser tells of it; times in milliseconds of one clock. */
export type Request = {
  readonly url: string
  readonly start: number
  /** When the head of its answer was there. */
  readonly answered: number | undefined
  /** When the last byte was there; undefined while it is not. */
  readonly end: number | undefined
  /** Head and body as they went over the line. */
  readonly bytes: number
  /** The connection's number; undefined of what came from a cache. */
  readonly connection: number | undefined
  /** The time that opening its connection took, when this request opened one. */
  readonly connecting: readonly [from: number, to: number] | undefined
  readonly cached: boolean
}

/**
 * The longest chain of requests that began one after another's end, between two times: how many times a
 * visitor waited for the network in a row.
 */
export function inSeries(
  requests: readonly Request[],
  { from, to }: { from: number; to: number },
): Request[] {
  const over = requests
    .flatMap((request) => {
      const { cached, start, end } = request
      return cached || start < from || end === undefined || end > to ? [] : [{ request, end }]
    })
    .sort((one, other) => one.end - other.end)
  const chain: Request[] = []
  let free = from
  // What ends first leaves most room for others: the longest chain takes it.
  for (const { request, end } of over) {
    if (request.start < free) continue
    chain.push(request)
    free = end
  }
  return chain
}
