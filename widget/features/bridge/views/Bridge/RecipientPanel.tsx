import { useId } from 'react'
import type { RecipientProblem } from '#wallet/recipients/recipient.ts'
import { MissingButton } from '#ui/components/MissingButton.tsx'
import { Notice, Problem } from '#ui/components/Notice.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { RecipientInput, type RecipientWays } from '#ui/recipient/RecipientInput.tsx'
import { RecipientNote } from '#ui/recipient/RecipientNote.tsx'

type Other = {
  status: 'other'
  address: string
  isContract: boolean
  /** By which it was looked up. */
  name?: string | undefined
  /** False: the name has none for this network, and this is the one of all its others. */
  isOfNetwork?: boolean | undefined
}

export type RecipientPanelProps = RecipientWays & {
  destination: string
  /** Absent where their own account is the recipient already, and nothing else is typed. */
  onUseMine?: (() => void) | undefined
  onSave: () => void
  acknowledged: boolean
  onAcknowledge: (acknowledged: boolean) => void
  state:
    | { status: 'empty' | 'checking' }
    | { status: 'invalid'; problem: RecipientProblem | 'nobody' | 'lookupFailed' }
    | { status: 'you'; address: string }
    | Other
}

/** Changing who receives is deliberate: checked, shown whole, and acknowledged. */
export function RecipientPanel(props: RecipientPanelProps) {
  const { destination, onUseMine, state } = props
  const messages = useMessages()
  const { recipient } = messages
  const problemId = `${useId()}-problem`
  const problem = state.status === 'invalid' ? problemWords(messages, state.problem) : undefined
  const isFound = state.status === 'you' || state.status === 'other'
  return (
    <ViewFrame
      title={recipient.title}
      actions={
        <>
          {onUseMine && (
            <Button kind="quiet" onClick={onUseMine}>
              {recipient.useMine}
            </Button>
          )}
          <Save {...props} />
        </>
      }
    >
      <Panel>
        <RecipientInput
          {...props}
          label={recipient.label}
          network={destination}
          problemId={problem === undefined ? undefined : problemId}
          address={isFound ? state.address : undefined}
          name={state.status === 'other' ? state.name : undefined}
        >
          {state.status === 'other' && state.isOfNetwork === false && (
            <RecipientNote note="otherNetwork" network={destination} />
          )}
        </RecipientInput>
      </Panel>
      {problem !== undefined && <Problem id={problemId}>{problem}</Problem>}
      <LiveRegion message={state.status === 'checking' ? recipient.checking : undefined} />
      {state.status === 'other' && <Acknowledge {...props} isContract={state.isContract} />}
      {!isFound && <Footnote>{recipient.hint(destination)}</Footnote>}
    </ViewFrame>
  )
}

function problemWords(
  { recipient, send }: Messages,
  problem: RecipientProblem | 'nobody' | 'lookupFailed',
): string {
  if (problem === 'nobody') return `${send.nobody}. ${send.nobodyBody}`
  if (problem === 'lookupFailed') return send.lookupFailedBody
  return recipient[problem]
}

function Save({ state, acknowledged, onSave }: RecipientPanelProps) {
  const { recipient, trial, common } = useMessages()
  const ready = state.status === 'you' || (state.status === 'other' && acknowledged)
  if (ready) return <Button onClick={onSave}>{common.done}</Button>
  if (state.status === 'checking') return <Button busy>{common.done}</Button>
  if (state.status === 'other') {
    return <MissingButton field="consent">{trial.acceptFirst}</MissingButton>
  }
  return <MissingButton field="recipient">{recipient.enter}</MissingButton>
}

function Acknowledge(props: RecipientPanelProps & { isContract: boolean }) {
  const { destination, acknowledged, onAcknowledge, isContract } = props
  const { recipient } = useMessages()
  return (
    <div>
      <Notice status="warn" title={recipient.notYou} live>
        <p>{isContract ? recipient.contract(destination) : recipient.notYouBody}</p>
      </Notice>
      <Checkbox required checked={acknowledged} onChange={onAcknowledge}>
        {recipient.acknowledge}
      </Checkbox>
    </div>
  )
}
