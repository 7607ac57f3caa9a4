import { BaseError, ProviderRpcError, type WalletClient } from 'viem'
import { getChainId, sendTransaction, signTypedData, switchChain } from 'viem/actions'
import { NoSignerError } from '../errors/wallet.ts'
import type { BridgeWallet } from './wallet.ts'

/**
 * Wraps a viem wallet client for the bridge. A local account signs in the process; for a JSON-RPC account, it asks the
 * wallet.
 */
export function walletFromViem(walletClient: WalletClient): BridgeWallet {
  const { account } = walletClient
  return {
    address: account?.address,
    chainId: () => getChainId(walletClient),
    switchChain: (id) => switchChain(walletClient, { id }),
    sendTransaction: ({ from, to, data, value, gas, nonce }) =>
      sendTransaction(walletClient, {
        account: account ?? from,
        // The caller asserts the chain, which need not be in viem's list.
        chain: null,
        to,
        data,
        value,
        ...(gas === undefined ? {} : { gas }),
        ...(nonce === undefined ? {} : { nonce }),
      }).catch(asItSaid),
    async signTypedData(typedData) {
      if (account === undefined) throw new NoSignerError()
      return signTypedData(walletClient, { ...typedData, account }).catch(asItSaid)
    },
  }
}

/** Extracts the wallet's own error with its code (EIP-1193) from viem's wrappers. */
function asItSaid(error: unknown): never {
  const own = error instanceof BaseError && error.walk((cause) => cause instanceof ProviderRpcError)
  throw own || error
}
