import { useState } from 'react'
import * as z from 'zod/mini'
import { secret } from '#secure/api'
import type { Api } from '../../api.ts'
import { useWords } from '../../i18n/WordsContext.tsx'
import { Button } from '../parts/Button.tsx'
import { ChangeFacts } from '../parts/ChangeFacts.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { Unasked } from './Unasked.tsx'
import { useQuestion } from './useQuestion.ts'

/** What a mail about a change opens. Nothing stops until the person presses: mail scanners open links too. */
export function UndoView({ api }: { api: Api }) {
  const { change: words, common } = useWords()
  const [isStopped, setStopped] = useState(false)
  const question = useQuestion(() => {
    const undo = z.safeParse(secret, location.hash.slice(1)).data
    if (undo === undefined) return undefined
    return async () => ({ undo, change: await api.call('readChange', { undo }) })
  })

  if (isStopped) {
    return (
      <Sheet title={common.done}>
        <Notice status="ok" live>
          {words.stopped}
        </Notice>
      </Sheet>
    )
  }
  if (question.at !== 'asked') {
    return <Unasked question={question} overTitle={words.overTitle} over={words.over} />
  }
  const { about, task } = question
  function stop(): void {
    task.run(async () => {
      await api.call('undoChange', { undo: about.undo })
      setStopped(true)
    })
  }
  return (
    <Sheet
      title={words.title}
      busy={task.isBusy}
      actions={
        <Button busy={task.isBusy} onClick={stop}>
          {words.stop}
        </Button>
      }
    >
      <Notice status="warn">{words.lead}</Notice>
      <ChangeFacts change={about.change} />
      <Trouble error={task.error} />
    </Sheet>
  )
}
