import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { ApiResult } from '#secure/api'
import { SecureError } from '#secure/wire'
import type { Api } from '../../api.ts'
import { useWords } from '../../i18n/WordsContext.tsx'
import { callbackCode } from '../../requests/logins.ts'
import { Code } from '../parts/Code.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import type { Task } from '../useTask.ts'
import { AskedSheet } from './AskedSheet.tsx'
import { Unasked } from './Unasked.tsx'
import { useQuestion } from './useQuestion.ts'

/** The code went to the window that opened this one, or it waits for what the person says. */
type About = { to: 'opener' } | { to: 'person'; code: string; login: ApiResult<'readCallback'> }

/**
 * Where a social login ends: its one-time code goes only to the window that opened the popup. If that
 * window was cut off, the login may be another person's, so the person is told who began it before a code
 * that lets a browser in is shown.
 */
export function CallbackView({ api }: { api: Api }) {
  const { window: words, link } = useWords()
  const [answer, setAnswer] = useState<{ typed: string | null }>()
  const question = useQuestion<About>(() => openCallback(api))
  // Out of the history, before anything else can read it.
  useEffect(() => history.replaceState(null, '', location.pathname), [])

  if (answer !== undefined) {
    const { typed } = answer
    if (typed !== null) {
      return (
        <Sheet title={words.callback}>
          <Code label={words.callbackCode} code={typed} />
        </Sheet>
      )
    }
    return (
      <Sheet title={words.failed}>
        <Notice live>{link.refused}</Notice>
      </Sheet>
    )
  }
  if (question.at !== 'asked') {
    return (
      <Unasked
        question={question}
        loading={words.begin}
        overTitle={words.failed}
        over={words.callbackFailed}
        overStatus="bad"
      />
    )
  }
  const { about, task } = question
  if (about.to === 'opener') {
    return (
      <Sheet title={words.callback}>
        <Notice status="ok" live>
          {words.finished}
        </Notice>
      </Sheet>
    )
  }
  const { code, login } = about
  const onAnswer = (isOwn: boolean) =>
    task.run(async () => setAnswer(await api.call('answerCallback', { code, isOwn })))
  return <BeganSheet about={login} task={task} onAnswer={onAnswer} />
}

/** Hands the result to the window that opened this one; without an opener, reads who began the login. */
function openCallback(api: Api): () => Promise<About> {
  const resultUri = location.href
  const fragment = new URLSearchParams(location.hash.slice(1))
  const code = z.safeParse(callbackCode, fragment.get('code')).data
  return async () => {
    const opener: unknown = window.opener
    if (opener !== null) {
      const { widgetOrigins } = await api.call('getConfig')
      // A failure is reported there, too.
      for (const origin of widgetOrigins) window.opener?.postMessage({ resultUri }, origin)
    }
    if (code === undefined) throw new SecureError('LOGIN_EXPIRED', 'The login did not succeed.')
    if (opener !== null) return { to: 'opener' }
    return { to: 'person', code, login: await api.call('readCallback', { code }) }
  }
}

type BeganSheetProps = {
  about: ApiResult<'readCallback'>
  task: Task
  onAnswer: (isOwn: boolean) => void
}

/** Shows who began the login whose code is asked for. */
export function BeganSheet(props: BeganSheetProps) {
  const { window: words, approve } = useWords()
  return (
    <AskedSheet
      {...props}
      title={approve.signInTitle}
      lead={<Notice status="warn">{words.callbackAsk}</Notice>}
      confirm={words.showCode}
    />
  )
}
