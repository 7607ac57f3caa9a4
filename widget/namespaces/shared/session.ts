import * as z from 'zod/mini'
import {
  BaseError,
  type CaipAccountId,
  type CaipChainId,
  caipAccountId,
  caipChainId,
  parseCaipAccountId,
  parseCaipChainId,
} from '#protocol'
import type { NamespaceAdapter, WantedChains } from '../adapter.ts'
import type { AdapterNetwork, WalletPort } from '../walletPort.ts'

const MOST_ACCOUNTS = 100

const scope = z.looseObject({
  accounts: z.array(caipAccountId).check(z.maxLength(MOST_ACCOUNTS)),
})
const answer = z.looseObject({ sessionScopes: z.record(z.string(), scope) })

type Parts = Pick<NamespaceAdapter, 'namespace' | 'isAddress'>

/**
 * Connecting where wallets are on no chain of their own: one session names the accounts for each
 * chain, and which of them the widget is on is its own matter.
 *
 * @see https://chainagnostic.org/CAIPs/caip-25
 * @see https://chainagnostic.org/CAIPs/caip-312
 */
export function sessionParts(
  parts: Parts,
): Pick<
  NamespaceAdapter,
  'connect' | 'sync' | 'switchNetwork' | 'toCaipChainId' | 'toAccounts' | 'namespace' | 'isAddress'
> {
  const { namespace } = parts
  return {
    ...parts,
    async connect(wallet, wanted) {
      const optionalScopes = Object.fromEntries(
        wanted.map((chain) => [chain, { methods: [], notifications: [] }]),
      )
      const params = { optionalScopes }
      return stateOf(parts, await wallet({ method: 'wallet_createSession', params }), wanted)
    },
    sync: async (wallet, wanted) => stateOf(parts, await askSession(wallet, wanted), wanted),
    async switchNetwork(wallet: WalletPort, network: AdapterNetwork) {
      const wanted = [network.caipChainId]
      const state = stateOf(parts, await askSession(wallet, wanted), wanted)
      if (state.accounts.length > 0 && state.caipChainId === network.caipChainId) return
      throw new BaseError(`The wallet shares no account on ${network.name}`, {
        code: 'UNSUPPORTED_CHAINS',
        details: network.caipChainId,
      })
    },
    toCaipChainId(told) {
      const parsed = caipChainId.safeParse(told)
      if (parsed.success && parseCaipChainId(parsed.data).namespace === namespace) {
        return parsed.data
      }
      throw new BaseError('The wallet answered something that is not a chain id', {
        code: 'WALLET_INVALID_ANSWER',
      })
    },
    toAccounts: (addresses, chain) => addresses.map((address) => `${chain}:${address}`),
  }
}

function askSession(wallet: WalletPort, [first]: WantedChains): Promise<unknown> {
  return wallet({ method: 'wallet_getSession', params: {}, caipChainId: first })
}

/** The accounts on the first wanted chain that has any, else on the wallet's own first. */
function stateOf({ namespace, isAddress }: Parts, told: unknown, wanted: WantedChains) {
  const parsed = answer.safeParse(told)
  if (!parsed.success) {
    throw new BaseError('The wallet answered something that is not a list of accounts', {
      code: 'WALLET_INVALID_ANSWER',
    })
  }
  const accounts: CaipAccountId[] = []
  for (const account of Object.values(parsed.data.sessionScopes).flatMap((one) => one.accounts)) {
    const { caipChainId: chain, address } = parseCaipAccountId(account)
    const isOurs = parseCaipChainId(chain).namespace === namespace && isAddress(address)
    if (isOurs && !accounts.includes(account)) accounts.push(account)
  }
  const chainOf = (account: CaipAccountId) => parseCaipAccountId(account).caipChainId
  const shared: readonly CaipChainId[] = accounts.map(chainOf)
  const chain = wanted.find((one) => shared.includes(one)) ?? shared[0] ?? wanted[0]
  if (chain === undefined) throw new BaseError('Chain is not supported', { code: 4902 })
  return { accounts: accounts.filter((one) => chainOf(one) === chain), caipChainId: chain }
}
