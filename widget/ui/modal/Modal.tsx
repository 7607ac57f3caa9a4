import { IsRestoringProvider } from '@tanstack/react-query'
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isEmbedded } from '#kernel/config/slice.ts'
import { closeFromFrame, emitClosed } from '#kernel/modal/close.ts'
import { dismiss, leaveView } from '#kernel/modal/dismiss.ts'
import { chooseView, homeOf } from '#kernel/modal/chooseView.ts'
import { back, reset } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { isSignInView } from '#kernel/router/isSignInView.ts'
import { useCore, useWidgetState } from '../app/CoreContext.tsx'
import { Backdrop, Card } from '../components/Card.tsx'
import { useFocusHeading } from './useFocusHeading.ts'
import { useHeightMotion } from './useHeightMotion.ts'
import { useReportHeight } from './useReportHeight.ts'
import { ViewSlot } from './ViewSlot.tsx'

/**
 * The card with the view on top of the stack; over the page, or in its container. While it is
 * closed, the view that `open()` would show is drawn already, so that opening only shows it.
 */
export function Modal() {
  const core = useCore()
  const open = useWidgetState(({ modal }) => modal.open)
  const shaking = useWidgetState(({ modal }) => modal.shaking)
  const depth = useWidgetState(({ router }) => router.stack.length)
  const top = useWidgetState(({ router }) => topView(router))
  const next = useWidgetState((state) => chooseView(core, {}, state).name)
  const closings = useWidgetState(({ modal }) => modal.closings)
  const direction = useWidgetState(({ router }) => router.direction)
  const embedded = useWidgetState(({ config }) => isEmbedded(config))
  const drawn = useWidgetState(({ modal }) => modal.open && modal.shownView !== undefined)
  // What comes after the first view does not hold it up.
  const painted = usePainted(drawn)
  const early = useMemo(
    () => (core.views[next].isDrawnEarly === true ? chooseView(core) : undefined),
    [core, next],
  )
  const view = open ? top : early
  const Notices = useNotices(painted)
  const card = useRef<HTMLElement>(null)

  const isFirst = useCallback(() => core.store.getState().modal.shownView === undefined, [core])
  const onEscape = useCallback(() => {
    emitClosed(core, 'escape', leaveView(core)).catch(reportError)
  }, [core])
  const onClose = useCallback(() => {
    closeFromFrame(core, 'user').catch(reportError)
  }, [core])
  const onBackdrop = useCallback(() => {
    emitClosed(core, 'backdrop', dismiss(core, 'backdrop')).catch(reportError)
  }, [core])
  // Inline there is no way to close: what stands alone leads home.
  const mayLeave = useWidgetState(
    (state) =>
      isEmbedded(state.config) &&
      !isSignInView(core, state) &&
      homeOf(core, state).name !== topView(state.router).name,
  )
  const goBack = useCallback(() => {
    if (!back(core)) reset(core, homeOf(core))
  }, [core])
  useEscape(open, onEscape)
  useCloseRequests(painted && !embedded, onEscape)
  useFocusHeading(card, open ? view : undefined)
  useReportHeight(card, embedded && open)
  useHeightMotion(card, !embedded && open)
  useEffect(() => {
    const backdrop = card.current?.parentElement
    if (embedded || !painted || !backdrop) return
    import('./dimWhenSlow.ts').then(({ dimWhenSlow }) => dimWhenSlow(backdrop), reportError)
  }, [embedded, painted])

  if (view === undefined || (embedded && !open)) return null
  const content = (
    <Card
      ref={card}
      mode={embedded ? 'inline' : 'modal'}
      direction={direction}
      isFirst={isFirst}
      shaking={shaking}
      notices={open && Notices && <Notices />}
      onBack={open && (depth > 1 || mayLeave) ? goBack : undefined}
      onClose={embedded ? undefined : onClose}
    >
      <ViewSlot key={closings} view={view} shown={open} />
    </Card>
  )
  if (embedded) return content
  return (
    <IsRestoringProvider value={!open}>
      <Backdrop hidden={!open} onPress={onBackdrop}>
        {content}
      </Backdrop>
    </IsRestoringProvider>
  )
}

/** Whether the browser has shown what is drawn. */
function usePainted(drawn: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!drawn || isPainted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // The frame callback runs before the paint, and a timer of it after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [drawn, isPainted])
  return drawn && isPainted
}

/** Toasts and alerts come right after the first view: none of them is older than that. */
function useNotices(painted: boolean): ComponentType | undefined {
  const { features } = useCore()
  const [loaded, setLoaded] = useState<ComponentType>()
  useEffect(() => {
    if (!painted) return
    for (const { notices } of features) {
      // What it returns is drawn: the kernel knows no more of it.
      notices?.().then(({ Notices }) => setLoaded(() => Notices as ComponentType), reportError)
    }
  }, [painted, features])
  return loaded
}

/** Escape goes back, then closes; the page never sees a key that was pressed in here. */
function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onEscape()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active, onEscape])
}

/** Back on a phone goes where Escape does, and leaves the page where that is. */
function useCloseRequests(active: boolean, onRequest: () => void): void {
  useEffect(() => {
    if (!active || !('CloseWatcher' in window)) return
    const life = new AbortController()
    import('#lib/closeRequests.ts').then(
      ({ watchCloseRequests }) => watchCloseRequests(onRequest, life.signal),
      reportError,
    )
    return () => life.abort()
  }, [active, onRequest])
}
