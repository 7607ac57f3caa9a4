import type { Address } from 'viem'
import type { SecureAccount } from '#secure/api'
import { type AccountType, SecureError } from '#secure/wire'
import type { Page } from '../page.ts'
import { requireNetwork } from '../session.ts'
import { isSmartNetwork, type SmartNetwork } from './network.ts'

/** The account that is active on a network: what it is called there, and how it sends. */
export type OwnAccount = { readonly type: 'eoa'; readonly address: string } | SmartOwn
export type SmartOwn = {
  readonly type: 'smartAccount'
  readonly address: Address
  /** Whose key signs for it: the same address, where the network has EIP-7702. */
  readonly owner: Address
  readonly network: SmartNetwork
}

/** The account of a kind on a network; where the network has no smart accounts it is the plain one. */
export async function ownAccount(
  page: Page,
  { addresses }: SecureAccount,
  chainId: string,
  type: AccountType,
): Promise<OwnAccount> {
  if (addresses === null) throw new SecureError(4100, 'This account has no keys yet.')
  if (chainId.startsWith('solana:')) return { type: 'eoa', address: addresses.solana }
  const network = requireNetwork(page.config, chainId)
  if (type === 'eoa' || !isSmartNetwork(network)) {
    return { type: 'eoa', address: addresses.eip155 }
  }
  const owner = addresses.eip155
  if (network.smartAccounts.isEip7702) return { type, address: owner, owner, network }
  const { addressOfSmartAccount } = await import('./smartAccount.ts')
  return { type, address: await addressOfSmartAccount(network, owner), owner, network }
}
