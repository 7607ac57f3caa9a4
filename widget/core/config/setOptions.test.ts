import { describe, expect, test } from 'vitest'
import { createTestCore, one, two } from '../testing/createTestCore.ts'
import { setOptions } from './setOptions.ts'

describe('setOptions', () => {
  test('default: theme, language, networks and the form follow (S4.04, S9.14)', () => {
    const core = createTestCore()
    expect(core.store.getState().theme.mode).toBe('dark')
    setOptions(core, {
      themeMode: 'light',
      themeVariables: { '--causeway-accent': '#123456' },
      language: 'es',
      networks: [two],
      bridge: { amount: '5' },
    })
    const { theme, config, networks, bridge } = core.store.getState()
    expect(theme).toEqual({ mode: 'light', variables: { '--causeway-accent': '#123456' } })
    expect(config.language).toBe('es')
    expect(networks.offered.map(({ caipChainId }) => caipChainId)).toEqual([two])
    expect(networks.active).toBe(one)
    expect(bridge.form.amount).toBe('5')
  })

  test('error: a network nobody knows changes nothing', () => {
    const core = createTestCore()
    const before = core.store.getState()
    expect(() => setOptions(core, { themeMode: 'light', networks: ['eip155:5'] })).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTIONS' }),
    )
    expect(core.store.getState()).toBe(before)
  })
})
