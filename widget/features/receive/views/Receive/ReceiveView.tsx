import { connectView } from '#wallet/connections/askToConnect.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { parseCaipAccountId, parseCaipChainId } from '#protocol'
import { hasCodeQuery } from '#wallet/recipients/recipient.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { reset } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { toNetworkViewModel } from '#ui/marks/networkViewModel.ts'
import { Receive } from './Receive.tsx'

const COPIED_MS = 2_000

export default function ReceiveView() {
  const core = useCore()
  const networks = useWidgetState((state) => state.networks)
  const connection = useWidgetState(({ connections }) => activeConnection(connections))
  const [copied, setCopied] = useState(false)
  const connected = connection.status === 'connected' ? connection : undefined
  const address =
    connected === undefined ? undefined : parseCaipAccountId(connected.accounts[0]).address
  const isCalled = useWidgetState(
    ({ connections }) => core.adapters[connections.activeNamespace]?.transfers?.kind === 'call',
  )
  // An account that takes part by calls may be a contract, which is on one network alone.
  const code = useQuery({
    ...hasCodeQuery(core, connected?.caipChainId, address),
    enabled: isCalled && address !== undefined,
  })
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  if (connected === undefined || address === undefined) {
    return <Receive state={{ status: 'empty', onConnect: () => reset(core, connectView) }} />
  }
  const { namespace } = parseCaipChainId(connected.caipChainId)
  const here = findNetwork(networks, connected.caipChainId)
  return (
    <Receive
      state={{
        status: 'ready',
        address,
        networks: networks.offered
          .filter((network) => network.namespace === namespace)
          .map(toNetworkViewModel),
        contractOn: code.data === true && here !== undefined ? toNetworkViewModel(here) : undefined,
        copied,
        onCopy: () => {
          navigator.clipboard.writeText(address).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        },
      }}
    />
  )
}
