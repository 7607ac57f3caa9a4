import { SecureError, type WireParams, type WireResult } from '#secure/wire'
import type { Page } from '../page.ts'
import { isSmartNetwork } from '../smartAccounts/network.ts'
import { ownAccount, type SmartOwn } from '../smartAccounts/ownAccount.ts'

/** Networks on which the account can be a smart account. */
export function smartAccountNetworks({ config }: Page): number[] {
  return config.networks.filter(isSmartNetwork).map(({ chainId }) => chainId)
}

export async function initSmartAccount(page: Page): Promise<WireResult<'INIT_SMART_ACCOUNT'>> {
  const own = await smartAccount(page)
  const { isDeployed } = await import('../smartAccounts/isDeployed.ts')
  return { address: own.address, isDeployed: await isDeployed(own) }
}

/** Only what the network has can be chosen (S6.02). */
export async function setPreferredAccount(
  page: Page,
  { type }: WireParams<'SET_PREFERRED_ACCOUNT'>,
): Promise<WireResult<'SET_PREFERRED_ACCOUNT'>> {
  const { session } = page
  const own =
    type === 'eoa'
      ? await ownAccount(page, await session.account(), session.chainId.get(), 'eoa')
      : await smartAccount(page)
  session.accountType.set(type)
  return { type, address: own.address }
}

async function smartAccount(page: Page): Promise<SmartOwn> {
  const { session } = page
  const own = await ownAccount(page, await session.account(), session.chainId.get(), 'smartAccount')
  if (own.type === 'smartAccount') return own
  throw new SecureError('SMART_ACCOUNT_CANNOT', 'This network has no smart accounts.')
}
