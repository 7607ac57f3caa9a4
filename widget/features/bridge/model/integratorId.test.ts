import { expect, test } from 'vitest'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { bridgeClient, integratorIdOf } from '#kernel/bridge/client.ts'
import { prefill } from './prefill.ts'
import { writeTransfer } from './start.ts'
import { token } from './testing/catalog.ts'
import { quoteOf } from './testing/quote.ts'

test('behavior: B-F3 the id of the page counts from the transfer that it names on (S7.33)', () => {
  const core = createTestCore()
  // Made by whatever came first: a payment, a swap, an earlier transfer.
  bridgeClient(core)
  const ends = { origin: token('USDC', 31337), destination: token('USDC', 31338) }
  const write = () => writeTransfer(core, { quote: quoteOf(), ...ends }).integratorId
  expect([integratorIdOf(core), write()]).toEqual(['0xdead', '0xdead'])
  prefill(core, { integratorId: '0xbeef' })
  expect([integratorIdOf(core), write()]).toEqual(['0xbeef', '0xbeef'])
})
