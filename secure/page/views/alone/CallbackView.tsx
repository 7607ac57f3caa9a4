import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { createApi } from '../../api.ts'
import { useWords } from '../../i18n/WordsContext.tsx'
import { callbackCode } from '../../requests/logins.ts'
import { Code } from '../parts/Code.tsx'
import { Bones } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'

/** Where a social login ends: its one-time code goes to whoever opened the popup, and to no other. */
export function CallbackView() {
  const { window: words } = useWords()
  const [state, setState] = useState<'loading' | 'handed' | 'typed' | 'failed'>('loading')
  const [code, setCode] = useState<string>()

  useEffect(() => {
    const given = z.safeParse(callbackCode, new URLSearchParams(location.hash.slice(1)).get('code'))
    // Out of the history, before anything else can read it.
    const resultUri = location.href
    history.replaceState(null, '', location.pathname)
    if (given.success) setCode(given.data)
    const opener: unknown = window.opener
    if (opener === null) {
      return setState(given.success ? 'typed' : 'failed')
    }
    createApi()
      .call('getConfig')
      .then(
        ({ widgetOrigins }) => {
          for (const origin of widgetOrigins) window.opener?.postMessage({ resultUri }, origin)
          setState(given.success ? 'handed' : 'failed')
        },
        () => setState(given.success ? 'typed' : 'failed'),
      )
  }, [])

  if (state === 'loading') {
    return (
      <Sheet title={words.begin} busy>
        <Bones />
      </Sheet>
    )
  }
  if (state === 'failed') {
    return (
      <Sheet title={words.failed}>
        <Notice status="bad" live>
          {words.callbackFailed}
        </Notice>
      </Sheet>
    )
  }
  return (
    <Sheet title={words.callback}>
      {state === 'typed' ? (
        <Code label={words.callbackCode} code={code} />
      ) : (
        <Notice status="ok" live>
          {words.finished}
        </Notice>
      )}
    </Sheet>
  )
}
