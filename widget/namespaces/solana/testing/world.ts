import { createRpc } from '#clients/rpc.ts'
import { startTestDevnet } from '#devnet/testWorlds.ts'
import type { AdapterNetwork } from '../../walletPort.ts'
import type { Transfer } from '../../transfers.ts'
import { nodeOf } from '../node.ts'

/** Solana's public devnet: the local one takes its place. */
const solanaDevnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** A node of Solana with tokens, and how the widget asks it. */
export async function startSolanaWorld() {
  const devnet = await startTestDevnet({ only: ['solana'] })
  const solana = devnet.solana()
  if (solana === undefined) throw new Error('Solana was not started')
  const network: AdapterNetwork = {
    caipChainId: solanaDevnet,
    chainId: undefined,
    name: 'Solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: [solana.url],
    explorerUrl: 'https://explorer.example/?cluster=devnet',
  }
  const rpc = createRpc({ urlsOf: () => network.rpcUrls })
  const { signal } = new AbortController()
  const asked = { rpc, network, signal }
  const { usdc, feet } = solana.mints
  return {
    devnet,
    solana,
    asked,
    network,
    rpc,
    signal,
    control: devnet.control,
    node: nodeOf(asked),
    tokens: { usdc: usdc.address as string, feet: feet.address as string },
    /** A transfer between two accounts of the test. */
    transfer: (part: Pick<Transfer, 'from' | 'to' | 'amount'> & { token?: string }): Transfer => ({
      network,
      from: part.from,
      to: part.to,
      amount: part.amount,
      ...(part.token === undefined ? {} : { token: { address: part.token, decimals: 6 } }),
    }),
  }
}
