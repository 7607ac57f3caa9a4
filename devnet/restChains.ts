import type { Faults } from './http/faults.ts'
import { sendJson } from './http/json.ts'
import type { Listening } from './http/listen.ts'
import { listenAs } from './http/service.ts'

const restNamespaces = ['bip122', 'polkadot', 'cosmos'] as const

export type RestChains = Listening & {
  /** Base units by address. */
  readonly balances: Map<string, bigint>
}

/** Real ids: a wallet of the page names them. */
const networks = {
  bip122: ['bip122:000000000019d6689c085ae165831e93', 'Bitcoin', 'BTC', 8],
  polkadot: ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'Polkadot', 'DOT', 10],
  cosmos: ['cosmos:cosmoshub-4', 'Cosmos Hub', 'ATOM', 6],
} as const

/**
 * The REST APIs by which balances are read on chains without a JSON-RPC for it, below `/bip122/api`
 * (Esplora), `/polkadot` (Sidecar) and `/cosmos` (a node's own).
 */
export async function startRestChains({ faults }: { faults: Faults }): Promise<RestChains> {
  const balances = new Map<string, bigint>()
  const options = { name: 'restChains', faults, errorBody: { error: 'Internal error' } }
  const server = await listenAs(options, (_, response, { pathname, searchParams }) => {
    const [, namespace = '', ...parts] = pathname.split('/')
    const path = `/${parts.map(decodeURIComponent).join('/')}`
    const answer = answers[namespace]?.(
      path,
      (address) => balances.get(address) ?? 0n,
      searchParams,
    )
    sendJson(response, answer === undefined ? 404 : 200, answer ?? { error: 'Not found' })
  })
  return { ...server, balances }
}

type Answer = (
  path: string,
  balanceOf: (address: string) => bigint,
  query: URLSearchParams,
) => unknown

const answers: Readonly<Record<string, Answer>> = {
  bip122(path, balanceOf) {
    const address = /^\/api\/address\/(\w+)$/.exec(path)?.[1]
    if (address === undefined) return undefined
    const stats = { funded_txo_count: 2, spent_txo_count: 1, spent_txo_sum: 5_000, tx_count: 3 }
    const received = Number(balanceOf(address)) + stats.spent_txo_sum
    const unconfirmed = { ...stats, funded_txo_sum: 700, spent_txo_sum: 0 }
    return {
      address,
      chain_stats: { ...stats, funded_txo_sum: received },
      mempool_stats: unconfirmed,
    }
  },
  cosmos(path, balanceOf, query) {
    const params = { unbonding_time: '1814400s', max_validators: 200, bond_denom: 'uatom' }
    if (path === '/cosmos/staking/v1beta1/params') return { params }
    const address = /^\/cosmos\/bank\/v1beta1\/balances\/(\w+)\/by_denom$/.exec(path)?.[1]
    if (address === undefined) return undefined
    const denom = query.get('denom') ?? ''
    const amount = denom === params.bond_denom ? balanceOf(address) : 0n
    return { balance: { denom, amount: String(amount) } }
  },
  polkadot(path, balanceOf) {
    const address = /^\/accounts\/(\w+)\/balance-info$/.exec(path)?.[1]
    if (address === undefined) return undefined
    const all = balanceOf(address)
    const reserved = all / 10n
    return {
      at: { hash: `0x${'ab'.repeat(32)}`, height: '21157800' },
      nonce: '4',
      tokenSymbol: 'DOT',
      free: String(all - reserved),
      reserved: String(reserved),
      frozen: '0',
      locks: [],
    }
  },
}

/** How the widget's deployment names them. */
export function restNetworks(url: string) {
  return restNamespaces.map((namespace) => {
    const [caipChainId, name, symbol, decimals] = networks[namespace]
    const nativeCurrency = { name, symbol, decimals }
    const restUrl = `${url}/${namespace}${namespace === 'bip122' ? '/api' : ''}`
    return { caipChainId, name, nativeCurrency, rpcUrls: [restUrl], restUrl, testnet: true }
  })
}
