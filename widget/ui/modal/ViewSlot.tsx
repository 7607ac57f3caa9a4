import { type ComponentType, Suspense, useEffect } from 'react'
import type { View } from '#core/router/view.ts'
import { useCore } from '#ui/app/CoreContext.tsx'
import { ViewSkeleton } from '#ui/views/Shell/Shell.tsx'
import { views } from '#ui/views/views.ts'
import { ViewBoundary } from './ViewBoundary.tsx'

/** Draws one entry of the stack; the bones of it while its code is on the way. */
export function ViewSlot({ view }: { view: View }) {
  // The table is typed by view name, so the component of this name takes this view.
  const Component = views[view.name].Component as ComponentType<{ view: View }>
  const key = JSON.stringify(view)
  return (
    <ViewBoundary key={key}>
      <Suspense fallback={<ViewSkeleton />}>
        <Component view={view} />
        <Shown name={view.name} />
      </Suspense>
    </ViewBoundary>
  )
}

/** Says that the view is drawn: `open()` waits for it. */
function Shown({ name }: { name: string }) {
  const { store } = useCore()
  useEffect(() => {
    store.setState(({ modal }) => ({ modal: { ...modal, loading: false, shownView: name } }))
  }, [store, name])
  return null
}
