import type { State } from '../store.ts'

/** Whether the site wants permissions to be seen and ended (S9.11: it does not, unless it says so). */
export function offersSessions({ config }: Pick<State, 'config'>): boolean {
  return config.options.features?.smartSessions === true
}
