import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import type { Devnet } from '#devnet/start.ts'

const RUN_LIMIT_MS = 60_000

export const transferProducts = {
  ours: { title: 'Causeway', module: 'causeway', overSocket: false },
  socket: { title: 'Causeway, WebSocket', module: 'causeway', overSocket: true },
  sdk: { title: 'app-sdk 0.4.4', module: 'sdk', overSocket: false },
} as const
export type TransferProduct = keyof typeof transferProducts
export type TokenSymbol = 'USDC' | 'ETH'

const figures = z.object({
  /** Requests as they go over the network; a batch is one. */
  posts: z.number(),
  /** Requests with the calls of a batch counted one by one. */
  calls: z.number(),
  /** Milliseconds. */
  fillToSeen: z.number(),
  /** Milliseconds. */
  quoteOverhead: z.number(),
})
export type TransferFigures = z.infer<typeof figures>

/** One transfer of a new account, by one product in a process of its own. */
export async function runScene(
  devnet: Devnet,
  { folder, product, symbol }: { folder: string; product: TransferProduct; symbol: TokenSymbol },
): Promise<TransferFigures> {
  const key = generatePrivateKey()
  await devnet.control.fund(privateKeyToAccount(key).address)
  const { bridgeApi: apiUrl, indexer: indexerUrl } = devnet.urls
  const scene = {
    ...transferProducts[product],
    key,
    apiUrl,
    indexerUrl,
    route: await routeOf(devnet, symbol),
    inputAmount: symbol === 'ETH' ? String(10n ** 17n) : '50000000',
    chains: devnet.chains.map(({ contracts, ...chain }) => ({
      ...chain,
      spokePool: contracts.spokePool,
    })),
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['run.js', JSON.stringify(scene)],
    {
      cwd: folder,
      timeout: RUN_LIMIT_MS,
    },
  )
  return z.parse(figures, JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
}

async function routeOf({ urls, chains }: Devnet, symbol: TokenSymbol) {
  const [origin, destination] = chains
  const isNative = symbol === 'ETH'
  // Devnet's own answer.
  const rows = (await (await fetch(`${urls.bridgeApi}/available-routes`)).json()) as {
    originChainId: number
    destinationChainId: number
    originToken: string
    destinationToken: string
    originTokenSymbol: string
    destinationTokenSymbol: string
    isNative: boolean
  }[]
  const row = rows.find(
    (other) =>
      other.originChainId === origin?.chainId &&
      other.destinationChainId === destination?.chainId &&
      other.originTokenSymbol === symbol &&
      other.isNative === isNative,
  )
  if (row === undefined) throw new Error(`Devnet has no route for ${symbol}`)
  const { originToken: inputToken, destinationToken: outputToken, ...rest } = row
  const { originTokenSymbol: inputTokenSymbol, destinationTokenSymbol: outputTokenSymbol } = row
  return { ...rest, inputToken, outputToken, inputTokenSymbol, outputTokenSymbol }
}
