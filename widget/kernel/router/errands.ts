import type { View } from './view.ts'

/**
 * What a person may want to do next, and what has to be known for it. Each feature adds those that
 * begin with it: `declare module '#kernel/router/errands.ts' { interface Errands { swap: NoParams } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface Errands {}

export type ErrandParams<E extends keyof Errands> = unknown extends Errands[E] ? [] : [Errands[E]]

/** Where each errand of a feature begins; what has to be ready by then is made ready. */
export type ErrandTable<Core> = {
  readonly [E in keyof Errands]?: (core: Core, ...params: ErrandParams<E>) => View
}
