import { parseSiweMessage } from 'viem/siwe'

const NONCE_MS = 5 * 60_000
const SESSION_MS = 7 * 24 * 60 * 60_000
const BODY_CHARS = 10_000

/**
 * Signs people in on the pages of `origin`. `clients` are viem public clients, one for each network that
 * you offer. Both tables are in memory. If you run several processes, keep the tables in a database, and
 * make `take` delete and return a row in one statement.
 */
export function createSignIn({ clients, origin, now = Date.now }) {
  const nonces = createTable(now)
  const sessions = createTable(now)
  const routes = {
    'GET /nonce': giveNonce,
    'POST /verify': verify,
    'GET /session': (request) => json(sessions.get(readCookie(request, 'session')) ?? null),
    'POST /sign-out': signOut,
  }

  return async function handle(request) {
    const route = routes[`${request.method} ${new URL(request.url).pathname}`]
    if (route === undefined) return new Response('Not found', { status: 404 })
    // Other sites cannot sign people in or out.
    const isOwn = request.method === 'GET' || request.headers.get('origin') === origin
    return isOwn ? route(request) : json({ ok: false }, { status: 403 })
  }

  /** A nonce is valid for five minutes, in the browser that asked for it. */
  function giveNonce(request) {
    const browser = readCookie(request, 'browser') ?? random()
    const nonce = random()
    nonces.put(nonce, browser, now() + NONCE_MS)
    return new Response(nonce, { headers: noStore([cookie('browser', browser)]) })
  }

  async function verify(request) {
    const signed = await readSigned(request)
    if (signed === undefined) return json({ ok: false }, { status: 400 })
    const { message, signature } = signed
    const { address, chainId, domain, expirationTime, issuedAt, nonce, uri, version } =
      parseSiweMessage(message)
    // Taken first, so that a nonce is valid for one attempt, whatever the result.
    const browser = nonces.take(nonce)
    const client = clients.find(({ chain }) => chain.id === chainId)
    const isOurs =
      browser !== undefined &&
      browser === readCookie(request, 'browser') &&
      domain === new URL(origin).host &&
      uri === origin &&
      version === '1' &&
      issuedAt !== undefined &&
      Math.abs(now() - issuedAt.getTime()) <= NONCE_MS
    if (!isOurs || client === undefined) return json({ ok: false }, { status: 401 })
    // Checks keys, deployed accounts (ERC-1271), accounts before deployment (ERC-6492), and the times.
    const time = new Date(now())
    const asked = { message, signature, address, domain, nonce, time }
    if (!(await client.verifySiweMessage(asked))) return json({ ok: false }, { status: 401 })
    const session = random()
    const until = Math.min(
      now() + SESSION_MS,
      expirationTime?.getTime() ?? Number.POSITIVE_INFINITY,
    )
    sessions.put(session, { address, chainId }, until)
    return json({ ok: true }, { headers: noStore([cookie('session', session)]) })
  }

  function signOut(request) {
    sessions.take(readCookie(request, 'session'))
    return json({}, { headers: noStore([`${cookie('session', '')}; Max-Age=0`]) })
  }
}

/** A table whose rows expire. */
function createTable(now) {
  const rows = new Map()
  const get = (key) => {
    const row = rows.get(key)
    return row !== undefined && now() < row.until ? row.value : undefined
  }
  return {
    get,
    put(key, value, until) {
      for (const [old, row] of rows) if (row.until <= now()) rows.delete(old)
      rows.set(key, { value, until })
    },
    take(key) {
      const value = get(key)
      rows.delete(key)
      return value
    },
  }
}

async function readSigned(request) {
  const text = await request.text()
  if (text.length > BODY_CHARS) return undefined
  try {
    const { message, signature } = JSON.parse(text)
    const isSigned = typeof message === 'string' && /^0x([\da-f]{2})+$/i.test(signature)
    return isSigned ? { message, signature } : undefined
  } catch {
    return undefined // not JSON
  }
}

/** Only letters and digits, as EIP-4361 requires. */
function random() {
  return crypto.randomUUID().replaceAll('-', '')
}

/** A cookie for this host only, over TLS or on localhost, that scripts cannot read. */
function cookie(name, value) {
  return `__Host-${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax`
}

function readCookie(request, name) {
  const cookies = request.headers.get('cookie') ?? ''
  return new RegExp(`(?:^|; )__Host-${name}=([\\da-f]{32})(?:;|$)`).exec(cookies)?.[1]
}

function json(body, init = {}) {
  return Response.json(body, { headers: noStore(), ...init })
}

function noStore(cookies = []) {
  return new Headers([
    ['cache-control', 'no-store'],
    ...cookies.map((one) => /** @type {[string, string]} */ (['set-cookie', one])),
  ])
}
