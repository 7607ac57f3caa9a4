import {
  type Address,
  type Client,
  createClient,
  createTestClient,
  defineChain,
  type Hex,
  http,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { sendTransaction } from 'viem/actions'
import type { Part } from '#devnet/parts.ts'
import type { Devnet } from '#devnet/start.ts'
import { borrowDevnet, startTestDevnet } from '#devnet/testWorlds.ts'
import { createBridgeClient } from '../client/client.ts'
import { getAvailableRoutes } from '../quote/getAvailableRoutes.ts'
import { getQuote } from '../quote/getQuote.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import { createTransfer, type Transfer } from '../transfer/transfer.ts'
import type { BridgeWallet, WalletTransaction } from '../transaction/wallet.ts'

export const [originChainId, destinationChainId] = [31337, 31338] as const

/** What a file needs that the worker's own devnet is not. */
export type WorldOptions = {
  readonly also?: readonly Part[] | undefined
  /** Why chains that other files use would not do. */
  readonly own?: string | undefined
}

/** Two chains, or three, with the real contracts, the services and a relayer. */
export async function startWorld({ also, own }: WorldOptions = {}) {
  const only = ['chains', 'api', 'relayer'] as const
  const devnet =
    also === undefined && own === undefined
      ? await borrowDevnet()
      : await startTestDevnet({ only, also, relayer: { delayMs: 0 } })
  // A node that says no to one request in many is asked again there, as by every client.
  const { profile } = await devnet.control.getState()
  const isUnkind = profile === 'unkind'
  const retryCount = isUnkind ? 1 : 0
  const clients = new Map(
    devnet.chains.map((chain) => [chain.chainId, chainClient(chain, retryCount)]),
  )
  const { bridgeApi = '', indexer = '' } = devnet.urls
  const each = (addressOf: (contracts: Devnet['chains'][number]['contracts']) => Address) =>
    Object.fromEntries(
      devnet.chains.map(({ chainId, contracts }) => [chainId, addressOf(contracts)]),
    )
  const transport = httpTransport({ apiUrl: bridgeApi, indexerUrl: indexer, backoffMs: 5 })
  const client = createBridgeClient({
    transport,
    getChainClient: (chainId) => clients.get(chainId),
    pollingIntervalMs: 50,
    spokePools: each(({ spokePool }) => spokePool),
    handlers: each(({ multicallHandler }) => multicallHandler),
  })
  const direct = devnet.chains.find(({ chainId }) => chainId === originChainId)?.directRpcUrl
  const node = createTestClient({ mode: 'anvil', transport: http(direct ?? '') })

  /** A new account with funds, so that tests know nothing of each other. */
  async function account(): Promise<PrivateKeyAccount> {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const created = privateKeyToAccount(`0x${key}`)
    await devnet.control.fund(created.address)
    return created
  }

  async function draft(
    owner: Address,
    { symbol = 'USDC', inputAmount = 50_000_000n }: { symbol?: string; inputAmount?: bigint } = {},
  ): Promise<Transfer> {
    const isNative = symbol === 'ETH'
    const routes = await getAvailableRoutes(client, { originChainId, destinationChainId })
    const route = routes.find((row) => row.inputTokenSymbol === symbol && row.isNative === isNative)
    if (route === undefined) throw new Error(`no route for ${symbol}`)
    const quote = await getQuote(client, { route, inputAmount, depositor: owner })
    return createTransfer(quote, { integratorId: client.integratorId })
  }

  function wallet(owner: PrivateKeyAccount, changes: Partial<BridgeWallet> = {}) {
    const sent: Hex[] = []
    let current: number = originChainId
    const port: BridgeWallet = {
      address: owner.address,
      chainId: async () => current,
      async switchChain(chainId) {
        current = chainId
      },
      signTypedData: (typedData) => owner.signTypedData(typedData),
      async sendTransaction(transaction) {
        const hash = await sendAs(owner, transaction)
        sent.push(hash)
        return hash
      },
      ...changes,
    }
    return { ...port, sent }
  }

  function sendAs(
    owner: PrivateKeyAccount,
    asked: Pick<WalletTransaction, 'to' | 'data' | 'value' | 'nonce'> & { chainId?: number },
    fees: { maxFeePerGas?: bigint; maxPriorityFeePerGas?: bigint; gas?: bigint } = {},
  ): Promise<Hex> {
    const { to, data, value, nonce, chainId = originChainId } = asked
    return sendTransaction(client.chainClient(chainId), {
      account: owner,
      chain: null,
      to,
      data,
      value,
      ...(nonce === undefined ? {} : { nonce }),
      ...fees,
    })
  }

  return { devnet, isUnkind, transport, client, node, account, draft, wallet, sendAs, retryCount }
}

export type World = Awaited<ReturnType<typeof startWorld>>

function chainClient(chain: Devnet['chains'][number], retryCount: number): Client {
  const { chainId, name, nativeCurrency, rpcUrl } = chain
  const rpcUrls = { default: { http: [rpcUrl] } }
  return createClient({
    chain: defineChain({ id: chainId, name, nativeCurrency, rpcUrls }),
    transport: http(rpcUrl, { retryCount }),
    cacheTime: 0,
    pollingInterval: 50,
  })
}
