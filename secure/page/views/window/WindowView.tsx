import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/WordsContext.tsx'
import type { Page } from '../../page.ts'
import { type Asked, declined } from '../../screen.ts'
import type { WindowRequest } from '../../windows/messages.ts'
import { WindowClosedError } from '../../windows/converse.ts'
import type { ReusedWindow } from '../../windows/reusedWindow.ts'
import { openWindow } from '../../windows/openWindow.ts'
import { Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'

type WindowViewProps = {
  page: Page
  asked: Asked
  request: WindowRequest
  /** Serves all that a site asks one after the other, such as an approval and the deposit after it. */
  reusedWindow: ReusedWindow
}

/** Where the frame may keep nothing: a window does it, opened in the click. */
export function WindowView({ page, asked, request, reusedWindow }: WindowViewProps) {
  const words = useWords()
  const isFlow = request.name === 'RPC_REQUEST'
  const isThere = isFlow && reusedWindow.isOpen()
  const [state, setState] = useState<'closed' | 'open' | 'blocked'>(isThere ? 'open' : 'closed')
  const cancel = () => asked.refuse(declined())

  function open(): void {
    setState('open')
    openWindow(page, request, asked.signal, isFlow ? reusedWindow : undefined).then(
      asked.settle,
      (error: unknown) => {
        if (error instanceof WindowClosedError) setState('closed')
        else if (error instanceof Error && 'code' in error && error.code === 'STORAGE_BLOCKED') {
          setState('blocked')
        } else asked.refuse(error)
      },
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question comes up
  useEffect(() => {
    if (isThere) open()
  }, [])

  return (
    <Sheet
      title={words.window.title}
      embedder={page.embedder}
      onEscape={cancel}
      actions={
        <>
          <Button kind="quiet" onClick={cancel}>
            {words.common.cancel}
          </Button>
          <Button busy={state === 'open'} onClick={open}>
            {words.window.open}
          </Button>
        </>
      }
    >
      <Notice>{words.window.body}</Notice>
      {state === 'open' && <Notice live>{words.window.opened}</Notice>}
      {state === 'blocked' && (
        <Notice status="bad" live>
          {words.window.blocked}
        </Notice>
      )}
    </Sheet>
  )
}
