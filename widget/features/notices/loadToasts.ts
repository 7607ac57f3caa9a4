import type { Core } from '#kernel/core.ts'

/** The code of every feature that tells how something ended, once it is needed. */
export async function loadToasts({ features }: Pick<Core, 'features'>) {
  const all = await Promise.all(features.map(({ toasts }) => toasts?.()))
  return all.filter((one) => one !== undefined)
}
