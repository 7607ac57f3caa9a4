import { useEffect, useState } from 'react'
import { SecureError } from '#secure/wire'
import type { Approval, Decision } from '../approvals/approval.ts'
import { useLocale, useWords } from '../i18n/WordsContext.tsx'
import type { Words } from '../i18n/words.ts'
import type { Page } from '../page.ts'
import { type Asked, declined } from '../screen.ts'
import { ApprovalDetails } from './details/ApprovalDetails.tsx'
import { Button } from './parts/Button.tsx'
import { ConfirmButton } from './parts/ConfirmButton.tsx'
import { FactsSkeleton } from './parts/Facts.tsx'
import { Notice } from './parts/Notice.tsx'
import { Sheet } from './parts/Sheet.tsx'
import { useConfirm } from './parts/useConfirm.tsx'
import { sentenceOf } from './sentenceOf.ts'

/** The widget's card has a title of its own. */
const isFramed = window.parent !== window

type State =
  | { status: 'loading' }
  | { status: 'unreadable'; error: unknown }
  | { status: 'asked'; decision: Decision }
  | { status: 'acting'; decision: Decision }
  | { status: 'failed'; decision: Decision; error: unknown }

type ApprovalViewProps = {
  page: Page
  asked: Asked
  load: (signal: AbortSignal) => Promise<Decision>
}

/** Asks whether something may be signed, and signs exactly what was shown. */
export function ApprovalView({ page, asked, load }: ApprovalViewProps) {
  const words = useWords()
  const locale = useLocale()
  const [state, setState] = useState<State>({ status: 'loading' })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads it all anew
  useEffect(() => {
    let isOver = false
    const set = (next: State) => {
      if (!isOver) setState(next)
    }
    setState({ status: 'loading' })
    load(asked.signal).then(
      (decision) => set({ status: 'asked', decision }),
      (error: unknown) =>
        isWorthATry(error) ? set({ status: 'unreadable', error }) : asked.refuse(error),
    )
    return () => {
      isOver = true
    }
  }, [asked, load, tries])

  function confirm(decision: Decision): void {
    setState({ status: 'acting', decision })
    decision.confirm().then(asked.settle, (error: unknown) => {
      if (isWorthATry(error)) setState({ status: 'failed', decision, error })
      else asked.refuse(error)
    })
  }

  const reject = () => asked.refuse(declined())
  if (state.status === 'loading') {
    return (
      <Sheet
        title={words.common.loading}
        quietTitle={isFramed}
        embedder={page.embedder}
        onEscape={reject}
        busy
      >
        <FactsSkeleton />
        <FactsSkeleton lines={4} />
      </Sheet>
    )
  }
  if (state.status === 'unreadable') {
    return (
      <Sheet
        title={words.common.somethingWrong}
        embedder={page.embedder}
        onEscape={reject}
        actions={
          <>
            <Button kind="quiet" onClick={reject}>
              {words.approve.reject}
            </Button>
            <Button onClick={() => setTries(tries + 1)}>{words.common.tryAgain}</Button>
          </>
        }
      >
        <Notice status="bad" live>
          {sentenceOf(words, state.error)}
        </Notice>
      </Sheet>
    )
  }
  return (
    <Ready
      // Another language is another text, which the person has to read again.
      key={locale}
      embedder={page.embedder}
      approval={state.decision.approval}
      isActing={state.status === 'acting'}
      error={state.status === 'failed' ? state.error : undefined}
      onConfirm={() => confirm(state.decision)}
      onReject={reject}
    />
  )
}

type ReadyProps = {
  embedder: string | null
  approval: Approval
  isActing: boolean
  error: unknown
  onConfirm: () => void
  onReject: () => void
}

/** The request and its two buttons; Confirm works only while the request is truly visible. */
export function Ready(props: ReadyProps) {
  const { embedder, approval, isActing, error, onConfirm, onReject } = props
  const words = useWords()
  const { approve } = words
  const isFraud = approval.kind === 'message' && approval.signIn?.match === 'other'
  const isUntried =
    (approval.kind === 'transaction' &&
      approval.problem === null &&
      approval.trial.status === 'untried') ||
    (approval.kind === 'solanaTransaction' && approval.untried > 0)
  const isStopped = approval.kind === 'transaction' && approval.problem !== null
  const confirm = useConfirm({
    onConfirm,
    onReject,
    blocked: isStopped || isActing,
    needsAcknowledgement: isUntried,
    review: { kind: 'approval', approval },
    // Words alone move nothing.
    isGrave: approval.kind !== 'message',
  })
  return (
    <Sheet
      title={titleOf(words, approval)}
      quietTitle={isFramed}
      embedder={embedder}
      onEscape={isActing ? undefined : onReject}
      busy={isActing}
      hint={confirm.hint}
      actions={
        <>
          <Button kind="quiet" blocked={isActing} onClick={onReject}>
            {approve.reject}
          </Button>
          <ConfirmButton confirm={confirm} kind={isFraud ? 'danger' : undefined} busy={isActing}>
            {labelOf(words, approval, isActing)}
          </ConfirmButton>
        </>
      }
    >
      <ApprovalDetails approval={approval} embedder={embedder} />
      {error !== undefined && (
        <Notice status="bad" live>
          {sentenceOf(words, error)}
        </Notice>
      )}
    </Sheet>
  )
}

function titleOf({ approve }: Words, approval: Approval): string {
  switch (approval.kind) {
    case 'message':
      return approval.signIn === null ? approve.messageTitle : approve.signInTitle
    case 'typedData':
      return approve.typedTitle
    case 'transaction':
      return approval.actions.length === 1
        ? approve.transactionTitle
        : approve.callsTitle(approval.actions.length)
    case 'solanaTransaction':
      return approval.count === 1 ? approve.solanaTitle : approve.solanaMany(approval.count)
  }
}

function labelOf({ approve }: Words, approval: Approval, isActing: boolean): string {
  if (approval.kind === 'transaction') return isActing ? approve.sending : approve.confirm
  return isActing ? approve.signing : approve.sign
}

/** What may be gone in a moment; everything else ends the request, and the widget tells it. */
function isWorthATry(error: unknown): boolean {
  const codes: readonly unknown[] = ['SERVICE_DOWN', 'RPC_FAILED', 'BUNDLER_DOWN', 'RATE_LIMITED']
  return error instanceof SecureError && codes.includes(error.code)
}
