import { expect, test } from 'vitest'
import { createWalletRegistry, type WalletRegistry } from './walletRegistry.ts'

const common = { projectId: 'abc', st: 'causeway', sv: 'html-core-1' }

/** What a call asks of the service, and what is made of its answer. */
async function askedBy(
  call: (walletRegistry: WalletRegistry) => Promise<unknown>,
  answer: Response,
  { projectId }: { projectId: string | undefined } = { projectId: 'abc' },
) {
  const asked: { path: string; query: object }[] = []
  const walletRegistry = createWalletRegistry({
    projectId,
    version: '1',
    url: 'https://api.example',
    fetch: async (input) => {
      const { pathname: path, searchParams } = new URL(String(input))
      asked.push({ path, query: Object.fromEntries(searchParams) })
      return answer
    },
  })
  return { outcome: await call(walletRegistry), asked: asked[0] }
}

test('default: a page of wallets, by everything that narrows it (S7.24)', async () => {
  const query = {
    page: 2,
    entries: 40,
    include: ['a', 'b'],
    exclude: ['c'],
    chains: ['eip155:1'],
    search: ' pebble ',
    badge: 'certified' as const,
  }
  const answer = Response.json({ data: [], count: 7 })
  const { asked, outcome } = await askedBy(
    (walletRegistry) => walletRegistry.getWallets(query),
    answer,
  )
  expect(outcome).toEqual({ wallets: [], count: 7 })
  expect(asked).toEqual({
    path: '/getWallets',
    query: {
      ...common,
      page: '2',
      entries: '40',
      include: 'a,b',
      exclude: 'c',
      chains: 'eip155:1',
      search: 'pebble',
      badge_type: 'certified',
    },
  })
})

test.each([
  ['wallet', '/getWalletImage/one'],
  ['asset', '/public/getAssetImage/one'],
  ['currency', '/public/getCurrencyImage/one'],
  ['token', '/public/getTokenImage/one'],
] as const)('default: the picture of a %s is at %s (S7.24)', async (kind, path) => {
  const answer = new Response('P', { headers: { 'content-type': 'image/png' } })
  const { asked, outcome } = await askedBy(
    (walletRegistry) => walletRegistry.getImage(kind, 'one'),
    answer,
  )
  expect([asked, outcome]).toEqual([{ path, query: common }, 'data:image/png;base64,UA=='])
})

test('default: the pages that the project names (S7.25)', async () => {
  const allowedOrigins = ['https://shop.example']
  const answer = Response.json({ allowedOrigins })
  const { asked, outcome } = await askedBy(
    (walletRegistry) => walletRegistry.getAllowedOrigins(),
    answer,
  )
  expect(outcome).toEqual(allowedOrigins)
  expect(asked).toEqual({ path: '/projects/v1/origins', query: common })
})

test('behavior: a list that wants no project is told none', async () => {
  const { asked } = await askedBy(
    (walletRegistry) => walletRegistry.getWallets({ page: 1, entries: 4 }),
    Response.json({ data: [], count: 0 }),
    { projectId: undefined },
  )
  const { projectId: _, ...rest } = common
  expect(asked?.query).toEqual({ ...rest, page: '1', entries: '4' })
})
