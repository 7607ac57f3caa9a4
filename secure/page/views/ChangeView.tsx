import type { Change } from '#secure/api'
import { useWords } from '../i18n/WordsContext.tsx'
import type { Page } from '../page.ts'
import type { Asked } from '../screen.ts'
import { Button } from './parts/Button.tsx'
import { ChangeFacts } from './parts/ChangeFacts.tsx'
import { Notice } from './parts/Notice.tsx'
import { Sheet } from './parts/Sheet.tsx'
import { Trouble } from './parts/Trouble.tsx'
import { useTask } from './useTask.ts'

type ChangeViewProps = { page: Page; asked: Asked; change: Change }

/** Another browser asked to delete the account or to remove a device: the owner hears of it here too. */
export function ChangeView({ page, asked, change }: ChangeViewProps) {
  const words = useWords()
  const task = useTask()
  const leave = () => asked.settle(undefined)

  function stop(): void {
    task.run(async () => {
      await page.api.call('undoOwnChange', { id: change.id })
      asked.settle(undefined)
    })
  }

  return (
    <Sheet
      title={words.change.title}
      onEscape={leave}
      busy={task.isBusy}
      actions={
        <>
          <Button kind="quiet" blocked={task.isBusy} onClick={leave}>
            {words.change.leave}
          </Button>
          <Button busy={task.isBusy} onClick={stop}>
            {words.change.stop}
          </Button>
        </>
      }
    >
      <Notice status="warn">{words.change.lead}</Notice>
      <ChangeFacts change={change} />
      <Trouble error={task.error} />
    </Sheet>
  )
}
