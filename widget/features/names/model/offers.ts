import { queryOptions, skipToken } from '@tanstack/react-query'
import { anySignal } from '#lib/abort.ts'
import type { CaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { OFFER_AGE_MS, SUGGESTIONS_COUNT } from './limits.ts'
import { apiFor } from '#wallet/names/queries.ts'
import { fullName, nameProblem, nameZone, readLabel } from './validate.ts'

/**
 * Whether a name is taken. It is free only if the service itself says so: an outage is an error, not an
 * answer.
 */
export function isTakenQuery(core: Core, caipChainId: CaipChainId, label: string) {
  return queryOptions({
    queryKey: ['names', 'taken', caipChainId, label],
    staleTime: OFFER_AGE_MS,
    queryFn:
      nameProblem(label) === undefined
        ? async ({ signal }): Promise<boolean> => {
            const api = await apiFor(core, caipChainId)
            const both = anySignal([signal, core.signal])
            const name = fullName(label, nameZone(core))
            return (await api.lookUpName({ name, signal: both })) !== undefined
          }
        : skipToken,
  })
}

/** Free names similar to a taken one, from the service; without their zone (S7.14). */
export function suggestionsQuery(core: Core, caipChainId: CaipChainId, label: string) {
  return queryOptions({
    queryKey: ['names', 'suggestions', caipChainId, label],
    staleTime: OFFER_AGE_MS,
    queryFn:
      nameProblem(label) === undefined
        ? async ({ signal }): Promise<readonly string[]> => {
            const api = await apiFor(core, caipChainId)
            const both = anySignal([signal, core.signal])
            const zone = nameZone(core)
            const found = await api.suggestNames({ name: label, zone, signal: both })
            const free = found.filter(({ registered }) => !registered)
            const labels = new Set(free.map(({ name }) => readLabel(name, zone)))
            labels.delete(label)
            const valid = [...labels].filter((one) => nameProblem(one) === undefined)
            return valid.slice(0, SUGGESTIONS_COUNT)
          }
        : skipToken,
  })
}
