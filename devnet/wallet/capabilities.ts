import { concat, type Address, type Hex, numberToHex } from 'viem'
import type { WalletConfig } from './config.ts'
import { errors } from './errors.ts'
import type { DevnetWalletHook } from './hook.ts'
import { textAt } from './params.ts'
import { rpc } from './rpc.ts'
import type { Session } from './session.ts'
import { authorized } from './signing.ts'

type Chain = WalletConfig['chains'][number]
type Context = { session: Session; hook: DevnetWalletHook }

/** What an account's code starts with once it is delegated (EIP-7702). */
const DELEGATION = '0xef0100'

/**
 * wallet_getCapabilities, EIP-5792: per chain, whether a bundle is carried out as a whole, and whether
 * the wallet tells what the account has (ERC-7811).
 */
export async function getCapabilities({ session, hook }: Context, params: unknown) {
  if (hook.calls === 'off' && !hook.assets) throw errors.unsupported('wallet_getCapabilities')
  const { key } = authorized(session, textAt(params, 0))
  const asked: unknown = Array.isArray(params) ? params[1] : undefined
  if (asked !== undefined && !Array.isArray(asked)) {
    throw errors.invalidParams('Parameter 1 must be a list of chain ids')
  }
  const chains = session
    .chains()
    .filter(({ chainId }) => asked === undefined || asked.includes(numberToHex(chainId)))
  const entries = chains.map(async (chain) => {
    const status = await atomicStatus(chain, key.address, hook.calls)
    const capabilities = {
      ...(hook.calls === 'off' ? {} : { atomic: { status } }),
      ...(hook.assets ? { assetDiscovery: { supported: true } } : {}),
    }
    return [numberToHex(chain.chainId), capabilities] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** `ready`: the account is upgraded first, if its owner agrees. */
async function atomicStatus(
  chain: Chain,
  account: Address,
  mode: DevnetWalletHook['calls'],
): Promise<'supported' | 'ready' | 'unsupported'> {
  if (chain.batchAccount === undefined || mode === 'sequential') return 'unsupported'
  return (await isDelegated(chain, account)) ? 'supported' : 'ready'
}

export async function isDelegated(
  { rpcUrl, batchAccount }: Chain,
  account: Address,
): Promise<boolean> {
  if (batchAccount === undefined) return false
  const code = await rpc(rpcUrl, 'eth_getCode', [account, 'latest'])
  const wanted: Hex = concat([DELEGATION, batchAccount])
  return typeof code === 'string' && code.toLowerCase() === wanted.toLowerCase()
}
