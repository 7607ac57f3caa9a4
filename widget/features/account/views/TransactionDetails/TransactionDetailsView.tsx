import { useQuery } from '@tanstack/react-query'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { feeQuery } from '../../activity/fee.ts'
import type { HistoryEntry, HistoryTransfer } from '../../activity/history.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import type { Network } from '#kernel/networks/network.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { errand } from '#kernel/router/errand.ts'
import { reset } from '#kernel/router/router.ts'
import type { OwnTransaction } from '#transactions/record.ts'
import { parseCaipAccountId } from '#protocol'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import type { Proof } from '#ui/components/identity/ExplorerLink.tsx'
import type { FormattedAmount } from '#ui/components/viewModels.ts'
import { formatAmount, formatDateTime } from '#ui/i18n/format.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { amountOf, ownAmounts, titleOf } from '../Account/activityLines.ts'
import { useHistory } from '../Account/useHistory.ts'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { toNetworkViewModel } from '#ui/marks/networkViewModel.ts'
import { proofOf } from '#ui/marks/proofOf.ts'
import { type Moved, TransactionDetails, type TransactionFacts } from './TransactionDetails.tsx'

export default function TransactionDetailsView({ view }: ViewProps<'TransactionDetails'>) {
  const core = useCore()
  const connection = useWidgetState(({ connections }) => activeConnection(connections))
  const networks = useWidgetState((state) => state.networks)
  const onAccount = () => reset(core, { name: 'Account' })
  if (connection.status !== 'connected') {
    return <TransactionDetails state={{ status: 'empty', onAccount }} />
  }
  const network = findNetwork(networks, connection.caipChainId)
  if (network === undefined) return <TransactionDetails state={{ status: 'empty', onAccount }} />
  const { address } = parseCaipAccountId(connection.accounts[0])
  return <Found id={view.id} address={address} network={network} onAccount={onAccount} />
}

type FoundProps = { id: string; address: string; network: Network; onAccount: () => void }

/** The history is asked by who shows the list: here it is what was loaded there. */
function Found({ id, address, network, onAccount }: FoundProps) {
  const core = useCore()
  const online = useWidgetState((state) => state.online)
  const own = useWidgetState(({ transactions }) => transactions.own.find((one) => one.id === id))
  const records = useWidgetState(({ bridge }) => bridge.transfers)
  const { entries } = useHistory({ address, network })
  const entry = entries.find((one) => one.id === id)
  const hash = entry?.hash ?? own?.hash
  const draw = useFacts({ address, network, hash })
  const facts = entry === undefined ? own && draw.own(own) : draw.entry(entry)
  if (facts === undefined) return <TransactionDetails state={{ status: 'empty', onAccount }} />
  const record = records.find(
    ({ transfer }) =>
      hash !== undefined && transfer.depositHash?.toLowerCase() === hash.toLowerCase(),
  )
  const transferId = record?.transfer.id
  const read = errand(core, 'readTransfer')
  const arrival =
    record === undefined
      ? undefined
      : draw.proof(record.transfer.fillHash, record.transfer.route.destinationChainId)
  return (
    <TransactionDetails
      state={{
        status: online ? 'ready' : 'offline',
        facts: { ...facts, arrival },
        onTransfer:
          transferId === undefined || read === undefined ? undefined : () => read({ transferId }),
      }}
    />
  )
}

function useFacts(options: { address: string; network: Network; hash: string | undefined }) {
  const { address, network, hash } = options
  const core = useCore()
  const locale = useLocale()
  const messages = useMessages()
  const networks = useWidgetState((state) => state.networks)
  const { caipChainId, nativeCurrency, name } = network
  const fee = useQuery(feeQuery(core, { caipChainId, hash, payer: address }))
  const proof = (found: string | undefined, chainId: number): Proof | undefined =>
    proofOf(found, chainId, { networks })
  const proofHere = (found: string): Proof => {
    const what = { kind: 'transaction' as const, value: found }
    const url = core.adapters[network.namespace]?.explorerLink(network, what)
    return { hash: found, url, network: name }
  }
  const common = {
    network: name,
    fee: fee.isLoading ? ('loading' as const) : formatFee(fee.data, nativeCurrency, locale),
    proof: hash === undefined ? undefined : proofHere(hash),
  }
  return {
    proof,
    entry: (entry: HistoryEntry): TransactionFacts => ({
      ...common,
      what: titleOf(entry, messages),
      status: entry.status,
      when: formatDateTime(entry.minedAt, locale),
      from: entry.from,
      to: entry.to,
      nonce: entry.nonce === undefined ? undefined : String(entry.nonce),
      moved: entry.transfers.map((transfer, at) => movedOf(transfer, at, { network, locale })),
    }),
    own: (own: OwnTransaction): TransactionFacts => ({
      ...common,
      what: messages.activity.operations[ownOperation(own)].done,
      status: own.status === 'sent' ? 'pending' : own.status,
      when: formatDateTime(own.at, locale),
      from: own.from,
      to: receiverOf(own),
      moved: own.status === 'confirmed' || own.status === 'sent' ? ownMoved(own, locale) : [],
    }),
  }
}

function ownOperation({ purpose }: OwnTransaction) {
  return purpose.type === 'swap' ? 'trade' : purpose.type
}

function receiverOf(own: OwnTransaction): string | undefined {
  if (own.purpose.type === 'send') return own.purpose.to
  return 'to' in own ? own.to : undefined
}

function ownMoved(own: OwnTransaction, locale: string): readonly Moved[] {
  if (own.purpose.type === 'approve') return []
  const symbols =
    own.purpose.type === 'swap'
      ? [own.purpose.from.symbol, own.purpose.to.symbol]
      : [own.purpose.token.symbol]
  return ownAmounts(own, locale).map((amount, at) => ({
    id: String(at),
    name: symbols[at] ?? '',
    amount,
  }))
}

function movedOf(
  transfer: HistoryTransfer,
  at: number,
  { network, locale }: { network: Network; locale: string },
): Moved {
  const amount = amountOf(transfer, locale)
  if (transfer.kind === 'nft') {
    const { name = 'NFT', previewUrl } = transfer.nft
    const sign = { in: '+', out: '−', self: '' }[transfer.direction]
    return {
      id: String(at),
      name,
      url: previewUrl,
      amount: { value: `${sign}${transfer.quantity}` },
    }
  }
  const { symbol, name, iconUrl } = transfer
  return {
    id: String(at),
    name,
    token: { symbol, name, iconUrl, network: toNetworkViewModel(network) },
    amount,
  }
}

function formatFee(
  fee: bigint | null | undefined,
  { decimals, symbol }: Network['nativeCurrency'],
  locale: string,
): FormattedAmount | undefined {
  if (fee === null || fee === undefined) return undefined
  const exact = toDecimal(fee, decimals)
  const value = formatAmount(exact, { locale, decimals: 6 })
  return { value: `${value} ${symbol}`, exact: `${exact} ${symbol}` }
}
