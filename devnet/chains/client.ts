import {
  type Account,
  type Chain,
  type Client,
  createTestClient,
  defineChain,
  type HttpTransport,
  http,
  type PublicActions,
  publicActions,
  type TestActions,
  type WalletActions,
  walletActions,
} from 'viem'

const POLLING_INTERVAL_MS = 50
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

export type ChainClient = Client<
  HttpTransport,
  Chain,
  Account,
  undefined,
  TestActions & PublicActions<HttpTransport, Chain, Account> & WalletActions<Chain, Account>
>

/** A viem client that reads, sends and steers one devnet chain. */
export function createChainClient(options: {
  chainId: number
  name: string
  /** @default ether */
  nativeCurrency?: Chain['nativeCurrency'] | undefined
  url: string
  account: Account
}): ChainClient {
  const { chainId, name, nativeCurrency = ether, url, account } = options
  const chain: Chain = defineChain({
    id: chainId,
    name,
    nativeCurrency,
    rpcUrls: { default: { http: [url] } },
  })
  return createTestClient({
    mode: 'anvil',
    account,
    chain,
    cacheTime: 0,
    pollingInterval: POLLING_INTERVAL_MS,
    transport: http(url, { retryCount: 1 }),
  })
    .extend(publicActions)
    .extend(walletActions)
}
