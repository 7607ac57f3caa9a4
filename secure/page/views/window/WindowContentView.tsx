import { useWords } from '../../i18n/WordsContext.tsx'
import { Button } from '../parts/Button.tsx'
import { FactsSkeleton } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { sentenceOf } from '../sentenceOf.ts'

export type WindowState =
  | { at: 'working' }
  | { at: 'lost' }
  | { at: 'done' }
  /** Confirmed; what the site asks next is asked here too. */
  | { at: 'next' }
  | { at: 'failed'; error: unknown }
  | { at: 'press'; what: 'save' | 'passkey'; onPress: () => void }
  /** The browser has the file, and may still ask the person where to put it. */
  | { at: 'saved'; onSave: () => void }

/** What a window says when it asks nothing. */
export function WindowContentView({ state }: { state: WindowState }) {
  const words = useWords()
  switch (state.at) {
    case 'working':
      return (
        <Sheet title={words.window.begin} busy>
          <FactsSkeleton />
        </Sheet>
      )
    case 'lost':
      return (
        <Sheet title={words.window.failed}>
          <Notice status="warn" live>
            {words.window.lost}
          </Notice>
        </Sheet>
      )
    case 'done':
      return (
        <Sheet title={words.common.done}>
          <Notice status="ok" live>
            {words.window.finished}
          </Notice>
        </Sheet>
      )
    case 'next':
      return (
        <Sheet title={words.common.done}>
          <Notice status="ok" live>
            {words.window.next}
          </Notice>
        </Sheet>
      )
    case 'failed':
      return (
        <Sheet title={words.window.failed}>
          <Notice status="bad" live>
            {sentenceOf(words, state.error)}
          </Notice>
          <p>{words.window.finished}</p>
        </Sheet>
      )
    case 'saved':
      return (
        <Sheet
          title={words.common.done}
          actions={
            <>
              <Button onClick={() => window.close()}>{words.common.close}</Button>
              <Button kind="quiet" onClick={state.onSave}>
                {words.recovery.save}
              </Button>
            </>
          }
        >
          <Notice status="ok" live>
            {words.window.finished}
          </Notice>
        </Sheet>
      )
    case 'press': {
      const isSave = state.what === 'save'
      return (
        <Sheet
          title={isSave ? words.recovery.save : words.recovery.passkey}
          actions={
            <Button onClick={state.onPress}>
              {isSave ? words.recovery.save : words.common.next}
            </Button>
          }
        >
          <Notice>{isSave ? words.recovery.saveLead : words.recovery.passkeyNote}</Notice>
        </Sheet>
      )
    }
  }
}
