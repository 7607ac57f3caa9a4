import { describe, test } from 'vitest'
import { findFirefox } from '../../scripts/browsers/findEngines.ts'
import { startFirefox } from './firefox.ts'
import { walksOf } from './sites.ts'
import { WALK_MS } from './world.ts'

const isHere = findFirefox() !== undefined

describe.skipIf(!isHere && process.env.CI === undefined)('Firefox', () => {
  test.for(walksOf({ name: 'Firefox', start: startFirefox }))(
    'behavior: by $input, storage $storage, somebody connects in each way, bridges, logs in by e-mail, signs and is reloaded, on two sites (E1, E2, E3, S4.01, S4.10)',
    { timeout: WALK_MS },
    ({ walk }, { skip }) => walk((why) => skip(why)),
  )
})
