import { eip155 } from '#namespaces/eip155/eip155.ts'
import { solana } from '#namespaces/solana/solana.ts'
import { createSolanaWallet } from '#namespaces/solana/testing/wallet.ts'
import type { startSolanaWorld } from '#namespaces/solana/testing/world.ts'
import { connect } from '#wallet/connect/connect.ts'
import type { Connector } from '#kernel/connector.ts'
import type { Network } from '#kernel/networks/network.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'

type World = Awaited<ReturnType<typeof startSolanaWorld>>
export type SolanaPerson = Awaited<ReturnType<typeof solanaPerson>>

/** A person with SOL and tokens, whose wallet uses the method names of sessions. */
export async function solanaPerson(
  world: World,
  options: Parameters<typeof createSolanaWallet>[0] = {},
) {
  const wallet = await createSolanaWallet(options)
  const { address } = wallet
  await world.control.fundSolana(address, { lamports: 10n ** 10n, tokens: 500_000_000n })
  const { caipChainId } = world.network
  const connector: Connector = {
    id: 'solana-wallet',
    wallet: { id: 'solana-wallet', name: 'Devnet', rdns: 'test.solana', icon: undefined },
    via: 'page',
    async request(request) {
      if (!/^wallet_(create|get)Session$/.test(request.method)) return wallet.port(request)
      const scope = { accounts: [`${caipChainId}:${address}`], methods: [], notifications: [] }
      return { sessionScopes: { [caipChainId]: scope } }
    },
  }
  /** Opens a document of this person; all of them share a storage. */
  async function open(places = new Map<string, string>()) {
    const core = createTestCore({ wallets: [connector], places })
    const network: Network = { ...world.network, namespace: 'solana', testnet: true }
    const { networks } = core.store.getState()
    const all = { known: [...networks.known, network], offered: [...networks.offered, network] }
    core.store.setState({ networks: { ...networks, ...all } })
    const life = new AbortController()
    Object.assign(core, {
      adapters: { eip155, solana },
      rpc: world.rpc,
      signal: life.signal,
    })
    await connect(core, { connectorId: connector.id, namespace: 'solana' })
    return { core, places, close: () => life.abort() }
  }
  return { ...wallet, caipChainId, open }
}
