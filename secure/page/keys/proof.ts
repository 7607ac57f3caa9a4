import { type Proof, type ProvenAct, proofText, type SecureAccount } from '#secure/api'
import { SecureError } from '#secure/wire'
import type { KeyStore } from './keyStore.ts'
import { canSign, type WalletParts, withSecret } from './wallet.ts'

type Asked = { readonly act: ProvenAct; readonly about: string }

/** The key's own word for what a login alone must not do; undefined where this browser cannot sign. */
export async function prove(
  { api, store }: { api: WalletParts['api']; store: KeyStore | undefined },
  account: SecureAccount,
  { act, about }: Asked,
): Promise<Proof | undefined> {
  if (store === undefined || !(await canSign(store, account))) return undefined
  // The clock of a browser may be wrong.
  const { now: signedAt } = await api.call('getTime')
  const message = proofText(act, about, signedAt)
  try {
    const signature = await withSecret({ api, store }, account, ({ evm }) =>
      evm.signer().signMessage({ message }),
    )
    return { signedAt, signature }
  } catch (error) {
    // Its set was removed elsewhere: it is no browser that can sign any more.
    if (error instanceof SecureError && error.code === 'NO_SHARE') return undefined
    throw error
  }
}
