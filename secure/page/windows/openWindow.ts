import type { Look } from '../look.ts'
import type { Page } from '../page.ts'
import { converse, openBlank } from './converse.ts'
import { type ToWindow, WINDOW_CHANNEL, type WindowRequest } from './messages.ts'

/**
 * Opens a window of this origin and has it do what the frame cannot. Call it in the click: a window
 * that opens later is blocked. The window learns by its ticket who asks.
 */
export async function openWindow(
  { api, asker, look }: Pick<Page, 'api' | 'asker' | 'look'>,
  request: WindowRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const opened = openBlank()
  const begin = async () => {
    const { ticket } = await api.call('makeTicket', { origin: asker })
    opened.postMessage(beginning(look, request, ticket), location.origin)
  }
  return converse(opened, begin, signal)
}

/** What a window is told when it says that it is here. */
export function beginning(look: Look, request: WindowRequest, ticket?: string): ToWindow {
  const { themeMode, asked, chosen } = look.get()
  return {
    ...{ channel: WINDOW_CHANNEL, type: 'BEGIN', request, ticket },
    ...{ theme: { themeMode, locale: asked }, language: chosen },
  }
}
