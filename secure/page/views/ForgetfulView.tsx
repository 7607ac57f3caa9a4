import { useWords } from '../i18n/WordsContext.tsx'
import type { Page } from '../page.ts'
import { type Asked, declined } from '../screen.ts'
import { Button } from './parts/Button.tsx'
import { Notice } from './parts/Notice.tsx'
import { Sheet } from './parts/Sheet.tsx'

/** Before a login of which nothing would last: the person decides whether they want it. */
export function ForgetfulView({ page, asked }: { page: Page; asked: Asked }) {
  const words = useWords()
  const leave = () => asked.refuse(declined())
  return (
    <Sheet
      title={words.forgetful.title}
      embedder={page.embedder}
      onEscape={leave}
      actions={
        <>
          <Button kind="quiet" onClick={leave}>
            {words.common.cancel}
          </Button>
          <Button onClick={() => asked.settle(undefined)}>{words.common.next}</Button>
        </>
      }
    >
      <Notice status="warn">{words.forgetful.body}</Notice>
    </Sheet>
  )
}
