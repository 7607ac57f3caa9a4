import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startService, type TestService } from '../../service/testing/startService.ts'
import { attack } from '../testing/attacker.ts'
import { losses } from '../testing/losses.ts'
import { createVictim } from '../testing/victim.ts'

const FRESH_SECONDS = 3_600
const cells = losses.flatMap(({ each, signs, recovers, destroys }) =>
  each.map((has) => [has.join(', '), has, { signs, recovers, destroys }] as const),
)

let world: TestService
beforeAll(async () => {
  world = await startService({ FRESH_SECONDS: `${FRESH_SECONDS}`, LOGINS_PER_ADDRESS: '100' })
})
afterAll(() => world?.stop())

// Each row of the table in SECURITY.md, which losses.test.ts compares with these claims.
test.each(cells)('attack: S4 who has %s', async (_, has, claim) => {
  const victim = await createVictim(world, has, FRESH_SECONDS)
  expect(await attack(world, victim, has)).toEqual(claim)
  const left = await world.database.rows(z.unknown(), 'SELECT 1 FROM accounts WHERE id = $1', [
    victim.account.id,
  ])
  expect(left).toHaveLength(claim.destroys === 'atOnce' ? 0 : 1)
})
