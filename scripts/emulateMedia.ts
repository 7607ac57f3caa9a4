import type {} from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'

/** What a person asked their system for. */
type Wishes = {
  readonly forcedColors?: 'active' | 'none' | undefined
  readonly reducedMotion?: 'reduce' | 'no-preference' | undefined
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (wishes: Wishes) => Promise<void>
  }
}

/** Lets the browser of a component test act on them. */
export const emulateMedia: BrowserCommand<[Wishes]> = async ({ page }, wishes) => {
  await page.emulateMedia({
    forcedColors: wishes.forcedColors ?? 'none',
    reducedMotion: wishes.reducedMotion ?? 'reduce',
  })
}
