import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { setRecipient } from '../../model/form.ts'
import { hasCodeQuery, readRecipient } from '#wallet/recipients/recipient.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { back } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useSteadyCard } from '#ui/app/useSteadyCard.ts'
import { useNamed } from '#shared/recipient/useNamed.ts'
import { useRecipientWays } from '#shared/recipient/useRecipientWays.ts'
import { RecipientPanel, type RecipientPanelProps } from './RecipientPanel.tsx'
import { useDepositor } from '#shared/hooks/useDepositor.ts'
import { useSelection } from './useBridgeForm.ts'

export default function BridgeRecipientView() {
  const core = useCore()
  useSteadyCard()
  const networks = useWidgetState((state) => state.networks)
  const current = useWidgetState(({ bridge }) => bridge.form.recipientName ?? bridge.form.recipient)
  const depositor = useDepositor()
  const { destination, catalog } = useSelection()
  const caipChainId = destination?.caipChainId ?? ''
  const [value, setValue] = useState(current ?? '')
  const [acknowledged, setAcknowledged] = useState(false)
  const named = useNamed(value, caipChainId)
  const read = readRecipient(named.address, depositor, catalog.data)
  const address = read.status === 'other' ? read.address : undefined
  const code = useQuery(hasCodeQuery(core, destination?.caipChainId, address))
  const ways = useRecipientWays(caipChainId, { own: depositor, onChange: change })

  function change(next: string) {
    setValue(next)
    setAcknowledged(false)
  }

  return (
    <RecipientPanel
      destination={findNetwork(networks, destination?.caipChainId)?.name ?? ''}
      value={value}
      onChange={change}
      takesNames={named.takesNames}
      {...ways}
      onUseMine={
        current === undefined && value === ''
          ? undefined
          : () => {
              setRecipient(core, undefined)
              back(core)
            }
      }
      onSave={() => {
        if (read.status === 'you') setRecipient(core, undefined)
        if (read.status === 'other' && acknowledged) {
          setRecipient(core, read.address, named.name)
        }
        back(core)
      }}
      acknowledged={acknowledged}
      onAcknowledge={setAcknowledged}
      state={stateOf(read, named, code.data)}
    />
  )
}

function stateOf(
  read: ReturnType<typeof readRecipient>,
  { problem, name, found }: ReturnType<typeof useNamed>,
  isContract: boolean | undefined,
): RecipientPanelProps['state'] {
  if (problem === 'checking') return { status: 'checking' }
  if (problem !== undefined) return { status: 'invalid', problem }
  if (read.status !== 'other') return read
  if (isContract === undefined) return { status: 'checking' }
  return { ...read, isContract, name, isOfNetwork: found?.isOfNetwork !== false }
}
