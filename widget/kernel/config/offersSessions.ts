import type { State } from '../store.ts'

/** Whether the site lets people see and revoke permissions (S9.11: only where it asks for that). */
export function offersSessions({ config }: Pick<State, 'config'>): boolean {
  return config.options.features?.smartSessions === true
}
