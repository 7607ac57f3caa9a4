import { boot } from './boot.ts'
import { mount } from './ui/mount.tsx'

/** Starts the widget in this window: the handshake with the page, then what is drawn. */
export async function start(window: Window): Promise<void> {
  await mount(window.document, boot(window))
}
