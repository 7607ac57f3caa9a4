import type { Page } from '../page.ts'
import type { WindowRequest } from '../windows/messages.ts'
import type { RequestContext } from '../wire/server.ts'

/** Has a window of this origin do what the frame cannot: the person opens it with a click. */
export function throughWindow(
  { screen }: Page,
  request: WindowRequest,
  context: RequestContext,
): Promise<unknown> {
  return screen.ask({ kind: 'window', request }, context)
}
