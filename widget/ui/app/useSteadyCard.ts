import { useLayoutEffect } from 'react'
import type { Core } from '#kernel/core.ts'
import { topView } from '#kernel/router/slice.ts'
import { useChrome } from '../components/ChromeContext.tsx'
import { useCore } from './CoreContext.tsx'
import './steadyCard.css'

/** Room for a search and five lines. */
export const STEP_PX = 480

type Floor = {
  /** Makes the card this tall and remembers it for the steps that follow. */
  readonly raise: (px: number) => void
}

const floors = new WeakMap<HTMLElement, Floor>()

type Options = {
  /** How tall this step makes the card; later steps are no lower. @default 0 */
  readonly leastPx?: number
  /** A list that scrolls: it takes the height that it finds. @default false */
  readonly isList?: boolean
}

/**
 * Keeps the height of the card while the person goes through the steps of a flow, so that the next button
 * stays in place. The card grows if a step needs more, and shrinks when the person leaves the flow.
 */
export function useSteadyCard({ leastPx = 0, isList = false }: Options = {}): void {
  const core = useCore()
  const { titleId } = useChrome()
  useLayoutEffect(() => {
    const card = document.getElementById(titleId)?.closest('section')
    if (!card) return
    const floor = floors.get(card) ?? keepFloor(core, card)
    if (floor === undefined) return
    card.dataset.steady = isList ? 'list' : 'step'
    floor.raise(leastPx)
  }, [core, titleId, leastPx, isList])
}

/** Undefined if a later step is opened on its own: a receipt is as tall as its content. */
function keepFloor(core: Core, card: HTMLElement): Floor | undefined {
  const first = topView(core.store.getState().router).name
  // A flow is named after its first view.
  if (core.views[first].stepOf !== first) return undefined
  const life = new AbortController()
  let floor = 0
  let width = innerWidth
  const setFloor = (px: number) => {
    floor = px
    card.style.setProperty('--causeway-floor', `${px}px`)
  }
  const raise = (px: number) => {
    if (px > floor) setFloor(px)
  }
  const measure = () => raise(card.getBoundingClientRect().height)
  const onResize = () => {
    // Another width wraps lines elsewhere.
    if (innerWidth !== width) setFloor(STEP_PX)
    width = innerWidth
    measure()
  }
  const sizes = new ResizeObserver(measure)
  sizes.observe(card)
  addEventListener('resize', onResize, { signal: life.signal })
  const made = { raise }
  floors.set(card, made)
  const leave = core.store.subscribe(({ modal, router }) => {
    if (modal.open && core.views[topView(router).name].stepOf === first) return
    leave()
    life.abort()
    sizes.disconnect()
    floors.delete(card)
    delete card.dataset.steady
    card.style.removeProperty('--causeway-floor')
  })
  return made
}
