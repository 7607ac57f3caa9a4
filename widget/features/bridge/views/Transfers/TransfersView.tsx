import { useEffect, useState } from 'react'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'
import { recoverTransfers } from '../../model/recover.ts'
import { loadTransfers } from '#transactions/transfers/store.ts'
import { evmConnection } from '#wallet/connections/evm.ts'
import { push } from '#kernel/router/router.ts'
import type { NetworksSlice } from '#kernel/networks/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNow } from '#ui/app/useNow.ts'
import { type FindIcon, useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { formatAgo, formatAmount, formatDateTime } from '#ui/i18n/format.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { toChainViewModel } from '#ui/marks/networkViewModel.ts'
import { BRIDGE_PLACES } from '#ui/form/places.ts'
import {
  type TransferFiatValues,
  useTransferFiatValues,
} from '../TransferProgress/useTransferFiatValues.ts'
import { statusOf } from './statusOf.ts'
import { Transfers } from './Transfers.tsx'
import type { TransferItem } from './transferItem.ts'

export default function TransfersView() {
  const core = useCore()
  const locale = useLocale()
  const records = useWidgetState(({ bridge }) => bridge.transfers)
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const now = useNow(records.length > 0)
  const iconOf = useTokenIcons()
  const fiatValueOf = useTransferFiatValues(records)
  const account = useWidgetState(({ connections }) => {
    const connection = evmConnection(connections)
    return connection.status === 'connected' ? connection.accounts[0] : undefined
  })
  const [searched, setSearched] = useState<number>()
  useEffect(() => {
    loadTransfers(core)
    // What cannot be read now is searched for at the next visit; the list shows what is known.
    if (account !== undefined) {
      recoverTransfers(core, () => undefined).then(setSearched, reportError)
    }
  }, [core, account])
  const since = searched === undefined ? undefined : formatDateTime(searched, locale)
  if (records.length === 0) {
    const onBridge = () => push(core, { name: 'Bridge' })
    return <Transfers onPick={() => undefined} state={{ status: 'empty', onBridge, since }} />
  }
  return (
    <Transfers
      onPick={(transferId) => push(core, { name: 'TransferProgress', transferId })}
      state={{
        status: online ? 'ready' : 'offline',
        since,
        transfers: records.map((record) =>
          itemOf(record, { networks, locale, now, iconOf, fiatValue: fiatValueOf(record) }),
        ),
      }}
    />
  )
}

function itemOf(
  record: TransferRecord,
  context: {
    networks: NetworksSlice
    locale: string
    now: number
    iconOf: FindIcon
    fiatValue: TransferFiatValues
  },
): TransferItem {
  const { networks, locale, now, iconOf, fiatValue } = context
  const { transfer, inputDecimals } = record
  const { route } = transfer
  const amount = formatAmount(toDecimal(BigInt(transfer.inputAmount), inputDecimals), {
    locale,
    decimals: BRIDGE_PLACES,
  })
  const to = toChainViewModel(networks, route.destinationChainId)
  return {
    id: transfer.id,
    amount: `${amount} ${route.inputTokenSymbol}`,
    fiat: fiatValue.sent(BigInt(transfer.inputAmount)),
    token: {
      symbol: route.inputTokenSymbol,
      iconUrl: iconOf(route.originChainId, route.isNative ? 'native' : route.inputToken),
      network: to,
    },
    from: toChainViewModel(networks, route.originChainId),
    to,
    status: statusOf(record, now),
    when: formatAgo(transfer.created, now, locale, 'short'),
  }
}
