import { get } from 'node:https'
import { expect, test } from 'vitest'
import { listen } from '../http/listen.ts'
import { makeCertificate } from './certificate.ts'
import { createFronts, startFront } from './front.ts'

test('behavior: what is sent over TLS, by a certificate of the sites and of loopback, reaches the server behind (E2)', async () => {
  const certificate = makeCertificate()
  const behind = await listen(async ({ headers }, response) => void response.end(headers.host))
  const front = await startFront(certificate, behind.port)
  const ask = (servername: string, ca?: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { host: servername }
      const given = { host: '127.0.0.1', port: front.port, servername, headers, ...(ca && { ca }) }
      get({ ...given, agent: false }, (response) => {
        response.on('data', (part: Buffer) => resolve(part.toString()))
      }).on('error', reject)
    })
  expect(await ask('secure.localhost', certificate.cert)).toBe('secure.localhost')
  expect(await ask('localhost', certificate.cert)).toBe('localhost')
  await expect(ask('tern.example', certificate.cert)).rejects.toThrow(/altnames/)
  await expect(ask('localhost')).rejects.toThrow(/self-signed/)
  await front.close()
  await behind.close()
})

test('behavior: browsers are told of TLS wherever there is one, and of nothing else (E2)', async () => {
  const started: number[] = []
  const fronts = createFronts(async (target) => {
    started.push(target)
    return { port: target + 1, url: '', close: async () => undefined }
  })
  const told = {
    rpc: ['http://127.0.0.1:10/path', 'ws://127.0.0.1:10'],
    nested: '[{"rpcUrl":"http://127.0.0.1:20"}]',
    mail: 'smtp://127.0.0.1:30',
    interval: 500,
  }
  expect(fronts.told(told)).toEqual(told)
  await fronts.cover(JSON.stringify(told))
  expect(started).toEqual([10, 20])
  expect(await fronts.open(10)).toBe(11)
  expect(fronts.told(told)).toEqual({
    rpc: ['https://127.0.0.1:11/path', 'wss://127.0.0.1:11'],
    nested: '[{"rpcUrl":"https://127.0.0.1:21"}]',
    mail: 'smtp://127.0.0.1:30',
    interval: 500,
  })
})
