import { describe, expect, test } from 'vitest'
import { push } from '../router/router.ts'
import { createTestCore } from '../testing/createTestCore.ts'
import { dismiss, leaveView } from './dismiss.ts'
import { open } from './open.ts'

const top = (core: ReturnType<typeof createTestCore>) =>
  core.store.getState().router.stack.at(-1)?.name

async function opened() {
  const core = createTestCore()
  const opening = open(core)
  core.store.setState(({ modal }) => ({ modal: { ...modal, shownView: 'Connect' } }))
  await opening
  return core
}

describe('leaveView', () => {
  test('default: one view back, and from the first one out (S2.04)', async () => {
    const core = await opened()
    push(core, { name: 'Networks' })
    expect(leaveView(core)).toEqual({ closed: false })
    expect(top(core)).toBe('Connect')
    expect(leaveView(core)).toEqual({ closed: true })
    expect(core.store.getState().modal.open).toBe(false)
  })

  test('behavior: while the wallet is asked the card shakes and stays, however deep (S2.04, S4.02)', async () => {
    const core = await opened()
    push(core, { name: 'SwapProgress', swapId: 'one' })
    core.store.setState((state) => ({ transactions: { ...state.transactions, asking: ['one'] } }))
    for (const leave of [leaveView, () => dismiss(core, 'backdrop')]) {
      expect(leave(core)).toEqual({ closed: false })
      expect(top(core)).toBe('SwapProgress')
      expect(core.store.getState().modal).toMatchObject({ open: true, shaking: true })
    }
  })

  test('behavior: what is closed already stays so, and its views too', async () => {
    const core = await opened()
    push(core, { name: 'Networks' })
    core.store.setState(({ modal }) => ({ modal: { ...modal, open: false } }))
    expect(leaveView(core)).toEqual({ closed: true })
    expect(top(core)).toBe('Networks')
  })
})
