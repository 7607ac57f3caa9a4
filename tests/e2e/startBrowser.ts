import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { chromiumArgs, findChromium, unpartitionedArgs } from '../../scripts/chromium.ts'

/**
 * What a frame of another site may keep. `partitioned`: a store and cookies of its own for each site
 * that embeds it, as browsers ship. `blocked`: nothing but partitioned cookies. `allowed`: one store
 * and one jar on all sites.
 */
export type StorageMode = 'partitioned' | 'blocked' | 'allowed'

/**
 * Third-party cookies are a switch of the profile, which the distribution's default blocks. Partitions
 * are a feature of the browser: where both are off, a frame of another site has no store.
 */
export function startBrowser(
  profile: string,
  storage: StorageMode,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const isBlocked = storage === 'blocked'
  const cookies = {
    cookie_controls_mode: isBlocked ? 1 : 0,
    block_third_party_cookies: isBlocked,
  }
  mkdirSync(join(profile, 'Default'), { recursive: true })
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify({ profile: cookies }))
  const executablePath = findChromium()
  return chromium.launchPersistentContext(profile, {
    ...options,
    args: [...(storage === 'partitioned' ? chromiumArgs : unpartitionedArgs)],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}
