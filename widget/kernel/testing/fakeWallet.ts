import { BaseError } from '#protocol'
import type { Connector, WalletRequest } from '../connector.ts'

export const alice = '0x1111111111111111111111111111111111111111'
export const bob = '0x2222222222222222222222222222222222222222'

export type FakeWallet = Connector & {
  readonly requests: WalletRequest[]
  /** Chains it knows; another one is answered with 4902 until it was added. */
  readonly chains: Set<number>
  accounts: string[]
  chainId: number
  /** Answers the next call of this method with an error. */
  readonly failNext: (method: string, code: number, message?: string) => void
}

/** A wallet that answers EIP-1193 as real ones do. */
export function createFakeWallet(id = 'wallet-one', rdns = 'test.wallet.one'): FakeWallet {
  const failures = new Map<string, BaseError>()
  const wallet: FakeWallet = {
    id,
    wallet: { id, name: 'Wallet One', rdns, icon: undefined },
    via: 'page',
    requests: [],
    chains: new Set([31337, 31338, 1]),
    accounts: [alice],
    chainId: 31337,
    failNext: (method, code, message = 'Refused') =>
      failures.set(method, new BaseError(message, { code })),
    async request(request) {
      wallet.requests.push(request)
      const failure = failures.get(request.method)
      failures.delete(request.method)
      if (failure !== undefined) throw failure
      return answer(wallet, request)
    },
  }
  return wallet
}

function answer(wallet: FakeWallet, { method, params }: WalletRequest): unknown {
  const [first] = Array.isArray(params) ? params : []
  switch (method) {
    case 'eth_requestAccounts':
    case 'eth_accounts':
      return wallet.accounts
    case 'eth_chainId':
      return `0x${wallet.chainId.toString(16)}`
    case 'wallet_switchEthereumChain': {
      const chainId = Number(first.chainId)
      if (!wallet.chains.has(chainId)) throw new BaseError('Unknown chain', { code: 4902 })
      wallet.chainId = chainId
      return null
    }
    case 'wallet_addEthereumChain':
      wallet.chains.add(Number(first.chainId))
      return null
    case 'personal_sign':
      return `0x${'ab'.repeat(65)}`
    case 'eth_sendTransaction':
      return `0x${'cd'.repeat(32)}`
    default:
      throw new BaseError('Method not supported', { code: 4200 })
  }
}
