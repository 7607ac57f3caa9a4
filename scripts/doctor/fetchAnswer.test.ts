import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchAnswer } from './fetchAnswer.ts'
import { doesNotLoad } from './finding.ts'

async function serve(): Promise<number> {
  const server = createServer(({ headers }, response) => response.end(headers.host))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const cureFor = (text: string) =>
  doesNotLoad(
    'https://widget.example/',
    { url: '', status: 0, headers: new Headers(), text },
    'Serve it.',
  ).cure

test('default: a name below localhost is this machine, as in browsers (N13)', async () => {
  const port = await serve()
  const { status, text } = await fetchAnswer(`http://widget.localhost:${port}/`)
  expect([status, text]).toEqual([200, `widget.localhost:${port}`])
})

test('error: so it is with TLS, and a server that speaks none is told (N13)', async () => {
  const answer = await fetchAnswer(`https://widget.localhost:${await serve()}/`)
  expect(answer.status).toBe(0)
  expect(answer.text).not.toContain('ENOTFOUND')
  expect(cureFor(answer.text)).toContain('speaks no TLS')
})

test.each([
  ['self-signed certificate', 'NODE_EXTRA_CA_CERTS'],
  ['unable to verify the first certificate', 'NODE_EXTRA_CA_CERTS'],
  ['unable to get local issuer certificate', 'NODE_EXTRA_CA_CERTS'],
  ['certificate has expired', 'Renew'],
  [
    "Hostname/IP does not match certificate's altnames: Host: a.example",
    'Give it one for this name',
  ],
  ['getaddrinfo ENOTFOUND widget.example', 'no address in DNS'],
  ['connect ECONNREFUSED 127.0.0.1:443', 'Serve it.'],
])('error: %s is mended where it is broken (N13)', (text, cure) => {
  expect(cureFor(text)).toContain(cure)
})
