import { useState } from 'react'
import * as z from 'zod/mini'
import { secret } from '#secure/api'
import type { Api } from '../../api.ts'
import { useWords } from '../../i18n/WordsContext.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { AskedSheet } from './AskedSheet.tsx'
import { Unasked } from './Unasked.tsx'
import { useQuestion } from './useQuestion.ts'

/** What the mailed link opens. Nothing happens until somebody presses: mail scanners open links too. */
export function LinkView({ api }: { api: Api }) {
  const { link: words } = useWords()
  const [answer, setAnswer] = useState<'approved' | 'refused'>()
  const question = useQuestion(() => {
    const link = z.safeParse(secret, location.hash.slice(1).replace(/^link=/, '')).data
    if (link === undefined) return undefined
    return async () => ({ link, login: await api.call('getDeviceLink', { link }) })
  })

  if (answer !== undefined) {
    return (
      <Sheet title={words.title}>
        <Notice status={answer === 'approved' ? 'ok' : 'info'} live>
          {words[answer]}
        </Notice>
      </Sheet>
    )
  }
  if (question.at !== 'asked') {
    return <Unasked question={question} overTitle={words.title} over={words.over} />
  }
  const { task } = question
  const { link, login } = question.about
  const onAnswer = (isApproved: boolean) =>
    task.run(async () => {
      await api.call('answerDeviceLink', { link, isApproved })
      setAnswer(isApproved ? 'approved' : 'refused')
    })
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
