import type { Core } from '#kernel/core.ts'
import { log } from '#kernel/logs/log.ts'
import { whenDrawn } from '#kernel/modal/whenDrawn.ts'
import type { State } from '#kernel/store.ts'

/**
 * Tells product events (S7.21): only of a page with a project id that does not switch them off, only
 * to browsers that do not object, and never before the widget was opened. The code for it comes
 * once the first view is drawn.
 */
export function createProductEvents(core: Core): (before: State, after: State) => void {
  let opened = false
  let drawn: Promise<void> | undefined
  let parts: ReturnType<typeof load> | undefined
  return (before, after) => {
    opened ||= after.modal.open
    if (!opened || !mayTell(after)) return
    drawn ??= whenDrawn(core)
    parts ??= drawn.then(() => load(core))
    parts
      .then(({ eventsOf, features, analytics }) => {
        // Meanwhile the page may have switched them off.
        if (!mayTell(core.store.getState())) return
        for (const props of eventsOf(before, after, { ...core, features })) analytics.send(props)
      })
      .catch((error: unknown) => {
        parts = undefined // the next event tries again
        log(core, 'warn', 'Product events cannot be told', error)
      })
  }
}

async function load(core: Core) {
  const [{ eventsOf }, { emitQueryEvents }, analytics, all] = await Promise.all([
    import('./eventsOf.ts'),
    import('./queryEvents.ts'),
    core.openAnalytics(core.store.getState().config.options.projectId ?? ''),
    Promise.all(core.features.map(({ productEvents }) => productEvents?.())),
  ])
  emitQueryEvents(core, (props) => {
    if (mayTell(core.store.getState())) analytics.send(props)
  })
  const features = all.filter((one) => one !== undefined)
  return { eventsOf, features, analytics }
}

function mayTell({ config: { options, untracked } }: State): boolean {
  return (
    options.projectId !== undefined && options.features?.analytics !== false && untracked !== true
  )
}
