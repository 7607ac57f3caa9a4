import { fromBase58 } from '#protocol'
import type { NamespaceAdapter } from '../adapter.ts'
import { askSignature } from '../shared/askSignature.ts'
import { explorerLinks } from '../shared/explorerLink.ts'
import { sessionParts } from '../shared/session.ts'
import { simpleRules } from '../shared/simpleRules.ts'

/** SS58 of a public key: one or two bytes of prefix, the key, two of checksum. */
const SS58_BYTES: readonly (number | undefined)[] = [35, 36]
const methods = ['polkadot_signTransaction', 'polkadot_signMessage']

/** Polkadot and its kin: accounts, messages and what a page asks of the wallet. */
export const polkadot: NamespaceAdapter = {
  ...sessionParts({
    namespace: 'polkadot',
    isAddress: (text) => text.length < 51 && SS58_BYTES.includes(fromBase58(text)?.length),
  }),
  isSameAddress: (a, b) => a === b,
  requests: simpleRules({
    accounts: ['polkadot_getAccounts'],
    approve: methods,
    accountFields: ['address'],
    writeAccount: (address) => ({ address }),
  }),
  session: { methods, events: [] },
  signMessage: askSignature({
    method: 'polkadot_signMessage',
    params: ({ address, message }) => ({ address, message }),
    isSignature: (text) => /^0x[0-9a-f]{128,130}$/i.test(text),
  }),
  asksRest: true,
  loadBalances: async (query) => (await import('./balances.ts')).loadBalances(query),
  explorerLink: explorerLinks({ transaction: 'extrinsic', address: 'account' }),
}
