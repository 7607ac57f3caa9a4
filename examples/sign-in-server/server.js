import { createServer } from 'node:http'

/** Serves web-standard requests with node:http. Frameworks with such handlers do not need this file. */
export function serve(handle, port, host = '127.0.0.1') {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const chunks = []
      for await (const chunk of incoming) chunks.push(chunk)
      const { method = 'GET', headers, url = '/' } = incoming
      const body = method === 'GET' || method === 'HEAD' ? undefined : Buffer.concat(chunks)
      const given = Object.entries(headers).map(([name, value]) => [name, String(value)])
      const request = new Request(new URL(url, 'http://localhost'), {
        method,
        headers: given,
        body,
      })
      const answer = await handle(request)
      outgoing.writeHead(answer.status, [...answer.headers].flat())
      outgoing.end(Buffer.from(await answer.arrayBuffer()))
    } catch (error) {
      console.error(error) // such as a node of the chain that does not answer
      outgoing.writeHead(503).end()
    }
  })
  return new Promise((resolve) => {
    server.listen(port, host, () => resolve(server))
  })
}
