import type { SecureAccount } from '#secure/api'
import { type EmbeddedUser, SecureError, type WireParams } from '#secure/wire'
import type { Page } from '../page.ts'
import type { RequestContext } from '../wire/server.ts'
import { type OwnAccount, ownAccount } from '../smartAccounts/ownAccount.ts'
import { throughWindow } from './throughWindow.ts'

/** The account after a login; makes the keys of a new one. */
export async function getUser(
  page: Page,
  payload: WireParams<'GET_USER'>,
  context: RequestContext,
): Promise<EmbeddedUser> {
  const { session, store } = page
  if (payload.chainId !== undefined) session.chainId.set(payload.chainId)
  const { preferredAccountType } = payload
  if (preferredAccountType !== undefined) session.accountType.set(preferredAccountType)
  if (store !== undefined) return toUser(page, await ensureKeys(page, context))
  let account = await session.account()
  if (account.addresses === null) {
    await throughWindow(page, { name: 'GET_USER', payload }, context)
    account = await session.account()
    session.accept(account)
  }
  return toUser(page, account)
}

/** The account, whose keys are made where it has none. */
export async function ensureKeys(page: Page, context: RequestContext): Promise<SecureAccount> {
  const { session } = page
  const account = await session.account()
  if (account.addresses !== null) return account
  const made = await setUp(page, account, context)
  session.accept(made)
  return made
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
  // A frame's store is its site's alone: a window's is this browser's.
  if (!page.isWindow && (await screen.ask({ kind: 'setUp' }, context)) === 'window') {
    return page.session.account()
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
  const [plain, own] = await Promise.all([
    ownAccount(page, account, chainId, 'eoa'),
    ownAccount(page, account, chainId, session.accountType.get()),
  ])
  const other = await ownAccount(page, account, chainId, 'smartAccount')
  const accounts = other.type === 'eoa' ? [plain] : [plain, other]
  return {
    email: account.email,
    userName: account.userName,
    socialProvider: account.socialProvider,
    address: own.address,
    chainId,
    accounts: accounts.map(({ type, address }) => ({ type, address })),
    preferredAccountType: own.type,
    smartAccountDeployed: await isKnownDeployed(other),
    // A window of the secure origin signs where the frame keeps nothing.
    canSign:
      store === undefined || (await (await import('../keys/wallet.ts')).canSign(store, account)),
    recovery: account.recovery?.method ?? null,
  }
}

/** Who is signed in can be told where the network does not answer. */
async function isKnownDeployed(own: OwnAccount): Promise<boolean> {
  if (own.type === 'eoa') return false
  const { isDeployed } = await import('../smartAccounts/isDeployed.ts')
  return isDeployed(own).catch((error: unknown) => {
    console.warn(error)
    return false
  })
}
