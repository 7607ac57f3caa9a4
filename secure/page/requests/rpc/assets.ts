import { type Address, erc20Abi, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { type AccountType, evmAddress, text } from '#secure/wire'
import type { Page } from '../../page.ts'
import type { Network } from '../../session.ts'
import { ownAccount } from '../../smartAccounts/ownAccount.ts'
import { createClient, rpcFailed } from './client.ts'
import { parseParams, requireOwn } from './params.ts'

const MOST_TOKENS = 50
const chain = text(66, /^0x[0-9a-fA-F]+$/)
const listed = z.object({ address: z.union([evmAddress, z.literal('native')]) })
const params = z.tuple([
  z.object({
    account: evmAddress,
    chainFilter: z.optional(z.array(chain).check(z.maxLength(100))),
    assetFilter: z.optional(z.record(chain, z.array(listed).check(z.maxLength(MOST_TOKENS)))),
  }),
])

/**
 * What the account has, by network: its currency, and of tokens those that are asked for, since the
 * wallet keeps no list of its own.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7811
 */
export async function getAssets(page: Page, given: unknown, type: AccountType): Promise<unknown> {
  const [{ account: address, chainFilter, assetFilter }] = parseParams(params, given)
  const filter = new Map(
    Object.entries(assetFilter ?? {}).map(([id, assets]) => [id.toLowerCase(), assets]),
  )
  const wanted = chainFilter?.map((id) => id.toLowerCase()) ?? [...filter.keys()]
  const account = await page.session.account()
  const perNetwork = await Promise.all(
    page.config.networks
      .map((network) => ({ network, id: numberToHex(network.chainId) }))
      .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
      .map(async ({ network, id }) => {
        const own = await ownAccount(page, account, `eip155:${network.chainId}`, type)
        if (own.address.toLowerCase() !== address.toLowerCase()) return undefined
        const only = filter.get(id)?.map((asset) => asset.address)
        return [id, await assetsOf(network, address, only)] as const
      }),
  )
  const entries = perNetwork.filter((one) => one !== undefined)
  // The account may have other addresses elsewhere; an address that it has on no network is refused.
  if (entries.length === 0) requireOwn(address, account.addresses?.eip155 ?? '')
  return Object.fromEntries(entries)
}

async function assetsOf(
  network: Network,
  owner: Address,
  only: readonly (Address | 'native')[] = ['native'],
) {
  const client = createClient(network)
  const tokens = only.filter((address) => address !== 'native')
  const { symbol, decimals } = network.currency
  try {
    const [balance, ...known] = await Promise.all([
      client.getBalance({ address: owner }),
      ...tokens.map((token) => tokenOf(client, token, owner)),
    ])
    const metadata = { name: symbol, symbol, decimals }
    const native = { address: 'native', balance: numberToHex(balance), type: 'native', metadata }
    return only.includes('native') ? [native, ...known] : known
  } catch (error) {
    throw rpcFailed(error)
  }
}

async function tokenOf(client: ReturnType<typeof createClient>, address: Address, owner: Address) {
  const ask = { address, abi: erc20Abi } as const
  const [balance, name, symbol, decimals] = await Promise.all([
    client.readContract({ ...ask, functionName: 'balanceOf', args: [owner] }),
    client.readContract({ ...ask, functionName: 'name' }),
    client.readContract({ ...ask, functionName: 'symbol' }),
    client.readContract({ ...ask, functionName: 'decimals' }),
  ])
  const metadata = { name, symbol, decimals }
  return { address, balance: numberToHex(balance), type: 'erc20', metadata }
}
