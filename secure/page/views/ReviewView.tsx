import type { Review } from '../windows/messages.ts'
import { useWords } from '../i18n/WordsContext.tsx'
import { Ready } from './ApprovalView.tsx'
import { Button } from './parts/Button.tsx'
import { ConfirmButton } from './parts/ConfirmButton.tsx'
import { Notice } from './parts/Notice.tsx'
import { Sheet } from './parts/Sheet.tsx'
import { useConfirm } from './parts/useConfirm.tsx'
import { ApproveDeviceView } from './settings/ApproveDeviceView.tsx'

type ReviewViewProps = {
  embedder: string | null
  review: Review
  onAnswer: (isConfirmed: boolean) => void
}

const idle = { isBusy: false, error: undefined, run: () => undefined }

/** A question of the frame, in a window that lies under nothing; the frame does what is confirmed. */
export function ReviewView({ embedder, review, onAnswer }: ReviewViewProps) {
  switch (review.kind) {
    case 'approval':
      return (
        <Ready
          embedder={embedder}
          approval={review.approval}
          isActing={false}
          error={undefined}
          onConfirm={() => onAnswer(true)}
          onReject={() => onAnswer(false)}
        />
      )
    case 'signIn':
      return <SignInSheet embedder={embedder} email={review.email} onAnswer={onAnswer} />
    case 'approveDevice': {
      const leave = () => onAnswer(false)
      return <ApproveDeviceView {...review} task={idle} onAnswer={onAnswer} onLeave={leave} />
    }
    case 'notice':
      return <NoticeSheet {...review} onAnswer={onAnswer} />
  }
}

type SignInSheetProps = Pick<ReviewViewProps, 'embedder' | 'onAnswer'> & { email: string }

/** A site of this browser where the person is not signed in yet. */
function SignInSheet({ embedder, email, onAnswer }: SignInSheetProps) {
  const { common, enroll } = useWords()
  const confirm = useConfirm({ onConfirm: () => onAnswer(true) })
  return (
    <Sheet
      title={enroll.title}
      embedder={embedder}
      hint={confirm.hint}
      onEscape={() => onAnswer(false)}
      actions={
        <>
          <Button kind="quiet" onClick={() => onAnswer(false)}>
            {common.cancel}
          </Button>
          <ConfirmButton confirm={confirm}>{common.next}</ConfirmButton>
        </>
      }
    >
      <Notice>{enroll.ask(email)}</Notice>
    </Sheet>
  )
}

type NoticeSheetProps = Extract<Review, { kind: 'notice' }> & Pick<ReviewViewProps, 'onAnswer'>

function NoticeSheet({ title, body, action, isDanger, onAnswer }: NoticeSheetProps) {
  const { common } = useWords()
  const confirm = useConfirm({ onConfirm: () => onAnswer(true) })
  return (
    <Sheet
      title={title}
      hint={confirm.hint}
      onEscape={() => onAnswer(false)}
      actions={
        <>
          <Button kind="quiet" onClick={() => onAnswer(false)}>
            {common.cancel}
          </Button>
          <ConfirmButton confirm={confirm} kind={isDanger ? 'danger' : undefined}>
            {action}
          </ConfirmButton>
        </>
      }
    >
      <Notice status={isDanger ? 'bad' : 'info'}>{body}</Notice>
    </Sheet>
  )
}
