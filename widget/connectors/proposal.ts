import type { Namespace } from '#protocol'
import type { Proposal } from '#clients/walletConnect/port.ts'
import { EVM } from '#wallet/connections/evm.ts'
import type { Network } from '#kernel/networks/network.ts'

const evm = {
  methods: [
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
  ],
  events: ['chainChanged', 'accountsChanged'],
}

/** What is asked of a session in a namespace beside eip155. */
export type AsksOf = (
  namespace: Namespace,
) => { readonly methods: readonly string[]; readonly events: readonly string[] } | undefined

/**
 * Every namespace of the offered networks in one proposal, each optional: what a wallet lacks, it
 * leaves out (S5.10).
 */
export function proposalOf(networks: readonly Network[], asksOf?: AsksOf): Proposal {
  const chainsOf = (name: Namespace) =>
    networks.filter(({ namespace }) => namespace === name).map(({ caipChainId }) => caipChainId)
  const names = new Set(networks.map(({ namespace }) => namespace))
  // A wallet refuses a proposal that has a namespace without chains.
  const all = [...names].flatMap((name) => {
    const asked = name === EVM ? evm : asksOf?.(name)
    return asked === undefined ? [] : [[name, { ...asked, chains: chainsOf(name) }] as const]
  })
  return Object.fromEntries(all)
}
