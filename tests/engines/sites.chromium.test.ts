import { chromium } from '@playwright/test'
import { describe, test } from 'vitest'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { canTapInFrames, tapsMissFrames } from '../e2e/canTapInFrames.ts'
import { startChromium } from './chromium.ts'
import type { Input } from './person.ts'
import { walksOf } from './sites.ts'
import { WALK_MS } from './world.ts'

async function lacksHere(input: Input): Promise<string | undefined> {
  if (input !== 'touch') return undefined
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  const context = await browser.newContext({ hasTouch: true })
  const isAble = await canTapInFrames(await context.newPage())
  await browser.close()
  return isAble ? undefined : tapsMissFrames
}

describe('Chromium', () => {
  test.for(walksOf({ name: 'Chromium', start: startChromium, lacksHere }))(
    'behavior: by $input, storage $storage, somebody connects in each way, bridges, logs in by e-mail, signs and is reloaded, on two sites (E1, E2, E3, S4.01, S4.10)',
    { timeout: WALK_MS },
    ({ walk }, { skip }) => walk((why) => skip(why)),
  )
})
