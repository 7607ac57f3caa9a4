import { get } from 'node:http'
import { get as getOverTls } from 'node:https'
import type { Answer } from './finding.ts'

const TIMEOUT_MS = 15_000

/** One GET without cookies; what went wrong on the way is an answer as well. */
export async function fetchAnswer(url: string): Promise<Answer> {
  try {
    if (new URL(url).hostname.endsWith('.localhost')) return await fetchLocal(url)
    const response = await fetch(url, {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { status, headers, redirected } = response
    return { url: response.url, status, headers, text: await response.text(), redirected }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const text = cause instanceof Error ? cause.message : String(cause)
    return { url, status: 0, headers: new Headers(), text }
  }
}

/** Browsers find every `*.localhost` on this machine (RFC 6761); Node asks the network for it. */
function fetchLocal(url: string): Promise<Answer> {
  const { protocol, host, hostname, port, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host } }
    const ask = protocol === 'https:' ? getOverTls : get
    const request = ask({ ...to, servername: hostname }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          url,
          status: response.statusCode ?? 0,
          headers: new Headers(
            Object.entries(response.headers).map(([name, value]): [string, string] => [
              name,
              String(value),
            ]),
          ),
          text: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    request.setTimeout(TIMEOUT_MS, () => request.destroy(new Error('It took too long to answer')))
    request.on('error', reject)
  })
}
