import type { Engine, Lent } from './stage0/loaderContext.ts'

/** Of stage 1, and of the cards, which stand in its place where the browser is too old. */
export type EngineModule = {
  readonly createEngine: (context: Lent) => Engine | Promise<Engine>
}

/**
 * The module in a file that was loaded by its address. A bundler knows what it put there under which name: this
 * module alone, or beside others, each as an object of its own.
 *
 * @throws Error where the file holds none
 */
export function findEngine(file: object, isTooOld: boolean): EngineModule {
  const found = [file, ...Object.values(file)].find((one): one is EngineModule => {
    if (one === null || typeof one !== 'object' || !('createEngine' in one)) return false
    return typeof one.createEngine === 'function' && 'drawSkeleton' in one === isTooOld
  })
  if (found === undefined) throw new Error('The file holds another part of the widget')
  return found
}
