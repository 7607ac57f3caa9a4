import { type Address, erc20Abi, encodeFunctionData, numberToHex } from 'viem'
import type { WalletConfig } from './config.ts'
import { errors } from './errors.ts'
import type { DevnetWalletHook } from './hook.ts'
import { recordAt } from './params.ts'
import { rpc } from './rpc.ts'
import type { Session } from './session.ts'
import { authorized } from './signing.ts'

type Context = { session: Session; hook: DevnetWalletHook; config: WalletConfig }

/** Of one, in US dollars, as the wallet has heard. */
const prices: Readonly<Record<string, string>> = { ETH: '2500', WETH: '2500', USDC: '1', DAI: '1' }
const NATIVE = { name: 'Ether', symbol: 'ETH', decimals: 18, price: prices.ETH }

/** wallet_getAssets, ERC-7811: per chain, what the account has of the tokens that the wallet knows. */
export async function getAssets({ session, hook, config }: Context, params: unknown) {
  if (!hook.assets) throw errors.unsupported('wallet_getAssets')
  const { account, chainFilter } = recordAt(params, 0)
  if (typeof account !== 'string') throw errors.invalidParams(`'account' must be an address`)
  const { key } = authorized(session, account)
  if (chainFilter !== undefined && !Array.isArray(chainFilter)) {
    throw errors.invalidParams(`'chainFilter' must be a list of chain ids`)
  }
  const chains = session
    .chains()
    .filter(
      ({ chainId }) => chainFilter === undefined || chainFilter.includes(numberToHex(chainId)),
    )
  const entries = chains.map(async ({ chainId, rpcUrl }) => {
    const balance = await rpc(rpcUrl, 'eth_getBalance', [key.address, 'latest'])
    const native = { address: 'native', balance, type: 'native', metadata: NATIVE }
    const tokens = await tokensOf(config, { rpcUrl, owner: key.address })
    return [numberToHex(chainId), [native, ...tokens]] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function tokensOf(
  { known }: WalletConfig,
  { rpcUrl, owner }: { rpcUrl: string; owner: Address },
) {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  const all = Object.entries(known).map(async ([to, { name, decimals }]) => {
    if (decimals === undefined) return []
    const word = await rpc(rpcUrl, 'eth_call', [{ to, data }, 'latest'])
    const amount = typeof word === 'string' && word !== '0x' ? BigInt(word) : 0n
    if (amount === 0n) return []
    const metadata = { name, symbol: name, decimals, price: prices[name] }
    return [{ address: to, balance: numberToHex(amount), type: 'erc20', metadata }]
  })
  return (await Promise.all(all)).flat()
}
