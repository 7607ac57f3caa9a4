import type { Appearance } from '../appearance.ts'
import type { Page } from '../page.ts'
import { createReusedWindow, type ReusedWindow } from './reusedWindow.ts'
import { type ToWindow, WINDOW_CHANNEL, type WindowRequest } from './messages.ts'

/**
 * Has a window of this origin do what the frame cannot. Call it in the click, unless the window is open:
 * one that opens later is blocked. The window learns by its ticket who asks.
 * @param reusedWindow Serves what is asked after it too; without it the window is for this alone
 */
export async function openWindow(
  { api, embedder, appearance }: Pick<Page, 'api' | 'embedder' | 'appearance'>,
  request: WindowRequest,
  signal: AbortSignal,
  reusedWindow: ReusedWindow = createReusedWindow(),
): Promise<unknown> {
  const begin = async (target: Window) => {
    const { ticket } = await api.call('makeTicket', { origin: embedder })
    target.postMessage(beginning(appearance, request, ticket), location.origin)
  }
  return reusedWindow.converse(begin, signal)
}

/** What a window is told when it says that it is here. */
export function beginning(
  appearance: Appearance,
  request: WindowRequest,
  ticket?: string,
): ToWindow {
  const { themeMode, asked, chosen } = appearance.get()
  return {
    channel: WINDOW_CHANNEL,
    type: 'BEGIN',
    request,
    ticket,
    theme: { themeMode, locale: asked },
    language: chosen,
  }
}
