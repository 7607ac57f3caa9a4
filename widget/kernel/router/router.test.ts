import { describe, expect, test } from 'vitest'
import { createTestCore } from '../testing/createTestCore.ts'
import { back, backTo, push, replace, reset } from './router.ts'

function names(core: ReturnType<typeof createTestCore>) {
  return core.store.getState().router.stack.map(({ name }) => name)
}

describe('router', () => {
  test('behavior: pushes, replaces, resets and goes back (S2.04)', () => {
    const core = createTestCore()
    push(core, { name: 'Networks' })
    push(core, { name: 'Networks' })
    expect(names(core)).toEqual(['Connect', 'Networks'])
    replace(core, { name: 'Transfers' })
    expect(names(core)).toEqual(['Connect', 'Transfers'])
    push(core, { name: 'TransferProgress', transferId: 'a' })
    push(core, { name: 'TransferProgress', transferId: 'b' })
    expect(backTo(core, 1)).toBe(true)
    expect(names(core)).toEqual(['Connect', 'Transfers'])
    expect(core.store.getState().router.direction).toBe('back')
    expect(back(core)).toBe(true)
    expect(back(core)).toBe(false)
    push(core, { name: 'Networks' })
    push(core, { name: 'Transfers' })
    expect(back(core)).toBe(true)
    expect(names(core)).toEqual(['Connect', 'Networks'])
    reset(core, { name: 'Account' })
    expect(names(core)).toEqual(['Account'])
  })

  test('error: going back to an index that is not below changes nothing (S2.04)', () => {
    const core = createTestCore()
    push(core, { name: 'Networks' })
    for (const index of [-1, 1, 2, 0.5, Number.NaN]) expect(backTo(core, index)).toBe(false)
    expect(names(core)).toEqual(['Connect', 'Networks'])
  })
})
