import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { setRecipient } from '#core/bridge/form.ts'
import { hasCodeQuery, readRecipient } from '#core/bridge/recipient.ts'
import { findNetwork } from '#core/networks/slice.ts'
import { back } from '#core/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { RecipientPanel, type RecipientPanelProps } from './RecipientPanel.tsx'
import { useDepositor, useSelection } from './useBridgeForm.ts'

export default function BridgeRecipientView() {
  const core = useCore()
  const networks = useWidgetState((state) => state.networks)
  const current = useWidgetState(({ bridge }) => bridge.form.recipient)
  const depositor = useDepositor()
  const { destination, catalog } = useSelection()
  const [value, setValue] = useState(current ?? '')
  const [acknowledged, setAcknowledged] = useState(false)
  const read = readRecipient(value, depositor, catalog.data)
  const address = read.status === 'other' ? read.address : undefined
  const code = useQuery(hasCodeQuery(core, destination?.caipChainId, address))

  function change(next: string) {
    setValue(next)
    setAcknowledged(false)
  }

  return (
    <RecipientPanel
      destination={findNetwork(networks, destination?.caipChainId)?.name ?? ''}
      value={value}
      onChange={change}
      onUseMine={() => {
        setRecipient(core, undefined)
        back(core)
      }}
      onSave={() => {
        if (read.status === 'you') setRecipient(core, undefined)
        if (read.status === 'other' && acknowledged) setRecipient(core, read.address)
        back(core)
      }}
      acknowledged={acknowledged}
      onAcknowledge={setAcknowledged}
      state={stateOf(read, code.data)}
    />
  )
}

function stateOf(
  read: ReturnType<typeof readRecipient>,
  isContract: boolean | undefined,
): RecipientPanelProps['state'] {
  if (read.status !== 'other') return read
  return isContract === undefined ? { status: 'checking' } : { ...read, isContract }
}
