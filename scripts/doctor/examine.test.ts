import { describe, expect, test } from 'vitest'
import { deployment } from '#kernel/config/deployment.ts'
import { frameHeaders, rulesOf } from '#gateway/site/headers.ts'
import { printDeployment } from '#gateway/site/printDeployment.ts'
import { integrityOf } from '../pinned/checkImports.ts'
import { examine } from './examine.ts'
import type { Answer } from './finding.ts'
import { allows, parsePolicy } from './policy.ts'

const decided = deployment.parse({ allowedOrigins: ['https://shop.example'] })
const document =
  '<script type="application/json" id="causeway-deployment">{}</script><script type="module" src="./assets/index-1.js"></script>'
const page = 'https://shop.example/'

const pinned = 'v/1.0.0/loader.js'
const widget = 'https://widget.example'
const frame = `${widget}/embed/`
const chunk = `${widget}/causeway/engine-1.js`
const policy = frameHeaders(decided)['content-security-policy'] ?? ''
const script = { 'content-type': 'text/javascript' }

type Site = Record<string, { status?: number; headers?: Record<string, string>; text?: string }>

/** A deployment that sends what `npm run deploy` writes, and a page without a policy. */
function site(): Site {
  const headersOf = (path: string) =>
    rulesOf(decided).find((rule) => rule.path === path)?.headers ?? {}
  return {
    'https://widget.example/loader.js': {
      headers: { ...headersOf('/loader.js'), ...script },
      text: 'import(`causeway/engine-1.js`);`1.0.0`',
    },
    [chunk]: { headers: { ...headersOf('/causeway/*'), ...script } },
    [`${frame}assets/index-1.js`]: { headers: script },
    'https://widget.example/embed/': {
      headers: headersOf('/embed/'),
      text: printDeployment(document, { allowedOrigins: decided.allowedOrigins }) ?? '',
    },
    'https://widget.example/integrity.json': {
      text: JSON.stringify({ version: '1.0.0', files: { [pinned]: integrityOf('pinned') } }),
    },
    [`https://widget.example/${pinned}`]: { text: 'pinned' },
    [page]: { text: '<script src="https://widget.example/loader.js">' },
  }
}

async function wrong(
  change: (site: Site) => unknown,
  options = { widget: 'https://widget.example/', page },
) {
  const answers = site()
  change(answers)
  const findings = await examine(options, async (url): Promise<Answer> => {
    const { status = 200, headers = {}, text = '' } = answers[url] ?? { status: 404 }
    return { url, status, headers: new Headers(headers), text }
  })
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, what }) => `${level}: ${what}`)
}

function headers(answers: Site, url: string, more: Record<string, string>): void {
  answers[url] = { ...answers[url], headers: { ...answers[url]?.headers, ...more } }
}

test('default: what `npm run deploy` writes is found well', async () => {
  expect(await wrong(() => undefined)).toEqual([])
})

test('attack: S22 what is not the widget’s is told, and the frame under another case (N9)', async () => {
  const more = await wrong((answers) => {
    answers[`${widget}/secure.env`] = { text: 'ENCRYPTION_KEY=' }
    answers[`${widget}/npm/bridge.js`] = { text: 'export {}' }
    answers[`${widget}/EMBED/INDEX.HTML`] = { text: document }
  })
  expect(more).toEqual([
    'error: EMBED/INDEX.HTML is served without a policy: anybody could frame it',
    'warning: It also publishes npm/bridge.js, secure.env',
  ])
  const every = await wrong((answers) => {
    answers[`${widget}/nothing-of-this-name`] = { text: 'welcome' }
  })
  expect(every).toEqual(['warning: It answers 200 to a file that is not there'])
})

test('error: a deployment with an option that was removed is told by its name (S7.30)', async () => {
  const bridge = { api: 'v1', apiUrl: 'https://widget.example/api/across' }
  const found = await wrong((answers) => {
    answers[frame] = { ...answers[frame], text: printDeployment(document, { bridge }) ?? '' }
  })
  expect(found).toContainEqual(
    `error: The deployment in ${frame} cannot be read: bridge.api: It was removed with Across’s API v1. Delete it, and bridge.apiUrl where that names API v1.`,
  )
})

test('error: answers that lack what every one should have (S21)', async () => {
  const found = await wrong((answers) => {
    headers(answers, frame, { 'strict-transport-security': 'max-age=0' })
    headers(answers, `${widget}/loader.js`, { 'x-content-type-options': '' })
  })
  expect(found).toEqual([
    'warning: X-Content-Type-Options is not nosniff: /loader.js',
    'warning: Strict-Transport-Security is missing: /embed/',
  ])
})

const project = (id: string, path = '') =>
  `https://api.web3modal.org${path}/projects/v1/origins?projectId=${id}&st=causeway&sv=doctor`
const goodId = '0123456789abcdef0123456789abcdef'
const withProject = (answers: Site, id: string) => {
  answers[page] = {
    text: `<script src="https://widget.example/loader.js" data-project-id="${id}"></script>`,
  }
}

test('error: a project id that is none, or that its service refuses (S8.03)', async () => {
  expect(await wrong((answers) => withProject(answers, 'my-shop'))).toEqual([
    "error: 'my-shop' is no project id: those of the public services are 32 hex digits",
  ])
  const refused = await wrong((answers) => {
    withProject(answers, goodId)
    answers[project(goodId)] = { status: 403 }
  })
  expect(refused).toEqual([
    `error: https://api.web3modal.org refuses the project id ${goodId}: HTTP 403`,
  ])
  const unknown = await wrong((answers) => {
    withProject(answers, goodId)
    answers[project(goodId)] = { status: 0, text: 'getaddrinfo ENOTFOUND' }
  })
  expect(unknown).toEqual([
    `warning: Whether https://api.web3modal.org knows the project id ${goodId} could not be asked: getaddrinfo ENOTFOUND`,
  ])
})

test('behavior: project ids of page and deployment are asked at the deployment’s own service (S8.03)', async () => {
  const found = await wrong((answers) => {
    withProject(answers, 'shop')
    answers[frame] = {
      ...answers[frame],
      text:
        printDeployment(document, {
          allowedOrigins: decided.allowedOrigins,
          services: { projectId: 'own', apiUrl: 'https://api.web3modal.org/proxy' },
        }) ?? '',
    }
    answers[project('shop', '/proxy')] = { text: '{"allowedOrigins":[]}' }
    answers[project('own', '/proxy')] = { status: 401 }
  })
  expect(found).toEqual(['error: https://api.web3modal.org refuses the project id own: HTTP 401'])
})

test('error: a widget that is not there', async () => {
  expect(
    await wrong((answers) => {
      answers['https://widget.example/loader.js'] = { status: 0, text: 'getaddrinfo ENOTFOUND' }
      answers['https://widget.example/embed/'] = { status: 500 }
    }),
  ).toEqual([
    'error: https://widget.example/loader.js does not load: getaddrinfo ENOTFOUND',
    'error: https://widget.example/embed/ does not load: HTTP 500',
  ])
})

test('error: a page that is not allowed, by the list and by the header (S5.07)', async () => {
  const other = 'https://other.example/'
  const found = await wrong(
    (answers) => {
      answers[other] = { text: 'loader.js' }
    },
    { widget: 'https://widget.example/', page: other },
  )
  expect(found).toEqual([
    'error: https://other.example is not in allowedOrigins',
    'error: frame-ancestors keeps https://other.example out',
  ])
})

test.each([
  ['no-cache', true],
  ['private, max-age=300', true],
  // A shared cache would hand it to browsers that lack its chunks.
  ['public, max-age=300', false],
  ['private, max-age=86400', false],
  ['', false],
])(
  'behavior: of a document with Cache-Control %j the doctor says that it expires soon enough: %s',
  async (sent, isFine) => {
    const found = await wrong((answers) => headers(answers, frame, { 'cache-control': sent }))
    expect(found).toEqual(isFine ? [] : [`warning: Cache-Control is '${sent}'`])
  },
)

test('error: headers that keep the frame out, or from its nodes', async () => {
  expect(await wrong((answers) => headers(answers, frame, { 'x-frame-options': 'DENY' }))).toEqual([
    "error: X-Frame-Options is 'DENY'",
  ])
  const without = policy.replace(' https://mainnet.base.org', '')
  expect(
    await wrong((answers) => headers(answers, frame, { 'content-security-policy': without })),
  ).toEqual(['error: connect-src keeps it from https://mainnet.base.org: its nodes and services'])
  expect(
    await wrong((answers) => headers(answers, frame, { 'content-security-policy': '' })),
  ).toEqual([
    'error: It sends no frame-ancestors',
    'warning: Its policy is weaker than it should be: no script-src',
  ])
  // A proxy in front adds one of its own: each has to agree.
  const own = `${policy}, script-src 'none'; frame-ancestors 'self'`
  expect(
    await wrong((answers) => headers(answers, frame, { 'content-security-policy': own })),
  ).toEqual([
    'error: frame-ancestors keeps https://shop.example out',
    "error: script-src keeps it from 'self': its own scripts",
  ])
  const loose = policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  expect(
    await wrong((answers) =>
      headers(answers, frame, { 'content-security-policy': `${loose}; sandbox allow-scripts` }),
    ),
  ).toEqual([
    "warning: Its policy is weaker than it should be: script-src 'unsafe-inline'",
    'error: Its policy has a sandbox, which takes its storage and its windows away',
  ])
})

test('error: a page with COEP, and a frame that does not answer it', async () => {
  const without = { 'cross-origin-embedder-policy': '', 'cross-origin-resource-policy': '' }
  const missing = `${frame} does not send Cross-Origin-Embedder-Policy: credentialless and Cross-Origin-Resource-Policy: cross-origin`
  expect(await wrong((answers) => headers(answers, frame, without))).toEqual([
    `warning: ${missing}`,
  ])
  expect(
    await wrong((answers) => {
      headers(answers, page, { 'cross-origin-embedder-policy': 'require-corp; report-to="x"' })
      headers(answers, frame, without)
    }),
  ).toEqual([`error: ${missing}: the page's policy 'require-corp' keeps it out`])
})

test('error: what keeps the widget from its storage, or the storage from it', async () => {
  expect(
    await wrong((answers) => {
      headers(answers, frame, { 'clear-site-data': '"storage"' })
      headers(answers, `${widget}/loader.js`, { 'set-cookie': 'a=b' })
    }),
  ).toEqual([
    `error: Clear-Site-Data is sent with ${frame}`,
    `warning: A cookie is set with ${widget}/loader.js`,
  ])
  const own = `${widget}/shop/`
  const shared = await wrong(
    (answers) => {
      answers[own] = { text: '<script src="/loader.js"></script>' }
    },
    { widget: `${widget}/`, page: own },
  )
  expect(shared).toContain(`error: The page has the same origin, ${widget}`)
  const sandboxed = { 'content-security-policy': 'sandbox allow-scripts' }
  expect(await wrong((answers) => headers(answers, page, sandboxed))).toEqual([
    "error: The page's policy has a sandbox, which the frame inherits",
  ])
})

test('error: a part that is missing', async () => {
  expect(await wrong((answers) => delete answers[chunk])).toEqual([
    'error: loader.js names what cannot be loaded: /causeway/engine-1.js',
  ])
})

test('error: a part of another kind', async () => {
  expect(
    await wrong((answers) => {
      answers[`${frame}assets/index-1.js`] = { headers: { 'content-type': 'text/html' } }
    }),
  ).toEqual(['error: embed/ names what cannot be loaded: /embed/assets/index-1.js'])
})

test('error: a part that is closed to pages', async () => {
  expect(
    await wrong((answers) => {
      answers[chunk] = { headers: script }
    }),
  ).toEqual(['error: Access-Control-Allow-Origin is missing: /causeway/engine-1.js'])
})

test('error: a loader and a manifest of two versions', async () => {
  const manifest = `${widget}/integrity.json`
  expect(
    await wrong((answers) => {
      answers[manifest] = { text: (answers[manifest]?.text ?? '').replace('1.0.0', '1.0.1') }
    }),
  ).toEqual(['warning: loader.js is not of version 1.0.1, which integrity.json names'])
})

test('error: the tag of the page, its nonce and its hash', async () => {
  const tag =
    (attributes: string, text = '') =>
    (answers: Site) => {
      const policy = "script-src 'nonce-abc' 'strict-dynamic'; frame-src https://widget.example"
      const meta = text || `<meta http-equiv="Content-Security-Policy" content="${policy}">`
      answers[page] = { text: `${meta}<script async ${attributes}></script>` }
    }
  const src = `src="${widget}/loader.js"`
  const file = `src="${widget}/${pinned}" integrity="${integrityOf('pinned')}"`
  expect(await wrong(tag(`${src} nonce="abc"`))).toEqual([])
  expect(await wrong(tag(`${src} nonce="abd"`))).toEqual(['error: script-src keeps the loader out'])
  expect(await wrong(tag(`${file} crossorigin`, ' '))).toEqual([])
  expect(await wrong(tag(file.replace('sha384-', 'sha384-A'), ' '))).toEqual([
    `error: The tag's integrity is not the hash of ${widget}/${pinned}: browsers refuse it`,
    'error: A tag with integrity lacks crossorigin',
  ])
  const newest = integrityOf(site()[`${widget}/loader.js`]?.text ?? '')
  expect(await wrong(tag(`${src} integrity="${newest}" crossorigin="anonymous"`, ' '))).toEqual([
    'warning: The tag pins the newest loader by its hash, which changes with every deployment',
  ])
})

test("behavior: a copy of the loader on the page's own site is the one that is looked at", async () => {
  const copy = 'https://shop.example/widget/1.0.0/loader.js'
  const policy = `script-src 'self'; frame-src ${widget}`
  const copied = (answers: Site) => {
    const src = 'src="/widget/1.0.0/loader.js"'
    answers[page] = {
      headers: { 'content-security-policy': policy },
      text: `<script async ${src} data-frame-url="${frame}"></script>`,
    }
    answers[copy] = { headers: script, text: 'import(`causeway/engine-1.js`)' }
    answers['https://shop.example/widget/1.0.0/causeway/engine-1.js'] = { headers: script }
  }
  expect(await wrong(copied)).toEqual([])
  expect(
    await wrong((answers) => {
      copied(answers)
      const src = 'src="/v/1.0.0/loader.js"'
      answers[page] = {
        text: `<script async ${src} data-frame-url="${frame}"></script>`,
      }
      answers['https://shop.example/v/1.0.0/loader.js'] = {
        text: 'load(`v/1.0.0/causeway/engine-2.js`)',
      }
      answers['https://shop.example/v/1.0.0/causeway/engine-2.js'] = { headers: script }
    }),
  ).toEqual([])
  expect(
    await wrong((answers) => {
      copied(answers)
      delete answers['https://shop.example/widget/1.0.0/causeway/engine-1.js']
    }),
  ).toEqual([
    'error: /widget/1.0.0/loader.js names what cannot be loaded: /widget/1.0.0/causeway/engine-1.js',
  ])
  expect(
    await wrong((answers) => {
      copied(answers)
      delete answers[copy]
    }),
  ).toEqual([`error: ${copy} does not load: HTTP 404`])
  expect(
    await wrong((answers) => {
      copied(answers)
      headers(answers, page, {
        'content-security-policy': `script-src ${widget}; frame-src ${widget}`,
      })
    }),
  ).toEqual(['error: script-src keeps the loader out'])
})

test("error: a page's own policy that keeps loader or frame out", async () => {
  const narrow = "default-src 'self'"
  expect(
    await wrong((answers) => headers(answers, page, { 'content-security-policy': narrow })),
  ).toEqual(['error: script-src keeps the loader out', 'error: frame-src keeps the frame out'])
  const good = `script-src 'self' ${widget}; frame-src ${widget}`
  expect(
    await wrong((answers) => headers(answers, page, { 'content-security-policy': good })),
  ).toEqual([])
})

test('behavior: what merely costs something is a warning', async () => {
  expect(
    await wrong((answers) =>
      headers(answers, page, { 'cross-origin-opener-policy': 'same-origin' }),
    ),
  ).toEqual(["warning: Cross-Origin-Opener-Policy is 'same-origin'"])
  const kept = { 'permissions-policy': `clipboard-write=(self), camera=()` }
  expect(await wrong((answers) => headers(answers, page, kept))).toEqual([
    'warning: Permissions-Policy keeps clipboard-write from the frame: no copying addresses',
  ])
  expect(
    await wrong((answers) => {
      const frame = answers['https://widget.example/embed/']
      if (frame !== undefined)
        frame.text = printDeployment(document, { allowedOrigins: ['*'] }) ?? ''
    }),
  ).toEqual(['warning: Any origin may embed it, so the embedded wallet stays off'])
})

test('error: pinned loaders that are not what integrity.json says', async () => {
  const manifest = 'https://widget.example/integrity.json'
  const file = `https://widget.example/${pinned}`
  const text = (url: string, value: string) => (answers: Site) => {
    answers[url] = { text: value }
  }
  expect(await wrong(text(file, 'pinned, and rewritten'))).toEqual([
    `error: ${pinned} is not what integrity.json says: browsers refuse it`,
  ])
  expect(await wrong((answers) => delete answers[file])).toEqual([
    `error: ${pinned} of integrity.json cannot be loaded`,
  ])
  expect(await wrong((answers) => delete answers[manifest])).toEqual([
    `warning: ${manifest} does not load, so no page can pin the loader`,
  ])
  for (const broken of ['{', '{"version":"1","files":{"../x.js":"sha384-"}}']) {
    expect(await wrong(text(manifest, broken))).toEqual([`error: ${manifest} cannot be read`])
  }
})

test('error: a deployment that cannot be read', async () => {
  const found = await wrong((answers) => {
    const frame = answers['https://widget.example/embed/']
    if (frame !== undefined) frame.text = document.replace('{}', '{ nonsense')
  })
  expect(found).toEqual([expect.stringMatching(/^error: The deployment in .* cannot be read/)])
})

test.each([
  ['https://a.example', 'https://a.example', true],
  ['https://*.example', 'https://a.example', true],
  ['*.example', 'https://example', false],
  ['a.example', 'https://a.example', true],
  ['http://a.example', 'https://a.example', true],
  ['https://a.example', 'http://a.example', false],
  ['https://a.example:8443', 'https://a.example', false],
  ['https://a.example:*', 'https://a.example:8443', true],
  ['https:', 'https://a.example', true],
  ['*', 'wss://a.example', false],
  ["'none'", 'https://a.example', false],
])('behavior: the source %s and %s', (source, origin, expected) => {
  expect(allows([source], origin)).toBe(expected)
})

test('behavior: of two directives of one name the first counts', () => {
  expect(parsePolicy('script-src a; SCRIPT-SRC b ;').get('script-src')).toEqual(['a'])
})

/** The same deployment with an embedded wallet, as its service answers for it. */
const secure = 'https://secure.example'
const withWallet = deployment.parse({
  allowedOrigins: ['https://shop.example'],
  networks: [
    {
      chainId: 8453,
      name: 'Base',
      rpcUrls: ['https://rpc.example'],
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
  ],
  services: { secureUrl: secure },
})
const known = {
  chainId: 8453,
  name: 'Base',
  rpcUrl: 'https://rpc.example',
  currency: { symbol: 'ETH', decimals: 18 },
  isTest: false,
}
const told = {
  version: '1.0.0',
  widgetOrigins: [widget],
  allowedOrigins: ['https://shop.example'],
  socials: [],
  farcaster: false,
  freshSeconds: 60,
  networks: [known],
}

function addWallet(answers: Site): void {
  const [{ headers: sent = {} } = {}] = [rulesOf(withWallet).find(({ path }) => path === '/embed/')]
  answers[frame] = { headers: sent, text: printDeployment(document, withWallet) ?? '' }
  const own = `frame-ancestors ${widget} https://shop.example`
  answers[secure] = { headers: { 'content-security-policy': own } }
  answers[`${secure}/health`] = { text: '{"status":"ok","version":"1.0.0"}' }
  answers[`${secure}/api/config`] = { text: JSON.stringify(told) }
}

describe("the embedded wallet's origin (N2)", () => {
  const wrongWith = (change: (site: Site) => unknown) =>
    wrong((answers) => {
      addWallet(answers)
      change(answers)
    })
  const config = (change: Partial<typeof told>) => (answers: Site) => {
    answers[`${secure}/api/config`] = { text: JSON.stringify({ ...told, ...change }) }
  }

  test('default: one that answers for this widget, its pages and its networks', async () => {
    expect(await wrongWith(() => undefined)).toEqual([])
  })

  test('error: it is not there, or not well', async () => {
    const down = { status: 0, text: 'connect ECONNREFUSED' }
    const gone = await wrongWith((answers) => {
      for (const path of ['', '/health', '/api/config']) answers[`${secure}${path}`] = down
    })
    expect(gone).toEqual([
      `error: The embedded wallet at ${secure} does not load: connect ECONNREFUSED`,
    ])
    expect(await wrongWith((answers) => Object.assign(answers, { [secure]: undefined }))).toEqual([
      `error: The embedded wallet at ${secure} does not load: HTTP 404`,
    ])
    expect(
      await wrongWith((answers) => {
        answers[`${secure}/health`] = { status: 503, text: '{}' }
      }),
    ).toEqual([`error: ${secure}/health does not say that it is well: HTTP 503`])
    expect(
      await wrongWith((answers) => {
        answers[`${secure}/api/config`] = { text: '<html>' }
      }),
    ).toEqual([`error: ${secure}/api/config cannot be read`])
  })

  test('error: headers that keep the widget or a page out', async () => {
    expect(
      await wrongWith((answers) =>
        headers(answers, secure, {
          'content-security-policy': 'frame-ancestors https://shop.example',
        }),
      ),
    ).toEqual([`error: The embedded wallet's frame-ancestors keeps ${widget} out`])
    expect(
      await wrongWith((answers) => headers(answers, secure, { 'content-security-policy': '' })),
    ).toEqual(['error: The embedded wallet sends no frame-ancestors'])
    expect(
      await wrongWith((answers) => headers(answers, secure, { 'x-frame-options': 'DENY' })),
    ).toEqual(["error: The embedded wallet sends X-Frame-Options 'DENY'"])
    expect(await wrongWith(config({ allowedOrigins: ['https://other.example'] }))).toEqual([
      'error: The embedded wallet does not allow https://shop.example',
    ])
    expect(await wrongWith(config({ allowedOrigins: ['*'] }))).toHaveLength(1)
    expect(await wrongWith(config({ allowedOrigins: ['https://*.example'] }))).toEqual([])
    expect(await wrongWith(config({ widgetOrigins: ['https://other.example'] }))).toEqual([
      `error: The embedded wallet does not know the widget ${widget}`,
    ])
  })

  test('error: networks of Solana on which it tries nothing', async () => {
    const id = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const solana = {
      caipChainId: id,
      name: 'Solana',
      rpcUrls: ['https://solana.example'],
      nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
    }
    const offered = deployment.parse({
      ...withWallet,
      networks: [...(withWallet.networks ?? []), solana],
    })
    const withSolana = (change: Partial<typeof told & { solanaNodes: object }>) =>
      wrongWith((answers) => {
        answers[frame] = {
          headers: rulesOf(offered).find(({ path }) => path === '/embed/')?.headers ?? {},
          text: printDeployment(document, offered) ?? '',
        }
        config(change)(answers)
      })
    expect(await withSolana({})).toEqual([`warning: The embedded wallet has no node of ${id}`])
    expect(await withSolana({ solanaNodes: { [id]: ['https://solana.example'] } })).toEqual([])
  })

  test('error: networks that it does not know', async () => {
    const missing = 'The embedded wallet does not know eip155:8453'
    expect(await wrongWith(config({ networks: [] }))).toEqual([`error: ${missing}`])
    expect(await wrongWith(config({ networks: [{ ...known, chainId: 1 }] }))).toEqual([
      `error: ${missing}`,
    ])
  })
})
