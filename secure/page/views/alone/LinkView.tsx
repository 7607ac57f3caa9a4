import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type ApiAnswer, secret, wordDevice } from '#secure/api'
import { createApi } from '../../api.ts'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import { Button } from '../parts/Button.tsx'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { Bones, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { useConfirm } from '../parts/useConfirm.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { type Task, useTask } from '../useTask.ts'

type State =
  | { at: 'loading' }
  | { at: 'over' }
  | { at: 'asked'; link: string; about: ApiAnswer<'getDeviceLink'> }
  | { at: 'answered'; isApproved: boolean }

const api = createApi()

/** What the mailed link opens. Nothing happens until somebody presses: mail scanners open links too. */
export function LinkView() {
  const words = useWords()
  const [state, setState] = useState<State>({ at: 'loading' })
  const task = useTask()

  useEffect(() => {
    const link = z.safeParse(secret, location.hash.slice(1).replace(/^link=/, ''))
    if (!link.success) return setState({ at: 'over' })
    api.call('getDeviceLink', { link: link.data }).then(
      (about) => setState({ at: 'asked', link: link.data, about }),
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
  if (state.at === 'over') {
    return (
      <Sheet title={words.link.title}>
        <Notice status="warn" live>
          {words.link.over}
        </Notice>
      </Sheet>
    )
  }
  if (state.at === 'answered') {
    return (
      <Sheet title={words.link.title}>
        <Notice status={state.isApproved ? 'ok' : 'info'} live>
          {state.isApproved ? words.link.approved : words.link.refused}
        </Notice>
      </Sheet>
    )
  }
  const { link, about } = state
  const answer = (isApproved: boolean) =>
    task.run(async () => {
      await api.call('answerDeviceLink', { link, isApproved })
      setState({ at: 'answered', isApproved })
    })
  return <DeviceSheet about={about} task={task} onAnswer={answer} />
}

type DeviceSheetProps = {
  about: ApiAnswer<'getDeviceLink'>
  task: Task
  onAnswer: (isApproved: boolean) => void
}

function DeviceSheet({ about, task, onAnswer }: DeviceSheetProps) {
  const words = useWords()
  const locale = useLocale()
  const confirm = useConfirm({ onConfirm: () => onAnswer(true) })
  const asked = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Sheet
      title={words.link.title}
      busy={task.isBusy}
      hint={confirm.hint}
      actions={
        <>
          <Button kind="quiet" blocked={task.isBusy} onClick={() => onAnswer(false)}>
            {words.link.refuse}
          </Button>
          <ConfirmButton confirm={confirm} busy={task.isBusy}>
            {words.link.approve}
          </ConfirmButton>
        </>
      }
    >
      <Notice>{words.link.body(about.email)}</Notice>
      <Facts
        facts={[
          { name: words.link.device, value: wordDevice(words.deviceName, about.deviceName) },
          { name: words.link.time, value: asked.format(about.requestedAt * 1_000) },
        ]}
      />
      <Notice status="warn">{words.link.warning}</Notice>
      <Trouble error={task.error} />
    </Sheet>
  )
}
