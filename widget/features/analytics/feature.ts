import { feature } from '#kernel/feature.ts'
import { createProductEvents } from './productEvents.ts'

/** Product events of the project (S7.21). */
export const analytics = feature({
  start(core) {
    const tell = createProductEvents(core)
    return core.store.subscribe((state, before) => tell(before, state))
  },
})
