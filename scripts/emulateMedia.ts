import type { CDPSession } from '@playwright/test'
import type {} from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'

/** What a person asked their system for, and what they point with. */
type Wishes = {
  readonly forcedColors?: 'active' | 'none' | undefined
  readonly reducedMotion?: 'reduce' | 'no-preference' | undefined
  readonly pointer?: 'coarse' | 'fine' | undefined
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (wishes: Wishes) => Promise<void>
  }
}

/** What is emulated lasts as long as the session that asked for it. */
const sessions = new WeakMap<object, Promise<CDPSession>>()

/** Lets the browser of a component test act on them. */
export const emulateMedia: BrowserCommand<[Wishes]> = async ({ page, context }, wishes) => {
  await page.emulateMedia({
    forcedColors: wishes.forcedColors ?? 'none',
    reducedMotion: wishes.reducedMotion ?? 'reduce',
  })
  const session = sessions.get(page) ?? context.newCDPSession(page)
  sessions.set(page, session)
  const enabled = wishes.pointer === 'coarse'
  await (await session).send('Emulation.setTouchEmulationEnabled', { enabled })
}
