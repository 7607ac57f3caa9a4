import type { Core } from '../core.ts'
import type { ErrandParams, Errands } from './errands.ts'
import { push } from './router.ts'

/** Begins an errand of another feature; undefined where no feature of this widget has it. */
export function errand<E extends keyof Errands>(
  core: Core,
  name: E,
): ((...params: ErrandParams<E>) => void) | undefined {
  for (const { errands } of core.features) {
    const begin = errands?.[name]
    if (begin !== undefined) return (...params) => push(core, begin(core, ...params))
  }
  return undefined
}
