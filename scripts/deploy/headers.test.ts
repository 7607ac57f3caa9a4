import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deployment } from '#kernel/config/deployment.ts'
import { deploymentOf } from '#devnet/web/deployment.ts'
import { frameHeaders as devnetHeaders } from '#devnet/web/frameHeaders.ts'
import { formats } from './formats.ts'
import { frameHeaders, rulesOf } from '#gateway/site/headers.ts'
import { printDeployment } from '#gateway/site/printDeployment.ts'

const shop = deployment.parse({ allowedOrigins: ['https://shop.example'] })

test('default: devnet, whose browser tests run under its headers, sends the same ones', () => {
  const url = (name: string) => `http://127.0.0.1:80/${name}`
  const devnet = deploymentOf(
    {
      control: url('control'),
      page: 'http://localhost:8100',
      secure: 'http://secure.localhost:8100',
      analytics: url('analytics'),
      blockchainApi: url('blockchain'),
      bridgeApi: url('api'),
      directory: url('directory'),
      indexer: url('indexer'),
      relay: 'ws://127.0.0.1:81',
      verify: url('verify'),
    },
    [],
    { secure: true },
  )
  const named = { ...devnet, networks: [network] }
  expect(frameHeaders(deployment.parse(named))).toEqual(
    devnetHeaders({ ...devnet, networks: [network] }),
  )
})

const network = {
  chainId: 31337,
  name: 'Devnet One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://127.0.0.1:8545', 'ws://127.0.0.1:8545'],
  explorerUrl: 'http://127.0.0.1/explorer',
  testnet: true,
}

test('default: a deployment that names nothing reaches the public nodes and services (S5.07)', () => {
  const policy = frameHeaders(shop)['content-security-policy'] ?? ''
  expect(policy).toContain('frame-ancestors https://shop.example')
  const connect = /connect-src ([^;]+)/.exec(policy)?.[1]?.split(' ')
  expect(connect).toEqual(
    expect.arrayContaining([
      "'self'",
      'https://mainnet.base.org',
      'https://app.across.to',
      'https://rpc.walletconnect.org',
      'wss://relay.walletconnect.org',
    ]),
  )
  expect(new Set(connect).size).toBe(connect?.length)
})

test('attack: with a proxy for pictures no other host is asked for one (S19)', () => {
  const services = { imageProxyUrl: 'https://pictures.example/get?width=96' }
  const policy = frameHeaders(deployment.parse({ services }))['content-security-policy']
  expect(policy).toContain("; img-src 'self' data: blob: https://pictures.example;")
  const open = frameHeaders(shop)['content-security-policy']
  expect(open).toContain("; img-src 'self' data: blob: https:;")
})

test('behavior: nobody may embed where no origin is allowed', () => {
  const policy = frameHeaders(deployment.parse({}))['content-security-policy']
  expect(policy).toContain("frame-ancestors 'none'")
})

test('behavior: the deployment cannot end the block that it stands in', () => {
  const html = '<script type="application/json" id="causeway-deployment">{}</script>'
  const printed = printDeployment(html, { name: '</script><script>alert(1)' })
  expect(printed).toBe(
    '<script type="application/json" id="causeway-deployment">{"name":"\\u003c/script>\\u003cscript>alert(1)"}</script>',
  )
  expect(printDeployment('<p>', {})).toBe(undefined)
})

describe('formats', () => {
  const rules = [
    { path: '/embed/', headers: { 'x-one': 'a "b"' } },
    { path: '/causeway/*', headers: { 'cache-control': 'immutable' } },
  ]
  test('default: nginx', () => {
    expect(formats.nginx.write(rules)).toBe(
      [
        'location = /embed/ {',
        '  try_files /embed/index.html =404;',
        '  add_header x-one "a \\"b\\"" always;',
        '}',
        '',
        'location ^~ /causeway/ {',
        '  try_files $uri =404;',
        '  add_header cache-control "immutable";',
        '}',
        '',
        'location / {',
        '  add_header strict-transport-security "max-age=31536000" always;',
        '  add_header x-content-type-options "nosniff" always;',
        '  return 404;',
        '}',
      ].join('\n'),
    )
  })
  test('default: Caddy', () => {
    expect(formats.caddy.write(rules)).toBe(
      [
        'header /embed/ {',
        '\tx-one "a \\"b\\""',
        '}',
        '',
        '@causeway_causeway_ {',
        '\tpath_regexp ^/causeway/.+$',
        '\tfile',
        '}',
        'header @causeway_causeway_ {',
        '\tcache-control "immutable"',
        '}',
        '',
        '@causeway_other not path_regexp ^(/embed/|/causeway/.+)$',
        'header @causeway_other {',
        '\tstrict-transport-security "max-age=31536000"',
        '\tx-content-type-options "nosniff"',
        '}',
        'error @causeway_other 404',
      ].join('\n'),
    )
  })
  test('default: Cloudflare Pages and Netlify', () => {
    expect(formats.headers.write(rules)).toBe(
      ['/embed/', '  x-one: a "b"', '', '/causeway/*', '  cache-control: immutable'].join('\n'),
    )
  })
  test('default: Vercel', () => {
    expect(JSON.parse(formats.vercel.write(rules))).toEqual({
      headers: [
        { source: '/embed/', headers: [{ key: 'x-one', value: 'a "b"' }] },
        { source: '/causeway/(.*)', headers: [{ key: 'cache-control', value: 'immutable' }] },
      ],
    })
  })
  test('behavior: what is printed to be put into a server stands in the guide', () => {
    const guide = readFileSync('docs/self-hosting.md', 'utf8')
    for (const { usage } of Object.values(formats)) expect(guide).toContain(usage)
  })
  test('behavior: every file of the build has its rule', () => {
    expect(rulesOf(shop).map(({ path }) => path)).toEqual([
      '/loader.js',
      '/integrity.json',
      '/causeway/*',
      '/v/*',
      '/embed/',
      '/embed/index.html',
      '/embed/assets/*',
    ])
  })
})

test.each([
  ['{ "allowedOrigins": ["shop.example"] }', /allowedOrigins/],
  ['{}', /nobody could embed/],
  ['{', /is no JSON/],
])('error: %s is told, and nothing is written', (text, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'deployment.json')
  writeFileSync(file, text)
  const run = () =>
    execFileSync('node_modules/.bin/tsx', ['scripts/deploy.ts', file], { stdio: 'pipe' })
  expect(run).toThrow(message)
})
