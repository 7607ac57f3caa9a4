import {
  type ComponentType,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
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

  // The same element stays as it is: what was drawn early is not drawn again to be shown.
  const drawn = useMemo(
    () =>
      Component && messages ? (
        <MessagesProvider locale={locale} messages={messages}>
          <Component view={view} />
        </MessagesProvider>
      ) : (
        <ViewSkeleton />
      ),
    [Component, locale, messages, view],
  )

  if (failure !== undefined) throw failure // the boundary offers to reload
  return (
    <>
      {drawn}
      {shown && <Told name={view.name} loading={isMissing} />}
    </>
  )
}

/** Reports that the view is drawn, which `open()` waits for, or still loading (S4.02). */
function Told({ name, loading }: { name: string; loading: boolean }) {
  const { store } = useCore()
  const tell = useCallback(() => {
    const { modal } = store.getState()
    const shownView = loading ? modal.shownView : name
    if (modal.loading === loading && modal.shownView === shownView) return
    store.setState({ modal: { ...modal, loading, shownView } })
  }, [store, name, loading])
  // Right before the paint, since the page shows the widget when it hears of it. A document that nobody sees gets no
  // animation frames: the effect after this one reports for it.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(tell)
    return () => cancelAnimationFrame(frame)
  }, [tell])
  useEffect(tell, [tell])
  return null
}
