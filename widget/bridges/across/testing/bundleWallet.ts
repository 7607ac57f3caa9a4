import { type Hex, numberToHex, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { vi } from 'vitest'
import { createProvider } from '#devnet/wallet/provider.ts'
import { findDeposits } from '../deposit/findDeposits.ts'
import { parseTransfer, type Transfer } from '../transfer/transfer.ts'
import type { AtomicStatus, BridgeWallet, CallBundle } from '../transaction/wallet.ts'
import { originChainId, type World } from './world.ts'

/** What the chain has of its owner. */
export async function depositsOf(world: World, transfer: Transfer) {
  const chainIds = [originChainId]
  const found = await findDeposits(world.client, { depositor: transfer.owner, chainIds })
  return found.deposits
}

/** What a reload would find: only what was saved, as text. */
export function store(start: Transfer) {
  let text = JSON.stringify(start)
  return {
    save: (transfer: Transfer) => {
      text = JSON.stringify(transfer)
    },
    read: () => parseTransfer(JSON.parse(text)) ?? start,
  }
}

/** The Devnet Wallet with a new account of its own. */
export async function bundleWallet(world: World) {
  const privateKey = generatePrivateKey()
  const account = privateKeyToAccount(privateKey)
  const { address } = account
  await world.devnet.control.fund(address)
  const items = new Map<string, string>()
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  const chains = world.devnet.chains.map(({ chainId, name, directRpcUrl, contracts }) => ({
    chainId,
    name,
    rpcUrl: directRpcUrl,
    batchAccount: contracts.batchAccount,
  }))
  const { provider, hook } = createProvider(
    {
      walletOrigin: 'http://wallet.localhost',
      chains,
      known: {},
      accounts: [{ address, privateKey }],
    },
    { mode: 'auto', name: 'Devnet Wallet', rdns: 'test', legacy: false, calls: 'atomic' },
  )
  const request = (method: string, ...params: unknown[]) =>
    Promise.resolve(provider.request({ method, params }))
  await request('eth_requestAccounts')

  async function sendCalls({ id, from, chainId, calls }: CallBundle) {
    const wire = calls.map(({ to, data, value }) => ({ to, data, value: numberToHex(value) }))
    const asked = { version: '2.0.0', id, from, atomicRequired: true, calls: wire }
    const answer = await request('wallet_sendCalls', { ...asked, chainId: numberToHex(chainId) })
    return answer as { id: string } // the Devnet Wallet's own
  }
  /** A transaction that is mined and fails, as from an account that is a contract. */
  function sendReverting({ calls }: CallBundle): Promise<Hex> {
    const [, deposit] = calls
    const { to = zeroAddress, data = '0x', value = 0n } = deposit ?? {}
    return world.sendAs(account, { to, data, value }, { gas: 200_000n })
  }
  const port = (changes: Partial<BridgeWallet> = {}): BridgeWallet => ({
    address,
    chainId: async () => originChainId,
    switchChain: async () => undefined,
    signTypedData: () => Promise.reject(new Error('was not to be asked')),
    async sendTransaction({ from, to, data, value }) {
      const hash = await request('eth_sendTransaction', {
        from,
        to,
        data,
        value: numberToHex(value),
      })
      return hash as Hex // the Devnet Wallet's own
    },
    async getCapabilities(chainId) {
      const told = await request('wallet_getCapabilities', address)
      const chains = told as Record<string, { atomic: { status: AtomicStatus } }> // the Devnet Wallet's own
      return { atomic: chains[numberToHex(chainId)]?.atomic.status ?? 'unsupported' }
    },
    sendCalls,
    async getCallsStatus(id) {
      const answer = await request('wallet_getCallsStatus', id)
      const { status, receipts } = answer as {
        status: number
        receipts: { transactionHash: Hex }[]
      } // the Devnet Wallet's own
      const ended = status < 300 ? ('success' as const) : ('failure' as const)
      return {
        state: status < 200 ? 'pending' : ended,
        code: status,
        hashes: receipts.map(({ transactionHash }) => transactionHash),
      }
    },
    ...changes,
  })
  const asked = () =>
    hook.requests
      .map(({ method }) => method)
      .filter((method) => method === 'wallet_sendCalls' || method === 'eth_sendTransaction')
  return { address, hook, port, sendCalls, sendReverting, asked }
}
