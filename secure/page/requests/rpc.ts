import type { SecureAccount } from '#secure/api'
import { SecureError, type WirePayload } from '#secure/wire'
import type { KeyStore } from '../keys/keyStore.ts'
import type { Page } from '../page.ts'
import type { Decision } from '../approvals/approval.ts'
import type { RequestContext } from '../wire/server.ts'
import { throughWindow } from './throughWindow.ts'

/** What a method works with: the account is signed in, and its keys can be used here. */
export type Signing = {
  readonly page: Page
  readonly store: KeyStore
  readonly account: SecureAccount
  readonly addresses: NonNullable<SecureAccount['addresses']>
  /** CAIP-2 id of the network that the request is for. */
  readonly chainId: string
}
/** Asks the person and does it; the answer of `confirm` is the method's. */
type SigningMethod = (
  signing: Signing,
  params: unknown,
) => (signal: AbortSignal) => Promise<Decision>
/** Needs nobody: answers from what is known. */
type PlainMethod = (page: Page, params: unknown, chainId: string) => Promise<unknown>

/** Methods that a person confirms; their code is loaded when they are asked for. */
const signing: Readonly<Record<string, () => Promise<SigningMethod>>> = {
  personal_sign: async () => (await import('./rpc/personalSign.ts')).personalSign,
  eth_signTypedData_v4: async () => (await import('./rpc/signTypedData.ts')).signTypedData,
  eth_sendTransaction: async () => (await import('./rpc/sendTransaction.ts')).sendTransaction,
  wallet_sendCalls: async () => (await import('./rpc/sendCalls.ts')).sendCalls,
  solana_signMessage: async () => (await import('./rpc/solana.ts')).signSolanaMessage,
  solana_signTransaction: async () => (await import('./rpc/solana.ts')).signSolanaTransaction,
  solana_signAllTransactions: async () =>
    (await import('./rpc/solana.ts')).signAllSolanaTransactions,
}
const plain: Readonly<Record<string, () => Promise<PlainMethod>>> = {
  wallet_getCapabilities: async () => (await import('./rpc/capabilities.ts')).getCapabilities,
  wallet_getCallsStatus: async () => (await import('./rpc/callsStatus.ts')).getCallsStatus,
}

/** Answers one JSON-RPC request of the embedded wallet; other methods are refused (S5.13, S7.28). */
export async function runRpc(
  page: Page,
  payload: WirePayload<'RPC_REQUEST'>,
  context: RequestContext,
): Promise<unknown> {
  const { method, params } = payload
  const chainId = payload.chainId ?? page.session.chainId.get()
  const loadPlain = Object.hasOwn(plain, method) ? plain[method] : undefined
  if (loadPlain !== undefined) return (await loadPlain())(page, params, chainId)

  const load = Object.hasOwn(signing, method) ? signing[method] : undefined
  if (load === undefined) {
    throw new SecureError('RPC_NOT_ALLOWED', 'Requested RPC call is not allowed')
  }
  const account = await page.session.account()
  const { addresses } = account
  if (addresses === null) throw new SecureError(4100, 'This account has no keys yet.')
  const { store } = page
  // The window has a session and a network of its own.
  const elsewhere = { name: 'RPC_REQUEST' as const, payload: { ...payload, chainId } }
  if (store === undefined) return throughWindow(page, elsewhere, context)
  const run = await load()
  const loadDecision = run({ page, store, account, addresses, chainId }, params)
  const { canSign } = await import('../keys/wallet.ts')
  if (!(await canSign(store, account))) await page.screen.ask({ kind: 'newDevice' }, context)
  const question = { kind: 'approval' as const, load: loadDecision }
  return page.screen.ask(window.parent === window ? question : { ...question, elsewhere }, context)
}
