import {
  type Address,
  createWalletClient,
  defineChain,
  erc20Abi,
  http,
  type WalletClient,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { getBalance, readContract } from 'viem/actions'
import {
  type BridgeClient,
  type BridgeWallet,
  type CrossChainMessage,
  createBridgeClient,
  createChainClient,
  getAvailableRoutes,
  getQuote,
  httpTransport,
  type Route,
  walletFromViem,
} from '#bridges/across/index.ts'
import type { Devnet } from '#devnet/start.ts'
import { borrowDevnet } from '#devnet/testWorlds.ts'

export const [originChainId, destinationChainId] = [31337, 31338] as const

export type World = Awaited<ReturnType<typeof startWorld>>

/** A devnet, and the `bridge` entry as a Node program uses it. */
export async function startWorld() {
  const devnet = await borrowDevnet()
  const client = clientOf(devnet)
  return {
    devnet,
    client,
    account: () => account(devnet),
    quote: (options: QuestionOptions) => quote(client, options),
    balanceOf: (token: Address | 'native', owner: Address) => balanceOf(client, token, owner),
  }
}

/** A client that shares no state with any other. */
export function clientOf({ chains, urls }: Devnet): BridgeClient {
  const clients = new Map(
    chains.map(({ chainId, rpcUrl }) => [chainId, createChainClient({ chainId, urls: [rpcUrl] })]),
  )
  const { bridgeApi: apiUrl = '', indexer: indexerUrl = '' } = urls
  const each = (contract: 'spokePool' | 'multicallHandler') =>
    Object.fromEntries(chains.map(({ chainId, contracts }) => [chainId, contracts[contract]]))
  return createBridgeClient({
    transport: httpTransport({ apiUrl, indexerUrl, backoffMs: 5 }),
    getChainClient: (chainId) => clients.get(chainId),
    pollingIntervalMs: 100,
    spokePools: each('spokePool'),
    handlers: each('multicallHandler'),
  })
}

type Owner = {
  readonly address: Address
  readonly walletClient: WalletClient
  readonly wallet: BridgeWallet
}

/** A new account with funds on both chains, and its wallet on the origin chain. */
async function account(devnet: Devnet): Promise<Owner> {
  const signer = privateKeyToAccount(generatePrivateKey())
  await devnet.control.fund(signer.address)
  const { rpcUrl = '' } = devnet.chains.find(({ chainId }) => chainId === originChainId) ?? {}
  const walletClient = createWalletClient({
    account: signer,
    chain: defineChain({
      id: originChainId,
      name: 'origin',
      rpcUrls: { default: { http: [rpcUrl] } },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    }),
    transport: http(rpcUrl),
  })
  return { address: signer.address, walletClient, wallet: walletFromViem(walletClient) }
}

type QuestionOptions = {
  readonly depositor: Address
  /** @default 'USDC' */
  readonly symbol?: 'USDC' | 'ETH'
  readonly message?: (route: Route) => CrossChainMessage
}

async function quote(
  client: BridgeClient,
  { depositor, symbol = 'USDC', message }: QuestionOptions,
) {
  const isNative = symbol === 'ETH'
  const routes = await getAvailableRoutes(client, { originChainId, destinationChainId })
  const route = routes.find((row) => row.inputTokenSymbol === symbol && row.isNative === isNative)
  if (route === undefined) throw new Error(`There is no route for ${symbol}`)
  const inputAmount = isNative ? 10n ** 17n : 50_000_000n
  const crossChainMessage = message?.(route)
  return getQuote(client, { route, inputAmount, depositor, crossChainMessage })
}

function balanceOf(client: BridgeClient, token: Address | 'native', owner: Address) {
  const chain = client.chainClient(destinationChainId)
  if (token === 'native') return getBalance(chain, { address: owner })
  const query = { address: token, abi: erc20Abi, functionName: 'balanceOf' } as const
  return readContract(chain, { ...query, args: [owner] })
}
