import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { open } from '#kernel/modal/open.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { refuse } from './refuse.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const alert = (core: ReturnType<typeof createTestCore>) => core.store.getState().notices.alert

test('default: 4200, a line on the console, and after 300 ms a word for who looks (S5.13, S8.08)', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const core = createTestCore()
  await open(core)
  expect(() => refuse(core, 'eth_sign')).toThrow(expect.objectContaining({ code: 4200 }))
  expect(log.mock.calls).toEqual([['Requested RPC call is not allowed', { method: 'eth_sign' }]])
  await vi.advanceTimersByTimeAsync(299)
  expect(alert(core)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(alert(core)).toMatchObject({ code: 'RPC_NOT_ALLOWED', message: 'Action not allowed' })
})

test('behavior: nobody is told later, and a page may want its console quiet (S5.13, S8.08)', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const core = createTestCore({ widgetOptions: { logLevel: 'none' } })
  expect(() => refuse(core, 'eth_sign')).toThrow('The method eth_sign is not supported')
  await vi.advanceTimersByTimeAsync(300)
  expect(alert(core)).toBeUndefined()
  expect(log).not.toHaveBeenCalled()
})
