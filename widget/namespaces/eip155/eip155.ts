import * as z from 'zod/mini'
import { BaseError, type CaipChainId, evmAddress, evmChain, isError, isEvmAddress } from '#protocol'
import type { NamespaceAdapter } from '../adapter.ts'
import type { AdapterNetwork, WalletPort } from '../walletPort.ts'
import { encodeTransfer } from './encodeTransfer.ts'

const walletAccounts = z.array(evmAddress).check(z.maxLength(100))
/** A quantity; some wallets send it in decimals, or as a number. */
const walletChainId = z.union([
  z.string().check(z.regex(/^(0x[0-9a-f]{1,13}|\d{1,16})$/i)),
  z.int().check(z.gte(1)),
])

/** Every EVM chain, over EIP-1193 and plain JSON-RPC. */
export const eip155: NamespaceAdapter = {
  namespace: 'eip155',
  isAddress: isEvmAddress,
  isSameAddress: (a, b) => a.toLowerCase() === b.toLowerCase(),
  connect: async (wallet) => readState(wallet, await wallet({ method: 'eth_requestAccounts' })),
  sync: async (wallet) => readState(wallet, await wallet({ method: 'eth_accounts' })),
  switchNetwork,
  toCaipChainId,
  toAccounts: (addresses, caipChainId) => addresses.map((address) => `${caipChainId}:${address}`),
  signMessage: async (wallet, asked) =>
    (await import('./signMessage.ts')).signMessage(wallet, asked),
  loadBalances: async (query) => (await import('./balances.ts')).loadBalances(query),
  transfers: { kind: 'call', encode: encodeTransfer },
  explorerLink: ({ explorerUrl }, { kind, value }) =>
    explorerUrl === undefined
      ? undefined
      : `${explorerUrl.replace(/\/$/, '')}/${kind === 'transaction' ? 'tx' : 'address'}/${value}`,
}

async function readState(wallet: WalletPort, answer: unknown) {
  const accounts = walletAccounts.safeParse(answer)
  if (!accounts.success) {
    throw new BaseError('The wallet answered something that is not a list of addresses', {
      code: 'WALLET_INVALID_ANSWER',
    })
  }
  const caipChainId = toCaipChainId(await wallet({ method: 'eth_chainId' }))
  return { accounts: eip155.toAccounts(accounts.data, caipChainId), caipChainId }
}

function toCaipChainId(answer: unknown): CaipChainId {
  const parsed = walletChainId.safeParse(answer)
  const chainId = parsed.success ? Number(parsed.data) : 0
  if (!Number.isSafeInteger(chainId) || chainId < 1) {
    throw new BaseError('The wallet answered something that is not a chain id', {
      code: 'WALLET_INVALID_ANSWER',
    })
  }
  return evmChain(chainId)
}

/** EIP-3326, and EIP-3085 where the wallet reports that it does not know the chain (4902). */
async function switchNetwork(wallet: WalletPort, network: AdapterNetwork): Promise<void> {
  const chainId = `0x${(network.chainId ?? 0).toString(16)}`
  try {
    await wallet({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  } catch (error) {
    if (!isUnknownChain(error)) throw error
    await wallet({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId,
          chainName: network.name,
          nativeCurrency: network.nativeCurrency,
          rpcUrls: network.rpcUrls,
          ...(network.explorerUrl === undefined
            ? {}
            : { blockExplorerUrls: [network.explorerUrl] }),
        },
      ],
    })
    await assertChain(wallet, network)
  }
}

/** Some wallets only add the chain: then the switch is asked once more. */
async function assertChain(wallet: WalletPort, network: AdapterNetwork): Promise<void> {
  const now = toCaipChainId(await wallet({ method: 'eth_chainId' }))
  if (now === network.caipChainId) return
  const chainId = `0x${(network.chainId ?? 0).toString(16)}`
  await wallet({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
}

/** Mobile wallets wrap 4902 into the data of a -32603. */
function isUnknownChain(error: unknown): boolean {
  if (isError(error, 4902)) return true
  return isError(error, -32603) && JSON.stringify(error).includes('4902')
}
