import { useState } from 'react'
import { useWords } from '../../i18n/WordsContext.tsx'
import { Button } from '../parts/Button.tsx'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { Field } from '../parts/Field.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { useConfirm } from '../parts/useConfirm.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import type { SettingProps } from '../SettingsView.tsx'
import { StoredData } from './StoredData.tsx'
import { useTask } from '../useTask.ts'
import { walletParts } from '../walletParts.ts'

/** The service forgets the account, and this browser its share. */
export function DeleteView({ page, onDone }: SettingProps) {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const [isDone, setIsDone] = useState(false)
  const task = useTask()
  const confirm = useConfirm({
    onConfirm: remove,
    blocked: typed.trim() !== words.remove.word,
    isGrave: true,
    review: {
      kind: 'notice',
      title: words.remove.title,
      body: words.remove.body,
      action: words.remove.confirm,
      isDanger: true,
    },
  })

  function remove(): void {
    task.run(async () => {
      const { store } = walletParts(page)
      const { id } = await page.session.account()
      await page.api.call('deleteAccount', {})
      await store.remove(id)
      setIsDone(true)
    })
  }

  if (isDone) {
    return (
      <Sheet
        title={words.remove.title}
        onEscape={() => onDone(true)}
        actions={<Button onClick={() => onDone(true)}>{words.common.done}</Button>}
      >
        <Notice status="ok" live>
          {words.remove.done}
        </Notice>
      </Sheet>
    )
  }
  return (
    <Sheet
      title={words.remove.title}
      onEscape={() => onDone(false)}
      busy={task.isBusy}
      hint={confirm.hint}
      actions={
        <>
          <Button kind="quiet" blocked={task.isBusy} onClick={() => onDone(false)}>
            {words.common.cancel}
          </Button>
          <ConfirmButton confirm={confirm} kind="danger" busy={task.isBusy}>
            {words.remove.confirm}
          </ConfirmButton>
        </>
      }
    >
      <Notice status="bad">{words.remove.body}</Notice>
      <StoredData page={page} />
      <Field label={words.remove.type(words.remove.word)} value={typed} onChange={setTyped} />
      <Trouble error={task.error} />
    </Sheet>
  )
}
