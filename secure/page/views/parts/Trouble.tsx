import { useWords } from '../../i18n/WordsContext.tsx'
import { sentenceOf } from '../sentenceOf.ts'
import { Notice } from './Notice.tsx'

/** What went wrong with what was tried, if anything did. */
export function Trouble({ error }: { error: unknown }) {
  const words = useWords()
  if (error === undefined) return null
  return (
    <Notice status="bad" live>
      {sentenceOf(words, error)}
    </Notice>
  )
}
