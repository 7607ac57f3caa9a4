import type { OpenOptions } from '#protocol'
import type { Core } from '../core.ts'
import { type OpeningStep, openingSteps } from './openingSteps.ts'
import type { View } from '../router/view.ts'
import type { State } from '../store.ts'

type Choosing = Pick<Core, 'features' | 'store'>

/** The view that `open()` shows. */
export function chooseView(
  core: Choosing,
  options: OpenOptions = {},
  state: State = core.store.getState(),
): View {
  return choose(core, openingSteps, options, state) ?? topmost(state)
}

/** Where everything starts: the bridge where there is nothing else, the account, or a way to one. */
export function homeOf(core: Choosing, state: State = core.store.getState()): View {
  return choose(core, ['only', 'home'], {}, state) ?? topmost(state)
}

/** The first view that a feature names at one of these steps. */
export function choose(
  { features }: Pick<Core, 'features'>,
  steps: readonly OpeningStep[],
  options: OpenOptions,
  state: State,
): View | undefined {
  for (const step of steps) {
    for (const { opens } of features) {
      const view = opens?.[step]?.(state, options)
      if (view !== undefined) return view
    }
  }
  return undefined
}

/** What was being done when a wallet was asked for: it goes on with it, on whatever network. */
export function pausedView(core: Pick<Core, 'features' | 'views' | 'store'>): View | undefined {
  const state = core.store.getState()
  return (
    choose(core, ['only'], {}, state) ??
    state.router.stack.find(({ name }) => core.views[name].isResumed === true)
  )
}

const topmost = ({ router }: State) => router.stack[0]
