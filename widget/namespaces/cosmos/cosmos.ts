import type { NamespaceAdapter } from '../adapter.ts'
import { explorerLinks } from '../shared/explorerLink.ts'
import { sessionParts } from '../shared/session.ts'
import { simpleRules } from '../shared/simpleRules.ts'

const methods = ['cosmos_signDirect', 'cosmos_signAmino']

/** Cosmos chains: accounts, and what a page asks of the wallet. Texts alone are not signed there. */
export const cosmos: NamespaceAdapter = {
  ...sessionParts({
    namespace: 'cosmos',
    isAddress: (text) => /^[a-z]{1,20}1[02-9ac-hj-np-z]{38,58}$/.test(text),
  }),
  isSameAddress: (a, b) => a === b,
  requests: simpleRules({
    accounts: ['cosmos_getAccounts'],
    approve: methods,
    accountFields: ['signerAddress'],
    writeAccount: (address) => ({ address }),
  }),
  session: { methods: [...methods, 'cosmos_getAccounts'], events: [] },
  asksRest: true,
  loadBalances: async (query) => (await import('./balances.ts')).loadBalances(query),
  explorerLink: explorerLinks({ transaction: 'tx', address: 'account' }),
}
