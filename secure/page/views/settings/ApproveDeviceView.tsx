import { useWords } from '../../i18n/WordsContext.tsx'
import { Button } from '../parts/Button.tsx'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { Code } from '../parts/Code.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { useConfirm } from '../parts/useConfirm.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import type { Task } from '../useTask.ts'

type ApproveDeviceViewProps = {
  name: string
  /** Shown by the new device too. */
  code: string
  task: Task
  onAnswer: (isGranted: boolean) => void
  onLeave: () => void
}

/** A device that asks to be let in. It comes up by itself: a click meant for the list does nothing. */
export function ApproveDeviceView({ name, code, task, onAnswer, onLeave }: ApproveDeviceViewProps) {
  const { devices } = useWords()
  const confirm = useConfirm({
    onConfirm: () => onAnswer(true),
    onReject: () => onAnswer(false),
    review: { kind: 'approveDevice', name, code },
    isGrave: true,
  })
  return (
    <Sheet
      title={devices.asks(name)}
      onEscape={onLeave}
      busy={task.isBusy}
      hint={confirm.hint}
      actions={
        <>
          <Button kind="quiet" blocked={task.isBusy} onClick={() => onAnswer(false)}>
            {devices.refuse}
          </Button>
          <ConfirmButton confirm={confirm} busy={task.isBusy}>
            {devices.approve}
          </ConfirmButton>
        </>
      }
    >
      <Code label={devices.compare} code={code} />
      <Trouble error={task.error} />
    </Sheet>
  )
}
