import type { HistoryEntry, HistoryPage, HistoryTransfer } from '#clients/blockchainApi/history.ts'
import { formatAmount } from '#bridges/across/util/formatAmount.ts'
import type { ChainTransfer, NamespaceAdapter } from '#namespaces/adapter.ts'
import type { Core } from '#kernel/core.ts'
import type { Network } from '#kernel/networks/network.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'
import { describeFound } from '#wallet/portfolio/describeFound.ts'

type Load = NonNullable<NamespaceAdapter['loadHistory']>

/** A page of what an account did, as the chain itself tells it. */
export async function chainHistory(
  core: Core,
  asked: {
    network: Network
    address: string
    cursor: string | undefined
    load: Load
    signal: AbortSignal
  },
): Promise<HistoryPage> {
  const { network, load, ...query } = asked
  const { entries, next } = await load({ rpc: core.rpc, network, ...query })
  const tokens = new Set(
    entries.flatMap(({ transfers }) => transfers.flatMap(({ token }) => token?.address ?? [])),
  )
  const facts = await describeFound(core, network, { tokens: [...tokens] })
  const { caipChainId, nativeCurrency } = network
  const shown = ({ token, change }: ChainTransfer): HistoryTransfer => {
    const known = facts.find(({ address }) => address === token?.address)
    const { symbol, name }: Pick<Holding, 'symbol' | 'name'> =
      token === undefined ? nativeCurrency : (known ?? unnamed)
    const decimals = token?.decimals ?? nativeCurrency.decimals
    return {
      kind: 'token',
      direction: change < 0n ? 'out' : 'in',
      quantity: formatAmount(change < 0n ? -change : change, decimals),
      value: undefined,
      symbol,
      name,
      iconUrl: undefined,
    }
  }
  return {
    entries: entries.map((one): HistoryEntry => {
      const transfers = one.transfers.map(shown)
      return {
        ...one,
        transfers,
        caipChainId,
        id: one.hash,
        nonce: undefined,
        operation: operationOf(transfers),
      }
    }),
    next,
  }
}

const unnamed = { symbol: '', name: '' }

/** In the words that the service has for it. */
function operationOf(transfers: readonly HistoryTransfer[]): string {
  const isOut = transfers.some(({ direction }) => direction === 'out')
  const isIn = transfers.some(({ direction }) => direction === 'in')
  if (isOut && isIn) return 'trade'
  if (isOut) return 'send'
  return isIn ? 'receive' : 'execute'
}
