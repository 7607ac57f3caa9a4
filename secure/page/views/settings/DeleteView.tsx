import { useState } from 'react'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import { prove } from '../../keys/proof.ts'
import { removeHoldings } from '../../keys/wallet.ts'
import { Button } from '../parts/Button.tsx'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { Field } from '../parts/Field.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { useConfirm } from '../parts/useConfirm.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import type { SettingProps } from './settingProps.ts'
import { StoredData } from './StoredData.tsx'
import { useTask } from '../useTask.ts'
import { walletParts } from '../walletParts.ts'

/**
 * The service forgets the account, and this browser its share: at once where its key says so, else
 * after a time in which the owner can stop it.
 */
export function DeleteView({ page, onDone }: SettingProps) {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState<'done' | { dueAt: number }>()
  const task = useTask()
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' })
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
      const { api, store } = walletParts(page)
      const account = await page.session.account()
      const { id } = account
      const proof = await prove({ api, store }, account, { act: 'delete account', about: id })
      const { dueAt } = await api.call('deleteAccount', { proof })
      if (dueAt !== null) return setOutcome({ dueAt })
      await removeHoldings(store, account)
      setOutcome('done')
    })
  }

  if (outcome !== undefined) {
    const isDone = outcome === 'done'
    return (
      <Sheet
        title={words.remove.title}
        onEscape={() => onDone(true)}
        actions={<Button onClick={() => onDone(true)}>{words.common.done}</Button>}
      >
        <Notice status={isDone ? 'ok' : 'info'} live>
          {isDone ? words.remove.done : words.remove.later(date.format(outcome.dueAt * 1_000))}
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
