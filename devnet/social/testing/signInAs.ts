/** The person who signs in at a provider's page, or `deny` to cancel. */
export type Choice = { person: string; hide?: boolean | undefined } | 'deny'

/** Goes through a provider's pages as a browser would; returns the callback's parameters. */
export async function signInAs(uri: string, choice: Choice): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  const ask = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const follow = async (url: string, init?: RequestInit): Promise<Record<string, string>> => {
    const response = await ask(url, init)
    const location = response.headers.get('location')
    if (location !== null) {
      const next = new URL(location, url)
      if (next.pathname.startsWith('/callback/')) return Object.fromEntries(next.searchParams)
      return follow(next.href)
    }
    const page = await response.text()
    if (!response.ok && !page.includes('<form')) throw new Error(`${response.status}: ${page}`)
    if (page.includes('name="deny"'))
      return follow(url, { method: 'POST', body: bodyFor(page, choice) })
    const inputs = page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
    return Object.fromEntries(
      [...inputs].map(([, name, value = '']) => [name, value.replaceAll('&quot;', '"')]),
    )
  }
  return follow(uri)
}

function bodyFor(page: string, choice: Choice): URLSearchParams {
  if (choice === 'deny') return new URLSearchParams({ deny: 'yes' })
  const button = new RegExp(`value="([^"]+)"><b>${choice.person}</b>`).exec(page)
  if (button === null) throw new Error(`The page offers no ${choice.person}`)
  return new URLSearchParams({
    person: button[1] ?? '',
    ...(choice.hide === true ? { hide: 'on' } : {}),
  })
}
