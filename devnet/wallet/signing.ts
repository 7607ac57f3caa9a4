import { type Hex, isHex, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { WalletConfig } from './config.ts'
import { describeMessage, describeTransaction, describeTypedData } from './describe.ts'
import { errors } from './errors.ts'
import type { DevnetWalletHook } from './hook.ts'
import { isAddressText, textAt, transactionParams } from './params.ts'
import type { Ask } from './questions.ts'
import type { Session } from './session.ts'
import { sendTransaction } from './transaction.ts'
import { parseTypedData } from './typedData.ts'

type Context = { session: Session; ask: Ask; config: WalletConfig; hook: DevnetWalletHook }

/** personal_sign: the message first, then the account. */
export async function signMessage({ session, ask }: Context, params: unknown): Promise<Hex> {
  const { signer } = authorized(session, textAt(params, 1))
  const text = textAt(params, 0)
  const raw = isHex(text) ? text : toHex(text)
  await ask('personal_sign', describeMessage(raw))
  return signer.signMessage({ message: { raw } })
}

/** eth_signTypedData_v4: the account first, then the data as text or as an object. */
export async function signTypedData({ session, ask }: Context, params: unknown): Promise<Hex> {
  const { signer, chain } = authorized(session, textAt(params, 0))
  const typedData = parseTypedData(Array.isArray(params) ? params[1] : undefined)
  const asked = typedData.domain?.chainId
  if (asked !== undefined && Number(asked) !== chain.chainId) {
    throw errors.invalidParams(
      `Provided chainId "${String(asked)}" must match the active chainId "${chain.chainId}"`,
    )
  }
  await ask('eth_signTypedData_v4', describeTypedData(typedData))
  return signer.signTypedData(typedData)
}

/** eth_sendTransaction */
export async function transact(context: Context, params: unknown): Promise<string> {
  const { session, ask, config, hook } = context
  const transaction = transactionParams(params)
  const { key, chain } = authorized(session, transaction.from)
  if (transaction.chainId !== undefined && transaction.chainId !== chain.chainId) {
    throw errors.invalidParams(
      `The transaction is for chain ${transaction.chainId}, the wallet is on ${chain.chainId}`,
    )
  }
  await ask('eth_sendTransaction', describeTransaction(transaction, config))
  const { privateKey } = key
  return sendTransaction({ chain, privateKey, transaction, lie: hook.lie.transaction })
}

/** The account, if the page may use it, with the network in use. */
export function authorized(session: Session, address: string) {
  if (!isAddressText(address)) throw errors.invalidParams('The account must be an address')
  if (!session.addresses().includes(address.toLowerCase())) throw errors.unauthorized()
  const { key, chain } = session.current()
  return { key, chain, signer: privateKeyToAccount(key.privateKey) }
}
