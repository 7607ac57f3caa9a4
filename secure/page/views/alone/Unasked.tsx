import { useWords } from '../../i18n/WordsContext.tsx'
import { Button } from '../parts/Button.tsx'
import { FactsSkeleton } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import type { Question } from './useQuestion.ts'

type UnaskedProps = {
  question: Exclude<Question<unknown>, { at: 'asked' }>
  /** Of the page while nothing is known. @default 'Loading' */
  loading?: string | undefined
  overTitle: string
  /** What is said if the service no longer knows it. */
  over: string
  /** @default 'warn' */
  overStatus?: 'warn' | 'bad' | undefined
}

/** While there is nothing to ask the person: it is loading, could not be read, or is over. */
export function Unasked({ question, ...props }: UnaskedProps) {
  const { common } = useWords()
  switch (question.at) {
    case 'loading':
      return (
        <Sheet title={props.loading ?? common.loading} busy>
          <FactsSkeleton />
        </Sheet>
      )
    case 'over':
      return (
        <Sheet title={props.overTitle}>
          <Notice status={props.overStatus ?? 'warn'} live>
            {props.over}
          </Notice>
        </Sheet>
      )
    case 'failed':
      return (
        // If it could not be read, nothing is claimed about it.
        <Sheet
          title={common.somethingWrong}
          busy={question.isAsking}
          actions={
            <Button busy={question.isAsking} onClick={question.askAgain}>
              {common.tryAgain}
            </Button>
          }
        >
          {question.isAsking ? <FactsSkeleton /> : <Trouble error={question.error} />}
        </Sheet>
      )
  }
}
