import { expect } from 'vitest'
import { connect } from '../../connect/connect.ts'
import { open } from '#kernel/modal/open.ts'
import { publicState } from '#features/publicState.ts'
import { topView } from '#kernel/router/slice.ts'
import type { TestCore } from '#kernel/testing/createTestCore.ts'
import { signIn } from '../sign.ts'
import { createSignInCore } from './signer.ts'

export const connectorId = 'wallet-one'
export const step = (core: TestCore) => core.store.getState().signIn.step
export const view = (core: TestCore) => topView(core.store.getState().router).name
export const isOpen = (core: TestCore) => core.store.getState().modal.open
export const state = (core: TestCore) => publicState(core.store.getState())
export const heard = (core: TestCore, type: string) =>
  core.published.filter((event) => event.type === type).map(({ payload }) => payload)
export const asked = (core: TestCore) =>
  expect.poll(() => step(core)).toMatchObject({ status: 'asking' })
export const ready = (core: TestCore) =>
  expect.poll(() => 'prepared' in step(core) && step(core)).toHaveProperty('prepared.message')

/** Opened and connected, with the message on screen. */
export async function connected(
  option: Parameters<typeof createSignInCore>[0],
  more: Parameters<typeof createSignInCore>[1] = {},
) {
  const made = createSignInCore(option, more)
  await open(made.core)
  await connect(made.core, { connectorId })
  expect(view(made.core)).toBe('SIWXSignMessage')
  return made
}
export async function signedIn(option: Parameters<typeof createSignInCore>[0] = 'required') {
  const made = await connected(option)
  await ready(made.core)
  await signIn(made.core)
  expect(step(made.core).status).toBe('signedIn')
  return made
}
