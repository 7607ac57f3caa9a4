import { ExplorerLink } from '#ui/components/identity/ExplorerLink.tsx'
import type { TimelineStep } from '#ui/components/progress/Timeline.tsx'
import { receiveIcon } from '#ui/icons/laterPaths.ts'
import { closeIcon } from '#ui/icons/paths.ts'
import { formatClock } from '#ui/i18n/format.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import type { StepStatus, TransferShown, TransferStep } from './types.ts'

type Phase = 'idle' | 'checking' | 'wallet' | 'sent' | 'done' | 'failed'

const phases: Record<StepStatus, Phase> = {
  idle: 'idle',
  simulationPending: 'checking',
  simulationSuccess: 'wallet',
  txPending: 'sent',
  txSuccess: 'done',
  simulationError: 'failed',
  txError: 'failed',
  error: 'failed',
}

const marks: Record<Phase, TimelineStep['status']> = {
  idle: 'next',
  checking: 'now',
  wallet: 'now',
  sent: 'now',
  done: 'done',
  failed: 'bad',
}

/** The steps of a transfer as lines of a timeline, with what became of a refund at its end. */
export function timelineOf(messages: Messages, state: TransferShown): readonly TimelineStep[] {
  const refunds = state.status === 'expired' || state.status === 'refunded'
  const own = state.bundled ? state.steps.filter(({ kind }) => kind !== 'approve') : state.steps
  const steps = refunds ? own.filter(({ kind }) => kind === 'deposit') : own
  const lines = steps.map((step) =>
    step.kind === 'fill' ? fillLine(messages, state, step) : ownLine(messages, state, step),
  )
  return refunds ? [...lines, ...refundLines(messages, state)] : lines
}

function ownLine({ transfer }: Messages, state: TransferShown, step: TransferStep): TimelineStep {
  const kind = step.kind === 'approve' ? 'approve' : 'deposit'
  const phase = phases[step.status]
  const network = state.send.token.network.name
  const amount = `${state.send.amount.value} ${state.send.token.symbol}`
  const { steps } = transfer
  const isAltered = phase === 'failed' && state.status === 'altered'
  const words = kind === 'deposit' && state.bundled ? steps.both : steps[kind]
  const failed = isAltered ? steps.altered : words.failed
  const title = phase === 'failed' ? failed : words[phase](amount)
  const declined = state.status === 'rejected' || state.status === 'cancelled'
  const notes: Record<Phase, string> = {
    idle: steps.idleNote(network),
    checking: steps.checkingNote,
    wallet: steps.walletNote,
    sent: step.isLate === true ? steps.sentLate : steps.sentNote(network),
    done: doneNote(transfer, state, step),
    failed: steps.idleNote(network),
  }
  return {
    id: kind,
    ...(phase === 'failed' && declined
      ? { status: 'next', icon: closeIcon }
      : { status: marks[phase] }),
    title,
    note: notes[phase],
    end: step.proof && <ExplorerLink proof={step.proof} />,
  }
}

/** Where and when; for a deposit that waits for its fill, how many blocks hold it by now. */
function doneNote(
  transfer: Messages['transfer'],
  state: TransferShown,
  step: TransferStep,
): string {
  const where = transfer.steps.doneNote(state.send.token.network.name, step.time)
  const { confirmations = 0 } = state
  if (step.kind !== 'deposit' || confirmations === 0) return where
  return `${where} · ${transfer.confirmations(confirmations)}`
}

function fillLine(messages: Messages, state: TransferShown, step: TransferStep): TimelineStep {
  const { steps, lateNote, lateReasons } = messages.transfer
  const network = state.receive.token.network.name
  const amount = `${state.receive.amount.value} ${state.receive.token.symbol}`
  const phase = phases[step.status]
  const end = step.proof && <ExplorerLink proof={step.proof} />
  if (state.status === 'late') {
    const sent = `${state.send.amount.value} ${state.send.token.symbol}`
    return {
      id: 'fill',
      status: 'late',
      title: state.reason === 'slowFill' ? steps.slow : steps.late,
      note: lateNote(lateReasons[state.reason], state.deadline, sent),
      end: <Clock messages={messages} state={state} />,
    }
  }
  if (phase === 'idle') return { id: 'fill', status: 'next', title: steps.fillIdle(network) }
  if (phase === 'done') {
    const note = steps.doneNote(network, step.time)
    return { id: 'fill', status: 'done', title: steps.filled(amount), note, end }
  }
  if (phase === 'failed') return { id: 'fill', status: 'bad', title: steps.fillFailed, end }
  return {
    id: 'fill',
    status: 'now',
    title: steps.filling(network),
    note:
      state.recipient === undefined
        ? steps.fillingNote(amount)
        : steps.fillingOther(amount, state.recipient),
    end: <Clock messages={messages} state={state} />,
  }
}

function refundLines(messages: Messages, state: TransferShown): readonly TimelineStep[] {
  if (state.status !== 'expired' && state.status !== 'refunded') return []
  const { steps } = messages.transfer
  const network = state.send.token.network.name
  const expired: TimelineStep = {
    id: 'expired',
    status: 'bad',
    title: steps.expired,
    note: steps.expiredNote(state.expiredAt),
  }
  const end = state.refundProof && <ExplorerLink proof={state.refundProof} />
  if (state.status === 'refunded') {
    const amount = `${state.send.amount.value} ${state.send.token.symbol}`
    const note = steps.idleNote(network)
    return [expired, { id: 'refund', status: 'done', title: steps.refunded(amount), note, end }]
  }
  const note = state.refundBy === undefined ? steps.refundSoon : steps.refundNote(state.refundBy)
  const title = steps.refund(network)
  return [expired, { id: 'refund', status: 'now', title, note, end, icon: receiveIcon }]
}

function Clock({ messages, state }: { messages: Messages; state: TransferShown }) {
  if (state.status !== 'pending' && state.status !== 'late') return null
  const { transfer } = messages
  const expected = formatClock(state.expectedSeconds)
  const words = state.status === 'late' ? transfer.clockExpected : transfer.clockOf
  return (
    <span aria-hidden="true">
      <b>{formatClock(state.elapsedSeconds)}</b> {words(expected)}
    </span>
  )
}
