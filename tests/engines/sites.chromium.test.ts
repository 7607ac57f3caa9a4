import { describe, test } from 'vitest'
import { startChromium } from './chromium.ts'
import { walksOf } from './sites.ts'
import { WALK_MS } from './world.ts'

describe('Chromium', () => {
  test.for(walksOf({ name: 'Chromium', start: startChromium }))(
    'behavior: by $input, storage $storage, somebody connects in each way, bridges, logs in by e-mail, signs and is reloaded, on two sites (E1, E2, E3, S4.01, S4.10)',
    { timeout: WALK_MS },
    ({ walk }, { skip }) => walk((why) => skip(why)),
  )
})
