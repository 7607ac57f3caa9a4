import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type ApiAnswer, wordDevice } from '#secure/api'
import { createApi } from '../../api.ts'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import { callbackCode } from '../../requests/logins.ts'
import { Button } from '../parts/Button.tsx'
import { Code } from '../parts/Code.tsx'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { Bones, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { useConfirm } from '../parts/useConfirm.tsx'
import { type Task, useTask } from '../useTask.ts'

type State =
  | { at: 'loading' | 'failed' | 'handed' | 'refused' }
  | { at: 'asked'; code: string; about: ApiAnswer<'readCallback'> }
  | { at: 'typed'; typed: string }

const api = createApi()

/**
 * Where a social login ends: its one-time code goes to whoever opened the popup, and to no other. Cut
 * off from its opener it may be somebody else's login, so the person is told who began it before there
 * is a code that lets anybody in.
 */
export function CallbackView() {
  const { window: words, link } = useWords()
  const [state, setState] = useState<State>({ at: 'loading' })
  const task = useTask()

  useEffect(() => {
    const given = z.safeParse(callbackCode, new URLSearchParams(location.hash.slice(1)).get('code'))
    // Out of the history, before anything else can read it.
    const resultUri = location.href
    history.replaceState(null, '', location.pathname)
    const opener: unknown = window.opener
    const askPerson = () => {
      if (!given.success) return setState({ at: 'failed' })
      const code = given.data
      api.call('readCallback', { code }).then(
        (about) => setState({ at: 'asked', code, about }),
        () => setState({ at: 'failed' }),
      )
    }
    if (opener === null) return askPerson()
    api.call('getConfig').then(({ widgetOrigins }) => {
      for (const origin of widgetOrigins) window.opener?.postMessage({ resultUri }, origin)
      setState({ at: given.success ? 'handed' : 'failed' })
    }, askPerson)
  }, [])

  switch (state.at) {
    case 'loading':
      return (
        <Sheet title={words.begin} busy>
          <Bones />
        </Sheet>
      )
    case 'failed':
      return (
        <Sheet title={words.failed}>
          <Notice status="bad" live>
            {words.callbackFailed}
          </Notice>
        </Sheet>
      )
    case 'refused':
      return (
        <Sheet title={words.failed}>
          <Notice live>{link.refused}</Notice>
        </Sheet>
      )
    case 'handed':
      return (
        <Sheet title={words.callback}>
          <Notice status="ok" live>
            {words.finished}
          </Notice>
        </Sheet>
      )
    case 'typed':
      return (
        <Sheet title={words.callback}>
          <Code label={words.callbackCode} code={state.typed} />
        </Sheet>
      )
    case 'asked': {
      const { code, about } = state
      const answer = (isOwn: boolean) =>
        task.run(async () => {
          const { typed } = await api.call('answerCallback', { code, isOwn })
          setState(typed === null ? { at: 'refused' } : { at: 'typed', typed })
        })
      return <BeganSheet about={about} task={task} onAnswer={answer} />
    }
  }
}

type BeganSheetProps = {
  about: ApiAnswer<'readCallback'>
  task: Task
  onAnswer: (isOwn: boolean) => void
}

/** Who began the login whose code is asked for. */
export function BeganSheet({ about, task, onAnswer }: BeganSheetProps) {
  const words = useWords()
  const locale = useLocale()
  const confirm = useConfirm({ onConfirm: () => onAnswer(true) })
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Sheet
      title={words.approve.signInTitle}
      busy={task.isBusy}
      hint={confirm.hint}
      actions={
        <>
          <Button kind="quiet" blocked={task.isBusy} onClick={() => onAnswer(false)}>
            {words.link.refuse}
          </Button>
          <ConfirmButton confirm={confirm} busy={task.isBusy}>
            {words.window.showCode}
          </ConfirmButton>
        </>
      }
    >
      <Notice status="warn">{words.window.callbackAsk}</Notice>
      <Facts
        facts={[
          { name: words.window.site, value: about.site ?? words.common.unknownSite },
          { name: words.link.device, value: wordDevice(words.deviceName, about.deviceName) },
          { name: words.link.time, value: time.format(about.requestedAt * 1_000) },
        ]}
      />
      <Trouble error={task.error} />
    </Sheet>
  )
}
