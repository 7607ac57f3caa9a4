import { wait } from '#lib/abort.ts'
import { retryAfter } from '#lib/http.ts'
import { BUSY_CAP_MS } from '../util/limits.ts'

/**
 * `fetch` for one node that reports when it is busy (Retry-After): it is not asked before that time. A
 * caller waits meanwhile, for `longest` ms at most, else gets a 429 without a request. viem itself would
 * wait for as long as the node asks, be it an hour.
 */
export function atNodesPace(send: typeof fetch, longest: number): typeof fetch {
  let freeAt = 0
  return async (input, init) => {
    const left = freeAt - Date.now()
    if (left > longest) return new Response(null, { status: 429 })
    if (left > 0) await wait(left)
    const response = await send(input, init)
    const { body, status, headers } = response
    const wish = retryAfter(headers.get('retry-after'))
    if (wish === undefined) return response
    freeAt = Date.now() + Math.min(wish, BUSY_CAP_MS)
    return new Response(body, { status })
  }
}
