import type { Proposal } from '#clients/walletConnect/port.ts'
import type { Network } from '#core/networks/network.ts'

const evmMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'eth_signTransaction',
  'wallet_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_showCallsStatus',
  'wallet_getCapabilities',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
]

/** What is asked of wallets of the other namespaces, on their main networks. */
const others: Proposal = {
  solana: {
    chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    events: [],
  },
  bip122: {
    chains: ['bip122:000000000019d6689c085ae165831e93'],
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    events: ['bip122_addressesChanged'],
  },
  polkadot: {
    chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'],
    methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
    events: [],
  },
  cosmos: {
    chains: ['cosmos:cosmoshub-4'],
    methods: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
    events: [],
  },
}

/** All five namespaces in one proposal, each optional: what a wallet lacks, it leaves out (S5.10). */
export function proposalOf(networks: readonly Network[]): Proposal {
  return {
    eip155: {
      chains: networks
        .filter(({ namespace }) => namespace === 'eip155')
        .map(({ caipChainId }) => caipChainId),
      methods: evmMethods,
      events: ['chainChanged', 'accountsChanged'],
    },
    ...others,
  }
}
