import { expect, test } from 'vitest'
import { createTestCore } from '../testing/createTestCore.ts'
import { open } from './open.ts'
import { whenDrawn } from './whenDrawn.ts'

/** Whether it has resolved by now. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  const first = await Promise.race([promise.then(() => true), Promise.resolve(false)])
  return first
}

test('default: it waits for the first view that is drawn before a person', async () => {
  const core = createTestCore()
  const drawn = whenDrawn(core)
  core.store.setState(({ modal }) => ({ modal: { ...modal, shownView: 'Connect' } }))
  expect(await isSettled(drawn)).toBe(false) // drawn early, and nobody sees it
  await open(core)
  await drawn
})

test('behavior: it does not wait where a view is drawn already', async () => {
  const core = createTestCore()
  await open(core)
  await whenDrawn(core)
})

test('behavior: closed meanwhile, it waits for the next opening', async () => {
  const core = createTestCore()
  await open(core)
  core.store.setState(({ modal }) => ({ modal: { ...modal, open: false, shownView: undefined } }))
  const drawn = whenDrawn(core)
  expect(await isSettled(drawn)).toBe(false)
  await open(core)
  await drawn
})
