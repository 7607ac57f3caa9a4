import { describe, test } from 'vitest'
import { findWebKit } from '../../scripts/browsers/findEngines.ts'
import { startWebKit } from './webKit.ts'
import type { Storage } from './driver.ts'
import type { Input } from './person.ts'
import { walksOf } from './sites.ts'
import { WALK_MS } from './world.ts'

function lacks(storage: Storage, input: Input): string | undefined {
  if (input === 'touch') return 'its driver has no finger'
  // It ships with the cookies of frames refused, and has no switch for their stores.
  return storage === 'blocked' ? 'its driver cannot block it' : undefined
}

const isHere = findWebKit() !== undefined

describe.skipIf(!isHere && process.env.CI === undefined)('WebKitGTK', () => {
  test.for(walksOf({ name: 'WebKitGTK', start: startWebKit, lacks }))(
    'behavior: by $input, storage $storage, somebody connects in each way, bridges, logs in by e-mail, signs and is reloaded, on two sites (E1, E2, E3, S4.01, S4.10)',
    { timeout: WALK_MS },
    ({ walk }, { skip }) => walk((why) => skip(why)),
  )
})
