/** Every request of this process is counted; services of others are answered by devnet. */
export function countRequests({ apiUrl, indexerUrl }) {
  const { fetch } = globalThis
  const counted = { posts: 0, calls: 0 }
  const bases = [
    ['https://app.across.to/api', apiUrl],
    ['https://indexer.api.across.to', indexerUrl],
  ]
  globalThis.fetch = (input, init) => {
    const asked = String(input instanceof Request ? input.url : input)
    const [from = '', to = ''] = bases.find(([base]) => asked.startsWith(base)) ?? []
    const url = to + asked.slice(from.length)
    if (new URL(url).hostname !== '127.0.0.1') throw new Error(`Not of devnet: ${url}`)
    counted.posts += 1
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    counted.calls += Array.isArray(body) ? body.length : 1
    return fetch(url, init)
  }
  return { counted, uncounted: fetch }
}
