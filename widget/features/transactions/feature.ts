import type { Core } from '#kernel/core.ts'
import { feature } from '#kernel/feature.ts'
import { hasStoredTransactions, storedTransactions } from '#transactions/items.ts'

/** Transactions of the widget's own go on after a reload, and where another document has begun them. */
export const transactions = feature({
  resume(core, onError) {
    if (hasStoredTransactions(core.storage)) takeUp(core, onError)
  },
  on: {
    storage(core, key, onError) {
      if (key?.endsWith(`.${storedTransactions.name}`)) takeUp(core, onError)
    },
  },
})

function takeUp(core: Core, onError: (error: unknown) => void): void {
  import('#transactions/resume.ts')
    .then(({ resumeTransactions }) => resumeTransactions(core))
    .catch(onError)
}
