import { homeOf } from '#kernel/modal/chooseView.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { reset } from '#kernel/router/router.ts'
import { startSend } from '../../model/startSend.ts'
import type { OwnTransaction } from '#transactions/record.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { formatDateTime } from '#ui/i18n/format.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { sentAmount } from '../Send/amountViewModels.ts'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { findNetworkViewModel } from '#ui/marks/networkViewModel.ts'
import { toAlterationViewModel } from './alterationViewModel.ts'
import { SendProgress } from './SendProgress.tsx'
import { toSendStatus } from './sendStatus.ts'

export default function SendProgressView({ view }: ViewProps<'SendProgress'>) {
  const core = useCore()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const { own, asking } = useWidgetState(({ transactions }) => transactions)
  const iconOf = useTokenIcons()
  const sent = own.find(({ id }) => id === view.transactionId)
  const toAccount = () => reset(core, homeOf(core))
  const onAgain = () => {
    toAccount()
    startSend(core)
  }
  if (sent === undefined || sent.purpose.type !== 'send') {
    return <SendProgress state={{ status: 'empty' }} onClose={toAccount} onAgain={onAgain} />
  }
  const { caipChainId, hash, purpose, at } = sent
  const { token, to, toName } = purpose
  const network = findNetwork(networks, caipChainId)
  const name = network?.name ?? caipChainId
  const url =
    network === undefined || hash === undefined
      ? undefined
      : core.adapters[network.namespace]?.explorerLink(network, {
          kind: 'transaction',
          value: hash,
        })
  return (
    <SendProgress
      onClose={toAccount}
      onAgain={onAgain}
      state={{
        status: toSendStatus(sent, asking),
        token: {
          symbol: token.symbol,
          iconUrl:
            network?.chainId === undefined
              ? undefined
              : iconOf(network.chainId, token.address ?? 'native'),
          network: findNetworkViewModel(networks, caipChainId),
        },
        amount: sentAmount(token, locale),
        to,
        toName,
        proof: hash === undefined ? undefined : { hash, url, network: name },
        when: formatDateTime(at, locale),
        alteration: toAlterationViewModel(sent, locale),
        reason: reasonOf(sent),
      }}
    />
  )
}

/** The contract's or the wallet's own message; the view has its own sentences for ours. */
function reasonOf({ error }: OwnTransaction): string | undefined {
  const isOurs = error?.code === 'TRANSACTION_UNKNOWN' || error?.code === 'BRIDGE_INVALID_HASH'
  return isOurs ? undefined : error?.message
}
