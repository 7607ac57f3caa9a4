import type { NamespaceAdapter } from '../adapter.ts'
import { askSignature } from '../shared/askSignature.ts'
import { explorerLinks } from '../shared/explorerLink.ts'
import { sessionParts } from '../shared/session.ts'
import { simpleRules } from '../shared/simpleRules.ts'

const segwit = /^(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{11,71}$/
const legacy = /^[123mn][1-9A-HJ-NP-Za-km-z]{25,34}$/
const methods = ['sendTransfer', 'signMessage', 'signPsbt']

/** Bitcoin: accounts, messages and what a page asks of the wallet; the widget sends none itself. */
export const bip122: NamespaceAdapter = {
  ...sessionParts({
    namespace: 'bip122',
    isAddress: (text) => segwit.test(text.toLowerCase()) || legacy.test(text),
  }),
  // Segwit's addresses are one whether large or small.
  isSameAddress: (a, b) => a === b || (segwit.test(a) && a === b.toLowerCase()),
  requests: simpleRules({
    accounts: ['getAccountAddresses'],
    approve: methods,
    accountFields: ['account', 'address'],
    writeAccount: (address) => ({ address, intention: 'payment' }),
  }),
  session: {
    methods: [...methods, 'getAccountAddresses'],
    events: ['bip122_addressesChanged'],
  },
  signMessage: askSignature({
    method: 'signMessage',
    params: ({ address, message }) => ({ account: address, message }),
    isSignature: (text) => /^[+/\w]{20,}={0,2}$/.test(text),
  }),
  asksRest: true,
  loadBalances: async (query) => (await import('./balances.ts')).loadBalances(query),
  explorerLink: explorerLinks({ transaction: 'tx', address: 'address' }),
}
