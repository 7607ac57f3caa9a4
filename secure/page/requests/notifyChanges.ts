import type { SecureAccount } from '#secure/api'
import type { Page } from '../page.ts'
import type { RequestContext } from '../wire/server.ts'

/**
 * Shows what another browser asked for, once in each document, before the first thing that its person
 * does here: a visit that only begins draws nothing.
 */
export async function notifyChanges(
  { screen, session }: Page,
  { changes }: SecureAccount,
  context: RequestContext,
): Promise<void> {
  for (const change of changes) {
    if (change.isOwn || !session.noteTold(change.id)) continue
    await screen.ask({ kind: 'change', change }, context)
  }
}
