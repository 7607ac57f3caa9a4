import { askToConnect } from '#wallet/connections/askToConnect.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { push } from '#kernel/router/router.ts'
import {
  enterSendIn,
  reviewSend,
  setSendAmount,
  setSendDollars,
  setSendMax,
  setSendRecipient,
} from '../../model/form.ts'
import { planSend } from '../../model/plan.ts'
import { isRemembered } from '#transactions/recipients.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useOpenNetworks } from '#ui/app/useOpenNetworks.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { useRecipientWays } from '#shared/recipient/useRecipientWays.ts'
import { Send } from './Send.tsx'
import { toSendViewModel } from './sendViewModel.ts'
import { useSendForm } from './useSendForm.ts'

export default function SendView() {
  const core = useCore()
  const onNetworks = useOpenNetworks()
  const locale = useLocale()
  const { and } = useMessages().send
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const site = useWidgetState(({ config }) => new URL(config.origin).host)
  const own = useWidgetState(({ transactions }) => transactions.own)
  const data = useSendForm()
  const { caipChainId, from, who } = data
  const setRecipient = (text: string) => setSendRecipient(core, text)
  const ways = useRecipientWays(caipChainId, { own: from, onChange: setRecipient })
  const namespace = findNetwork(networks, caipChainId)?.namespace ?? ''
  const viewModel = toSendViewModel(
    {
      ...data,
      networks,
      online,
      site,
      own,
      locale,
      and,
      isSupported: core.adapters[namespace]?.transfers !== undefined,
      isRemembered: who.address !== undefined && isRemembered(core, who.address),
    },
    {
      connect: () => askToConnect(core),
      pickNetwork: onNetworks,
      pickToken: () => push(core, { name: 'SendToken' }),
      setAmount: (text) => setSendAmount(core, text),
      setDollars: (text, token) => setSendDollars(core, text, token),
      enterIn: (unit, token) => enterSendIn(core, unit, token),
      setMax: (max, token) => setSendMax(core, max, token),
      setRecipient,
      retry: (failed) => {
        const questions = { holdings: data.holdings, fee: data.fee, code: who.code }
        for (const name of failed) questions[name].refetch().catch(reportError)
      },
      review: (chosen) => reviewSend(core, planSend(core, chosen)),
      see: (transactionId) => push(core, { name: 'SendProgress', transactionId }),
    },
  )

  return <Send {...viewModel} to={{ ...viewModel.to, ...ways }} />
}
