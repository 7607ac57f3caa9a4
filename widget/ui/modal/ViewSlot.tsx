import { type ComponentType, useEffect, useState } from 'react'
import type { View } from '#kernel/router/view.ts'
import { useCore } from '../app/CoreContext.tsx'
import { pickLocale } from '../i18n/locales.ts'
import { loadedMessages, loadMessages } from '../i18n/messages.ts'
import { MessagesProvider, useLocale } from '../i18n/MessagesContext.tsx'
import { ViewSkeleton } from './shell/Shell.tsx'
import { ViewBoundary } from './ViewBoundary.tsx'

type ViewSlotProps = {
  readonly view: View
  /** False while it is rendered before it is visible. */
  readonly shown: boolean
}

/** Draws one entry of the stack; a skeleton while its code or its messages load. */
export function ViewSlot({ view, shown }: ViewSlotProps) {
  return (
    <ViewBoundary key={JSON.stringify(view)}>
      <Loaded view={view} shown={shown} />
    </ViewBoundary>
  )
}

function Loaded({ view, shown }: ViewSlotProps) {
  const entry = useCore().views[view.name]
  const [failure, setFailure] = useState<unknown>(undefined)
  const [, drawAgain] = useState(0)
  // The table is typed by view name, so the component of this name takes this view.
  const Component = entry.loaded() as ComponentType<{ view: View }> | undefined
  const locale = pickLocale([useLocale()])
  const messages = loadedMessages(locale, entry.words)
  const isMissing = Component === undefined || messages === undefined

  useEffect(() => {
    if (!isMissing) return
    let wanted = true
    Promise.all([entry.load(), loadMessages(locale, entry.words)]).then(
      // A counter and no flag, because another language may load after the first.
      () => wanted && drawAgain((times) => times + 1),
      // A view that is not shown fails silently and loads again when it is shown.
      (error: unknown) => wanted && shown && setFailure(error),
    )
    return () => {
      wanted = false
    }
  }, [entry, locale, isMissing, shown])

  if (failure !== undefined) throw failure // the boundary offers to reload
  const isLoading = Component === undefined || messages === undefined
  return (
    <>
      {isLoading ? (
        <ViewSkeleton />
      ) : (
        <MessagesProvider locale={locale} messages={messages}>
          <Component view={view} />
        </MessagesProvider>
      )}
      {shown && <Told name={view.name} loading={isLoading} />}
    </>
  )
}

/** Reports that the view is drawn, which `open()` waits for, or still loading (S4.02). */
function Told({ name, loading }: { name: string; loading: boolean }) {
  const { store } = useCore()
  useEffect(() => {
    store.setState(({ modal }) => ({
      modal: { ...modal, loading, shownView: loading ? modal.shownView : name },
    }))
  }, [store, name, loading])
  return null
}
