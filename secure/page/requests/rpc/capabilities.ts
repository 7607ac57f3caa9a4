import { numberToHex } from 'viem/utils'
import * as z from 'zod/mini'
import { type AccountType, evmAddress, text } from '#secure/wire'
import type { Page } from '../../page.ts'
import { ownAccount } from '../../smartAccounts/ownAccount.ts'
import { parseParams, requireOwn } from './params.ts'

const params = z.tuple([evmAddress, z.optional(z.array(text(66)).check(z.maxLength(100)))])

/**
 * EIP-5792: a smart account sends calls as one, from the first operation on; a plain account sends
 * them one after the other.
 */
export async function getCapabilities(
  page: Page,
  given: unknown,
  type: AccountType,
): Promise<unknown> {
  const [address, chains] = parseParams(params, given)
  const account = await page.session.account()
  const wanted = chains?.map((chain) => chain.toLowerCase())
  const shown = page.config.networks.filter(
    ({ chainId }) => wanted === undefined || wanted.includes(numberToHex(chainId)),
  )
  const perNetwork = await Promise.all(
    shown.map(async ({ chainId }) => {
      const own = await ownAccount(page, account, `eip155:${chainId}`, type)
      const status = own.type === 'eoa' ? 'unsupported' : 'supported'
      return {
        address: own.address,
        entry: [numberToHex(chainId), { atomic: { status } }] as const,
      }
    }),
  )
  const own = perNetwork.filter((one) => one.address.toLowerCase() === address.toLowerCase())
  // The account may have other addresses elsewhere; an address that it has on no network is refused.
  if (own.length === 0) requireOwn(address, account.addresses?.eip155 ?? '')
  return Object.fromEntries(own.map(({ entry }) => entry))
}
