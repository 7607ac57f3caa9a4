import { useCallback, useEffect, useRef } from 'react'
import type { CloseReason } from '#protocol'
import { isEmbedded } from '#core/config/slice.ts'
import { closeFromFrame } from '#core/modal/close.ts'
import { back } from '#core/router/router.ts'
import { topView } from '#core/router/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { Backdrop, Card } from '#ui/components/Card.tsx'
import { Notices } from './Notices.tsx'
import { useFocusHeading } from './useFocusHeading.ts'
import { useHeightMotion } from './useHeightMotion.ts'
import { useReportHeight } from './useReportHeight.ts'
import { ViewSlot } from './ViewSlot.tsx'

/** The card with the view on top of the stack; over the page, or in its container. */
export function Modal() {
  const core = useCore()
  const open = useWidgetState(({ modal }) => modal.open)
  const shaking = useWidgetState(({ modal }) => modal.shaking)
  const depth = useWidgetState(({ router }) => router.stack.length)
  const view = useWidgetState(({ router }) => topView(router))
  const direction = useWidgetState(({ router }) => router.direction)
  const embedded = useWidgetState(({ config }) => isEmbedded(config))
  const card = useRef<HTMLElement>(null)

  const close = useCallback(
    (reason: CloseReason) => {
      closeFromFrame(core, reason).catch(reportError)
    },
    [core],
  )
  const goBack = useCallback(() => back(core), [core])
  useEscape(open, depth > 1 ? goBack : undefined, close)
  useFocusHeading(card, open ? view : undefined)
  useReportHeight(card, embedded && open)
  useHeightMotion(card, !embedded && open)

  if (!open) return null
  const drawn = (
    <Card
      ref={card}
      mode={embedded ? 'inline' : 'modal'}
      direction={direction}
      shaking={shaking}
      notices={<Notices />}
      onBack={depth > 1 ? goBack : undefined}
      onClose={embedded ? undefined : () => close('user')}
    >
      <ViewSlot view={view} />
    </Card>
  )
  return embedded ? drawn : <Backdrop onPress={() => close('backdrop')}>{drawn}</Backdrop>
}

/** Escape goes back, then closes; the page never sees a key that was pressed in here. */
function useEscape(
  active: boolean,
  goBack: (() => void) | undefined,
  close: (reason: CloseReason) => void,
): void {
  useEffect(() => {
    if (!active) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      if (goBack === undefined) close('escape')
      else goBack()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active, goBack, close])
}
