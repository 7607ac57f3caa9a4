import type { Namespace } from '#protocol'
import type { Proposal } from '#clients/walletConnect/port.ts'
import type { Network } from '#core/networks/network.ts'

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
  const others = [...names].flatMap((name) => {
    const asked = asksOf?.(name)
    return asked === undefined ? [] : [[name, { ...asked, chains: chainsOf(name) }] as const]
  })
  return { eip155: { ...evm, chains: chainsOf('eip155') }, ...Object.fromEntries(others) }
}
