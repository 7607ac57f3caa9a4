import type { SecureAccount } from '#secure/api'
import {
  type AccountType,
  type EmbeddedUser,
  SecureError,
  type WirePayload,
  type WireResult,
} from '#secure/wire'
import type { Page } from '../page.ts'
import type { RequestContext } from '../wire/server.ts'
import { throughWindow } from './throughWindow.ts'

/** The account after a login; makes the keys of a new one. */
export async function getUser(
  page: Page,
  payload: WirePayload<'GET_USER'>,
  context: RequestContext,
): Promise<EmbeddedUser> {
  const { session, store } = page
  if (payload.chainId !== undefined) session.chainId.set(payload.chainId)
  let account = await session.account()
  if (account.addresses === null) {
    if (store === undefined) {
      await throughWindow(page, { name: 'GET_USER', payload }, context)
      account = await session.account()
    } else {
      account = await setUp(page, account, context)
    }
    session.accept(account)
  }
  return toUser(page, account)
}

/** Only what exists can be chosen: without smart accounts there is one kind. */
export async function setPreferredAccount(
  page: Page,
  { type }: WirePayload<'SET_PREFERRED_ACCOUNT'>,
): Promise<WireResult<'SET_PREFERRED_ACCOUNT'>> {
  if (type !== 'eoa') {
    throw new SecureError('SMART_ACCOUNT_CANNOT', 'This wallet has no smart account.')
  }
  const account = await page.session.account()
  return { type, address: addressOf(account, page.session.chainId.get()) }
}

function addressOf({ addresses }: SecureAccount, chainId: string): string {
  if (addresses === null) throw new SecureError('NO_SHARE', 'This account has no keys yet.')
  return chainId.startsWith('solana:') ? addresses.solana : addresses.eip155
}

async function setUp(
  page: Page,
  account: SecureAccount,
  context: RequestContext,
): Promise<SecureAccount> {
  const { api, store, screen } = page
  if (store === undefined) throw new SecureError('STORAGE_BLOCKED', 'The browser blocks storage.')
  const { createKeys, ownerOf } = await import('../keys/wallet.ts')
  const old = await store.findByOwner(ownerOf(account))
  if (old.some(({ recovery }) => recovery !== null)) {
    // The service has forgotten the account, and this browser has not: never make another in silence.
    await screen.ask({ kind: 'oldWallet', account }, context)
    const restored = await page.session.account()
    if (restored.addresses !== null) return restored
  }
  try {
    return await createKeys({ api, store }, account)
  } catch (error) {
    if (!(error instanceof SecureError) || error.code !== 'KEYS_EXIST') throw error
    // Another tab or device was quicker: its keys are the account's.
    return page.session.account()
  }
}

async function toUser(page: Page, account: SecureAccount): Promise<EmbeddedUser> {
  const { store, session } = page
  const chainId = session.chainId.get()
  const address = addressOf(account, chainId)
  const type: AccountType = 'eoa'
  return {
    email: account.email,
    userName: account.userName,
    socialProvider: account.socialProvider,
    address,
    chainId,
    accounts: [{ type, address }],
    preferredAccountType: type,
    smartAccountDeployed: false,
    // A window of the secure origin signs where the frame keeps nothing.
    canSign:
      store === undefined || (await (await import('../keys/wallet.ts')).canSign(store, account)),
    recovery: account.recovery?.method ?? null,
  }
}
