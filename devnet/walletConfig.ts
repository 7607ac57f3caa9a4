import { walletAccounts } from './chains/accounts.ts'
import type { DevChain } from './chains/devChain.ts'
import { tokensOf } from './services/tokens.ts'
import type { WalletConfig } from './wallet/config.ts'

/** What the Devnet Wallet knows: its keys, both chains, and names for what was deployed. */
export function walletConfigOf(chains: readonly DevChain[], walletOrigin: string): WalletConfig {
  return {
    walletOrigin,
    accounts: walletAccounts,
    // On the page's own origin: the wallet's reads work where `connect-src 'self'` is all there is.
    chains: chains.map(({ chainId, name, nativeCurrency, contracts }) => ({
      chainId,
      name,
      nativeCurrency,
      rpcUrl: `/devnet-rpc/${chainId}`,
      batchAccount: contracts.batchAccount,
    })),
    known: Object.fromEntries(
      chains.flatMap((chain) => [
        [chain.contracts.spokePool.toLowerCase(), { name: 'Bridge' }],
        [chain.contracts.multicallHandler.toLowerCase(), { name: 'Message handler' }],
        ...tokensOf(chain).map(({ address, symbol, decimals }) => [
          address.toLowerCase(),
          { name: symbol, decimals },
        ]),
      ]),
    ),
  }
}
