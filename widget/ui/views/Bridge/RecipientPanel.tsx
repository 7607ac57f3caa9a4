import type { RecipientProblem } from '#core/bridge/recipient.ts'
import { Avatar } from '#ui/components/Avatar.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { Address } from '#ui/components/Address.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import { Field } from '#ui/primitives/Field.tsx'
import styles from './RecipientPanel.module.css'

export type RecipientPanelProps = {
  destination: string
  value: string
  onChange: (value: string) => void
  onUseMine: () => void
  onSave: () => void
  acknowledged: boolean
  onAcknowledge: (acknowledged: boolean) => void
  state:
    | { status: 'empty' | 'checking' }
    | { status: 'invalid'; problem: RecipientProblem }
    | { status: 'you'; address: string }
    | { status: 'other'; address: string; isContract: boolean }
}

/** Changing who receives is deliberate: checked, shown whole, and acknowledged. */
export function RecipientPanel(props: RecipientPanelProps) {
  const { destination, value, onChange, onUseMine, state } = props
  const { recipient } = useMessages()
  const problem = state.status === 'invalid' ? recipient[state.problem] : undefined
  const hint = state.status === 'checking' ? recipient.checking : recipient.hint(destination)
  return (
    <ViewFrame
      title={recipient.title}
      actions={
        <>
          <Button kind="quiet" onClick={onUseMine}>
            {recipient.useMine}
          </Button>
          <Save {...props} />
        </>
      }
    >
      <Field
        label={recipient.label}
        placeholder={recipient.placeholder}
        mono
        value={value}
        onChange={onChange}
        problem={problem}
        hint={hint}
      />
      {(state.status === 'you' || state.status === 'other') && <Whole address={state.address} />}
      {state.status === 'other' && <Other {...props} isContract={state.isContract} />}
    </ViewFrame>
  )
}

function Save({ state, acknowledged, onSave }: RecipientPanelProps) {
  const { recipient, common } = useMessages()
  const ready = state.status === 'you' || (state.status === 'other' && acknowledged)
  if (ready) return <Button onClick={onSave}>{common.done}</Button>
  if (state.status === 'checking') return <Button busy>{common.done}</Button>
  return (
    <Button
      blocked
      reason={state.status === 'other' ? recipient.acknowledgeFirst : recipient.enter}
    >
      {common.done}
    </Button>
  )
}

function Whole({ address }: { address: string }) {
  return (
    <Panel pad>
      <div className={styles.whole}>
        <Avatar address={address} size={40} />
        <Address address={address} />
      </div>
    </Panel>
  )
}

function Other(props: RecipientPanelProps & { isContract: boolean }) {
  const { destination, acknowledged, onAcknowledge, isContract } = props
  const { recipient } = useMessages()
  return (
    <div>
      <Notice status="warn" title={recipient.notYou} live>
        <p>{isContract ? recipient.contract(destination) : recipient.notYouBody}</p>
      </Notice>
      <Checkbox checked={acknowledged} onChange={onAcknowledge}>
        {recipient.acknowledge}
      </Checkbox>
    </div>
  )
}
