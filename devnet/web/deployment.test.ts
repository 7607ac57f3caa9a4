import { describe, expect, test } from 'vitest'
import { type Deployment, printDeployment } from './deployment.ts'
import { frameHeaders } from './frameHeaders.ts'

const deployment: Deployment = {
  allowedOrigins: ['http://localhost:1'],
  allowedParents: [],
  projectIds: [],
  networks: [
    {
      chainId: 31337,
      name: 'A</script><b>',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://127.0.0.1:2/path', 'ws://127.0.0.1:2/path'],
      explorerUrl: 'http://localhost:1/explorer/31337',
      testnet: true,
    },
  ],
  bridge: {
    apiUrl: 'http://127.0.0.1:3/api',
    indexerUrl: 'http://127.0.0.1:4',
    pollingIntervalMs: 500,
    pools: {},
    tokens: {},
  },
}

describe('printDeployment', () => {
  test('default', () => {
    const html =
      '<p></p><script type="application/json" id="causeway-deployment">{}</script><i></i>'
    const printed = printDeployment(html, deployment)
    const [, json = ''] = /deployment">(.*?)<\/script><i>/.exec(printed) ?? []
    expect(JSON.parse(json)).toEqual(deployment)
  })

  test('behavior: a page without the block stays as it is', () => {
    expect(printDeployment('<p>$1</p>', deployment)).toBe('<p>$1</p>')
  })
})

describe('frameHeaders', () => {
  test('default', () => {
    const headers = frameHeaders(deployment)
    expect(headers['content-security-policy']?.split('; ')).toEqual([
      `default-src 'none'`,
      `script-src 'self'`,
      `style-src 'self'`,
      `img-src 'self' data: blob: https:`,
      `font-src 'self'`,
      `connect-src 'self' http://127.0.0.1:2 ws://127.0.0.1:2 http://127.0.0.1:3 http://127.0.0.1:4`,
      `form-action 'self'`,
      `base-uri 'none'`,
      `require-trusted-types-for 'script'`,
      `trusted-types 'none'`,
      `frame-ancestors http://localhost:1`,
    ])
  })

  test('behavior: WalletConnect’s relay may be reached, and Verify framed', () => {
    const walletConnect = {
      projectId: 'devnet',
      relayUrls: ['ws://127.0.0.1:5'],
      verifyUrl: 'http://127.0.0.1:5',
    }
    const headers = frameHeaders({ ...deployment, walletConnect })
    expect(headers['content-security-policy']).toMatch(
      /connect-src [^;]* ws:\/\/127\.0\.0\.1:5; frame-src http:\/\/127\.0\.0\.1:5; /,
    )
  })

  test('behavior: the wallet list may be reached', () => {
    const headers = frameHeaders({ ...deployment, services: { apiUrl: 'http://127.0.0.1:6' } })
    expect(headers['content-security-policy']).toMatch(
      /connect-src [^;]* http:\/\/127\.0\.0\.1:6; /,
    )
  })

  test('behavior: the embedded wallet may be framed, not asked', () => {
    const secureUrl = 'http://secure.localhost:1'
    const policy = frameHeaders({ ...deployment, services: { secureUrl } })[
      'content-security-policy'
    ]
    expect(policy).toMatch(/; frame-src http:\/\/secure\.localhost:1; /)
    expect(policy).not.toMatch(/connect-src [^;]*secure/)
  })

  test('behavior: an empty list means nobody, whoever the parents are', () => {
    for (const allowedParents of [[], ['http://parent.localhost:1']]) {
      const headers = frameHeaders({ ...deployment, allowedOrigins: [], allowedParents })
      expect(headers['content-security-policy']).toMatch(/; frame-ancestors 'none'$/)
    }
  })

  test('behavior: a parent of an allowed page is an ancestor too, each named once', () => {
    const allowedParents = ['http://parent.localhost:1', 'http://localhost:1']
    const headers = frameHeaders({ ...deployment, allowedParents })
    expect(headers['content-security-policy']).toMatch(
      /; frame-ancestors http:\/\/localhost:1 http:\/\/parent\.localhost:1$/,
    )
  })
})
