import type { Namespace } from '#protocol'
import type { NamespaceAdapter } from '../adapter.ts'
import { explorerLinks } from '../shared/explorerLink.ts'
import { sessionParts } from '../shared/session.ts'
import { simpleRules } from '../shared/simpleRules.ts'

/**
 * Methods of the further namespaces (S9.12), where WalletConnect's documents name any.
 *
 * @see https://docs.reown.com/advanced/multichain/rpc-reference
 */
const methodsOf: { readonly [name in Namespace]?: readonly string[] } = {
  algorand: ['algo_signTxn'],
  cip34: ['cardano_signTransaction', 'cardano_signData'],
  elrond: ['erd_signTransaction', 'erd_signTransactions', 'erd_signMessage'],
  multiversx: ['mvx_signTransaction', 'mvx_signTransactions', 'mvx_signMessage'],
  near: ['near_signTransaction', 'near_signTransactions', 'near_signMessage'],
  tezos: ['tezos_send', 'tezos_sign'],
}

/** Any namespace: sessions, accounts and raw requests, held to the shapes of CAIP-2 and CAIP-10. */
export function createGeneric(namespace: Namespace): NamespaceAdapter {
  const approve = methodsOf[namespace] ?? []
  return {
    ...sessionParts({ namespace, isAddress: (text) => /^[-.%a-zA-Z0-9]{1,128}$/.test(text) }),
    isSameAddress: (a, b) => a === b,
    requests: simpleRules({
      accounts: [`${namespace}_getAccounts`],
      approve,
      accountFields: ['account', 'address', 'signerId'],
      writeAccount: (address) => ({ address }),
      passes: true,
    }),
    session: { methods: approve, events: [] },
    explorerLink: explorerLinks({ transaction: 'tx', address: 'address' }),
  }
}
