import type { Look } from '../look.ts'
import type { Page } from '../page.ts'
import { createKeptWindow, type KeptWindow } from './keptWindow.ts'
import { type ToWindow, WINDOW_CHANNEL, type WindowRequest } from './messages.ts'

/**
 * Has a window of this origin do what the frame cannot. Call it in the click, unless the window is open:
 * one that opens later is blocked. The window learns by its ticket who asks.
 * @param kept Serves what is asked after it too; without it the window is for this alone
 */
export async function openWindow(
  { api, asker, look }: Pick<Page, 'api' | 'asker' | 'look'>,
  request: WindowRequest,
  signal: AbortSignal,
  kept: KeptWindow = createKeptWindow(),
): Promise<unknown> {
  const begin = async (target: Window) => {
    const { ticket } = await api.call('makeTicket', { origin: asker })
    target.postMessage(beginning(look, request, ticket), location.origin)
  }
  return kept.converse(begin, signal)
}

/** What a window is told when it says that it is here. */
export function beginning(look: Look, request: WindowRequest, ticket?: string): ToWindow {
  const { themeMode, asked, chosen } = look.get()
  return {
    channel: WINDOW_CHANNEL,
    type: 'BEGIN',
    request,
    ticket,
    theme: { themeMode, locale: asked },
    language: chosen,
  }
}
