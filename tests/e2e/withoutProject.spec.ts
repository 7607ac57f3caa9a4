import { createWalletClient, defineChain, erc20Abi, type Hex, http, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { walletAccounts } from '#devnet/chains/accounts.ts'
import { type Devnet, startDevnet } from '#devnet/start.ts'
import { deploymentOf } from '#devnet/web/deployment.ts'
import {
  test as base,
  connectWallet,
  expect,
  frameOf,
  type Page,
  visit,
  withWidget,
} from './fixtures.ts'
import { type Gateway, makeGateway } from './gatewayProcess.ts'

const KEY = 'indexer-key-3e8a5d10f6'
const PRICES_KEY = 'prices-key-0b7d4c92ae'
const [own, payer] = walletAccounts
if (own === undefined || payer === undefined) throw new Error('The wallet has too few accounts')

/**
 * A gateway without a project, which reads the first chain's history from an indexer that wants a key, and the
 * second one's from logs. Of the first one it also knows prices.
 */
const test = base.extend<object, { devnet: Devnet; gateway: Gateway }>({
  devnet: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const devnet = await startDevnet({
        port: 0,
        keys: { accountIndexer: KEY, priceSource: PRICES_KEY },
      })
      await devnet.later
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  gateway: [
    async ({ devnet }, use) => {
      const gateway = await makeGateway((origin) => deploymentBehind(devnet, origin), {
        INDEXER_KEY: KEY,
        PRICES_KEY,
      })
      await gateway.start()
      // The pages insert the widget's origin when they are served.
      devnet.urls.widget = gateway.origin
      await use(gateway)
      await gateway.remove()
    },
    { scope: 'worker', timeout: 60_000, auto: true },
  ],
})

function deploymentBehind({ urls, chains }: Devnet, origin: string) {
  const { walletConnect: _, services: __, ...rest } = deploymentOf(urls, chains)
  return {
    ...rest,
    gateway: {
      origin,
      nodes: Object.fromEntries(
        chains.map(({ chainId, directRpcUrl }) => [`eip155:${chainId}`, [{ url: directRpcUrl }]]),
      ),
      history: {
        'eip155:31337': {
          indexerUrl: `${urls.accountIndexer}/v2/api?chainid=31337`,
          keyFrom: 'INDEXER_KEY',
        },
        'eip155:31338': { fromLogs: { blocks: 5_000, blocksAtOnce: 1_000 } },
      },
      prices: {
        apiUrl: `${urls.priceSource}/{key}`,
        keyFrom: 'PRICES_KEY',
        chains: { 'eip155:31337': { chain: 'devnet-31337', currency: 'coingecko:ether' } },
      },
    },
  }
}

/** Somebody pays the wallet's account in USDC. */
async function pay(devnet: Devnet, chainId: number, usdc: string): Promise<Hex> {
  const found = devnet.chains.find((one) => one.chainId === chainId)
  if (found === undefined || payer === undefined || own === undefined) throw new Error('No chain')
  const { name, nativeCurrency, directRpcUrl, contracts } = found
  const client = createWalletClient({
    account: privateKeyToAccount(payer.privateKey),
    chain: defineChain({
      id: chainId,
      name,
      nativeCurrency,
      rpcUrls: { default: { http: [directRpcUrl] } },
    }),
    transport: http(directRpcUrl),
  })
  return client.writeContract({
    address: contracts.usdc,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [own.address, parseUnits(usdc, 6)],
  })
}

async function openActivity(page: Page) {
  const frame = frameOf(page)
  await frame.getByRole('tab', { name: 'Activity' }).click()
  return frame
}
const shortOf = (address = '') => new RegExp(`${address.slice(0, 6)}.*${address.slice(-4)}`, 'i')

test('behavior: without a project, Activity shows what an indexer of the owner’s choice tells, whose key nobody sees (S3.10, S7.03)', async ({
  page,
  devnet,
  gateway,
  problems,
}) => {
  await pay(devnet, 31_337, '7.25')
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  await visit(page, devnet, { path: '/pages/plain/' })
  await connectWallet(page)
  const frame = await openActivity(page)
  const row = frame.getByRole('listitem').filter({ hasText: '+7.25 USDC' })
  await expect(row).toContainText('Received')
  await expect(row).toContainText(shortOf(payer?.address))
  await expect(frame.getByText(/only what you did|recent token transfers/i)).toHaveCount(0)
  await row.getByRole('button').click()
  await expect(frame.getByText('7.25 USDC').first()).toBeVisible()

  expect(asked.some((url) => url.startsWith(`${gateway.origin}/api/for/`))).toBe(true)
  const { host } = new URL(devnet.urls.accountIndexer ?? '')
  expect(asked.filter((url) => new URL(url).host === host)).toEqual([])
  expect(`${asked.join(' ')} ${gateway.output()}`).not.toContain(KEY)
  expect(problems).toEqual([])
})

test('behavior: from logs, Activity shows recent transfers of tokens, and says that it is no more (S3.10, S7.03)', async ({
  page,
  devnet,
  problems,
}) => {
  await pay(devnet, 31_338, '3.5')
  await visit(page, devnet, { path: '/pages/plain/' })
  await connectWallet(page)
  await withWidget(page, (widget) => widget.switchNetwork('eip155:31338'))
  const frame = await openActivity(page)
  const row = frame.getByRole('listitem').filter({ hasText: '+3.5 USDC' })
  await expect(row).toContainText('Received')
  await expect(frame.getByText(/^Shows recent token transfers/)).toBeVisible()
  expect(problems).toEqual([])
})

test('behavior: without a project, holdings have prices of a source of the owner’s choice, whose key nobody sees (S7.06, S9.06)', async ({
  page,
  devnet,
  gateway,
  problems,
}) => {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  await visit(page, devnet, { path: '/pages/plain/' })
  await connectWallet(page)
  const frame = frameOf(page)
  const tokens = frame.getByRole('list', { name: 'Tokens' })
  await expect(tokens.getByRole('listitem').filter({ hasText: 'Dai' })).toContainText('$24,995.00')
  await expect(tokens.getByRole('listitem').filter({ hasText: 'Ether' }).first()).toContainText(
    '$250,012.00',
  )
  const { host } = new URL(devnet.urls.priceSource ?? '')
  expect(asked.filter((url) => new URL(url).host === host)).toEqual([])
  expect(`${asked.join(' ')} ${gateway.output()}`).not.toContain(PRICES_KEY)
  expect(problems).toEqual([])
})

test('error: an indexer that is down is told, and asked again (S8.01)', async ({
  page,
  devnet,
}) => {
  await devnet.control.setFault('accountIndexer', { mode: '500' })
  await visit(page, devnet, { path: '/pages/plain/' })
  await connectWallet(page)
  const frame = await openActivity(page)
  await expect(frame.getByText('Failed to fetch transactions')).toBeVisible()
  await devnet.control.resetFaults()
  await frame.getByRole('button', { name: 'Try again' }).click()
  await expect(frame.getByRole('listitem').first()).toBeVisible()
})
