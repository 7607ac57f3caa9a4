import { type AccountType, SecureError, type WireParams } from '#secure/wire'
import type { Page } from '../page.ts'
import type { Decision } from '../approvals/approval.ts'
import type { RequestContext } from '../wire/server.ts'
import { ownAccount } from '../smartAccounts/ownAccount.ts'
import { notifyChanges } from './notifyChanges.ts'
import { throughWindow } from './throughWindow.ts'
import type { Signing, LoadDecision } from './rpc/signing.ts'
/** Asks the person, and acts; the result of `confirm` is the method's. */
type SigningMethod = (signing: Signing, params: unknown) => LoadDecision
/** Needs no person: answers from what is known. */
type PlainMethod = (page: Page, params: unknown, type: AccountType) => Promise<unknown>

/** Methods that a person confirms; their code is loaded when they are asked for. */
const signing: Readonly<Record<string, () => Promise<SigningMethod>>> = {
  personal_sign: async () => (await import('./rpc/personalSign.ts')).personalSign,
  eth_signTypedData_v4: async () => (await import('./rpc/signTypedData.ts')).signTypedData,
  eth_sendTransaction: async () => (await import('./rpc/sendTransaction.ts')).sendTransaction,
  wallet_sendCalls: async () => (await import('./rpc/sendCalls.ts')).sendCalls,
  wallet_revokePermissions: async () =>
    (await import('./rpc/revokePermissions.ts')).revokePermissions,
  solana_signMessage: async () => (await import('./rpc/solana.ts')).signSolanaMessage,
  solana_signTransaction: async () => (await import('./rpc/solana.ts')).signSolanaTransaction,
  solana_signAllTransactions: async () =>
    (await import('./rpc/solana.ts')).signAllSolanaTransactions,
}
const plain: Readonly<Record<string, () => Promise<PlainMethod>>> = {
  wallet_getCapabilities: async () => (await import('./rpc/capabilities.ts')).getCapabilities,
  wallet_getCallsStatus: async () => (await import('./rpc/callsStatus.ts')).getCallsStatus,
  wallet_getAssets: async () => (await import('./rpc/assets.ts')).getAssets,
  // Accounts accept only their own key, so nothing would enforce a grant.
  wallet_grantPermissions: async () => async () => {
    throw new SecureError(4200, 'This wallet lets no site sign by itself.')
  },
}

/** Answers one JSON-RPC request of the embedded wallet; other methods are refused (S5.13, S7.28). */
export async function runRpc(
  page: Page,
  payload: WireParams<'RPC_REQUEST'>,
  context: RequestContext,
): Promise<unknown> {
  const { method, params } = payload
  const { chainId = page.session.chainId.get(), accountType = page.session.accountType.get() } =
    payload
  const loadPlain = Object.hasOwn(plain, method) ? plain[method] : undefined
  if (loadPlain !== undefined) return (await loadPlain())(page, params, accountType)

  const load = Object.hasOwn(signing, method) ? signing[method] : undefined
  if (load === undefined) {
    throw new SecureError('RPC_NOT_ALLOWED', 'Requested RPC call is not allowed')
  }
  const account = await page.session.account()
  const { addresses } = account
  if (addresses === null) throw new SecureError(4100, 'This account has no keys yet.')
  const { store } = page
  // The window has its own session and network.
  const elsewhere = { name: 'RPC_REQUEST' as const, payload: { ...payload, chainId, accountType } }
  if (store === undefined) return throughWindow(page, elsewhere, context)
  await notifyChanges(page, account, context)
  const run = await load()
  const own = await ownAccount(page, account, chainId, accountType)
  const loadDecision = run({ page, store, account, addresses, chainId, own }, params)
  const { canSign } = await import('../keys/wallet.ts')
  if (!(await canSign(store, account))) await page.screen.ask({ kind: 'newDevice' }, context)
  let confirmed: Decision | undefined
  const loadShown = async (signal: AbortSignal): Promise<Decision> => {
    const decision = await loadDecision(signal)
    const confirm = async () => {
      const answer = await decision.confirm()
      confirmed = decision
      return answer
    }
    return { ...decision, confirm }
  }
  const answer = await page.screen.ask({ kind: 'approval', load: loadShown }, context)
  return confirmed?.finish === undefined ? answer : confirmed.finish(context.signal)
}
