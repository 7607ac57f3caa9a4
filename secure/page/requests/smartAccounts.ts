import { SecureError } from '#secure/wire'
import type { Page } from '../page.ts'

/** Networks on which the account can be a smart account. */
export function smartAccountNetworks({ config }: Page): number[] {
  return config.networks.filter((network) => network.smartAccounts).map(({ chainId }) => chainId)
}

export async function initSmartAccount(page: Page): Promise<never> {
  const names = smartAccountNetworks(page).join(', ')
  throw new SecureError(
    'SMART_ACCOUNT_CANNOT',
    names === ''
      ? 'No network of this wallet has smart accounts.'
      : `The wallet has no smart account yet on ${names}.`,
  )
}
