import { useRef } from 'react'
import { useWords } from '../../i18n/WordsContext.tsx'
import { Button } from '../parts/Button.tsx'
import { Code } from '../parts/Code.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { useArmed } from '../useArmed.ts'
import type { Task } from '../useTask.ts'

type LetInViewProps = {
  name: string
  /** Shown by the new device too. */
  code: string
  task: Task
  onAnswer: (isGranted: boolean) => void
  onLeave: () => void
}

/** A device that asks to be let in. It comes up by itself: a click meant for the list does nothing. */
export function LetInView({ name, code, task, onAnswer, onLeave }: LetInViewProps) {
  const { devices, approve } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const armed = useArmed(button)
  return (
    <Sheet
      title={devices.asks(name)}
      onEscape={onLeave}
      busy={task.isBusy}
      actions={
        <>
          <Button kind="quiet" blocked={task.isBusy} onClick={() => onAnswer(false)}>
            {devices.refuse}
          </Button>
          <Button
            ref={button}
            busy={task.isBusy}
            blocked={armed !== 'armed'}
            onClick={() => onAnswer(true)}
          >
            {devices.letIn}
          </Button>
        </>
      }
    >
      <Code label={devices.compare} code={code} />
      {armed === 'covered' && (
        <Notice status="warn" live>
          {approve.covered}
        </Notice>
      )}
      <Trouble error={task.error} />
    </Sheet>
  )
}
