import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type ApiAnswer, secret } from '#secure/api'
import { createApi } from '../../api.ts'
import { useWords } from '../../i18n/WordsContext.tsx'
import { Button } from '../parts/Button.tsx'
import { ChangeFacts } from '../parts/ChangeFacts.tsx'
import { Bones } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { useTask } from '../useTask.ts'

type State =
  | { at: 'loading' }
  | { at: 'over' }
  | { at: 'asked'; undo: string; change: ApiAnswer<'readChange'> }
  | { at: 'stopped' }

const api = createApi()

/** What a mail about a change opens. Nothing is stopped until somebody presses: mail scanners open links too. */
export function UndoView() {
  const words = useWords()
  const [state, setState] = useState<State>({ at: 'loading' })
  const task = useTask()

  useEffect(() => {
    const undo = z.safeParse(secret, location.hash.slice(1))
    if (!undo.success) return setState({ at: 'over' })
    api.call('readChange', { undo: undo.data }).then(
      (change) => setState({ at: 'asked', undo: undo.data, change }),
      () => setState({ at: 'over' }),
    )
  }, [])

  if (state.at === 'loading') {
    return (
      <Sheet title={words.common.loading} busy>
        <Bones />
      </Sheet>
    )
  }
  if (state.at !== 'asked') {
    const isStopped = state.at === 'stopped'
    return (
      <Sheet title={words.change.title}>
        <Notice status={isStopped ? 'ok' : 'warn'} live>
          {isStopped ? words.change.stopped : words.change.over}
        </Notice>
      </Sheet>
    )
  }
  const { undo, change } = state
  function stop(): void {
    task.run(async () => {
      await api.call('undoChange', { undo })
      setState({ at: 'stopped' })
    })
  }
  return (
    <Sheet
      title={words.change.title}
      busy={task.isBusy}
      actions={
        <Button busy={task.isBusy} onClick={stop}>
          {words.change.stop}
        </Button>
      }
    >
      <Notice status="warn">{words.change.lead}</Notice>
      <ChangeFacts change={change} />
      <Trouble error={task.error} />
    </Sheet>
  )
}
