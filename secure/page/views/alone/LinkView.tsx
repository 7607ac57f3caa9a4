import { useState } from 'react'
import * as z from 'zod/mini'
import { secret } from '#secure/api'
import type { Api } from '../../api.ts'
import { useWords } from '../../i18n/WordsContext.tsx'
import { Button } from '../parts/Button.tsx'
import { Code } from '../parts/Code.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { useTask } from '../useTask.ts'
import { AskedSheet } from './AskedSheet.tsx'
import { Unasked } from './Unasked.tsx'
import { useQuestion } from './useQuestion.ts'

/** What the mailed link opens. Nothing happens until the person presses: mail scanners open links too. */
export function LinkView({ api }: { api: Api }) {
  const { link: words } = useWords()
  const [answer, setAnswer] = useState<{ code: string | null }>()
  const question = useQuestion(() => {
    const link = z.safeParse(secret, location.hash.slice(1).replace(/^link=/, '')).data
    if (link === undefined) return undefined
    return async () => ({ link, login: await api.call('getDeviceLink', { link }) })
  })

  if (answer !== undefined) {
    if (answer.code !== null) return <CodeSheet code={answer.code} />
    return (
      <Sheet title={words.title}>
        <Notice live>{words.refused}</Notice>
      </Sheet>
    )
  }
  if (question.at !== 'asked') {
    return <Unasked question={question} overTitle={words.title} over={words.over} />
  }
  const { task } = question
  const { link, login } = question.about
  const onAnswer = (isApproved: boolean) =>
    task.run(async () => setAnswer(await api.call('answerDeviceLink', { link, isApproved })))
  return (
    <AskedSheet
      title={words.title}
      lead={<Notice>{words.body(login.email)}</Notice>}
      warning={<Notice status="warn">{words.warning}</Notice>}
      about={login}
      confirm={words.approve}
      task={task}
      onAnswer={onAnswer}
    />
  )
}

/** What was approved is finished where it began: the code opens that login, and nothing else. */
function CodeSheet({ code }: { code: string }) {
  const { link: words } = useWords()
  const [isCopied, setCopied] = useState(false)
  const task = useTask()
  const copy = () =>
    task.run(async () => {
      await navigator.clipboard.writeText(code)
      setCopied(true)
    })
  return (
    <Sheet
      title={words.title}
      actions={<Button onClick={copy}>{isCopied ? words.copied : words.copy}</Button>}
    >
      <div role="status">
        <Code label={words.approved} code={code} />
      </div>
      <Notice status="warn">{words.approvedNote}</Notice>
      <Trouble error={task.error} />
    </Sheet>
  )
}
