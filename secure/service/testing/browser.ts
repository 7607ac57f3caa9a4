import * as z from 'zod/mini'
import { type ApiResult, type ApiParams, type ApiName, apiRows } from '#secure/api'
import { SecureError, secureError } from '#secure/wire'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** A browser as the service sees one: cookies that are kept, and an origin. */
export type Browser = {
  readonly cookies: Map<string, string>
  /** `Set-Cookie`, as it came. */
  readonly lines: readonly string[]
  /** Values that cookies had. */
  readonly seen: readonly string[]
  call<N extends ApiName>(name: N, body?: ApiParams<N>): Promise<ApiResult<N>>
  send(path: string, init?: RequestInit): Promise<Response>
}

export type BrowserOptions = {
  readonly userAgent?: string
  /** As a trusted proxy tells it. @default one that nobody else has */
  readonly ip?: string
  readonly language?: string
  /** Shared with another one. @default its own */
  readonly cookies?: Map<string, string>
  /** False where it drops every cookie, as WebKit does in a frame of another site. @default true */
  readonly keepsCookies?: boolean
}
let browsers = 0

export function openBrowser(url: string, origin: string, options: BrowserOptions = {}): Browser {
  browsers += 1
  const { userAgent = CHROME, language = 'en-GB,en;q=0.9', keepsCookies = true } = options
  const ip = options.ip ?? `10.0.${browsers >> 8}.${browsers & 255}`
  const { cookies = new Map<string, string>() } = options
  const lines: string[] = []
  const seen: string[] = []

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('user-agent', userAgent)
    headers.set('accept-language', language)
    headers.set('x-forwarded-for', ip)
    if (cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    const response = await fetch(`${url}${path}`, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      lines.push(line)
      if (!keepsCookies) continue
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else {
        cookies.set(name, value)
        seen.push(value)
      }
    }
    return response
  }

  return {
    cookies,
    lines,
    seen,
    send,
    async call(name, body) {
      const { method, path, result } = apiRows[name]
      const isRead = method === 'GET'
      const response = await send(path, {
        method,
        ...(isRead
          ? {}
          : {
              headers: { 'content-type': 'application/json', 'x-causeway': '1', origin },
              body: JSON.stringify(body),
            }),
      })
      const json: unknown = await response.json()
      if (response.ok) return z.parse(result, json) as ApiResult<typeof name> // the row of `name`
      const { error } = z.parse(z.object({ error: secureError }), json)
      throw new SecureError(error.code, error.message, {
        retryAfterSeconds: error.retryAfterSeconds,
        data: { status: response.status },
      })
    },
  }
}
