import { describe, expect, test } from 'vitest'
import { setOptions } from '../../boot/setOptions.ts'
import { homeNetwork } from '../networks/homeNetwork.ts'
import { setSlippage, slippageOf } from '#features/swap/model/form.ts'
import { DEFAULT_SLIPPAGE_BPS } from '#features/swap/model/limits.ts'
import { createTestCore, one, two } from '../testing/createTestCore.ts'
import { storedPreferences } from './items.ts'
import { restorePreferences } from './restorePreferences.ts'
import { setPreferences } from './setPreferences.ts'
import { shownLanguage, shownMode } from './slice.ts'

const chosen = { language: 'de', themeMode: 'light', network: two, slippageBps: 50 } as const

function start(places?: Map<string, string>) {
  const core = createTestCore({ places })
  restorePreferences(core)
  setOptions(core, { themeMode: 'dark', language: 'es' })
  const state = () => core.store.getState()
  const shown = () => ({
    language: shownLanguage(state()),
    themeMode: shownMode(state()),
    network: homeNetwork(state()),
    slippageBps: slippageOf(state()),
  })
  return { core, state, shown }
}
const bySite = {
  language: 'es',
  themeMode: 'dark',
  network: one,
  slippageBps: DEFAULT_SLIPPAGE_BPS,
}

describe('settings of the person (L6)', () => {
  test('default: as the site says', () => {
    expect(start().shown()).toEqual(bySite)
  })

  test('behavior: what is chosen counts at once, on the next visit, and before what the page sets later', () => {
    const { core, shown } = start()
    setPreferences(core, chosen)
    expect(shown()).toEqual(chosen)
    setOptions(core, { themeMode: 'dark', language: 'fr', defaultNetwork: one })
    expect(shown()).toEqual(chosen)
    setSlippage(core, 75) // of one swap
    expect(shown()).toEqual({ ...chosen, slippageBps: 75 })
    const next = start(core.places)
    expect(next.shown()).toEqual(chosen)
    expect(next.state().networks.active).toBe(two)
  })

  test('behavior: what is left to the site again is what the site says by then, and nothing is kept', () => {
    const { core, shown } = start()
    setPreferences(core, chosen)
    setOptions(core, { language: 'fr' })
    setPreferences(core, {
      language: undefined,
      themeMode: undefined,
      network: undefined,
      slippageBps: undefined,
    })
    expect(shown()).toEqual({ ...bySite, language: 'fr' })
    expect(core.storage.get(storedPreferences)).toBeUndefined()
  })

  test('behavior: a network that the site offers no more changes nothing', () => {
    const { core, shown } = start()
    setPreferences(core, { network: 'eip155:10' })
    expect(shown()).toEqual(bySite)
    const next = start(core.places)
    expect(next.state().networks.active).toBe(one)
  })

  test.each([
    ['a slippage that would give all away', { slippageBps: 9_999 }],
    ['a fraction', { slippageBps: 0.5 }],
    ['a mode that there is not', { themeMode: 'pink' }],
    ['something unknown', { recipient: '0x00' }],
  ])('error: %s that was kept is dropped, not repaired', (_, value) => {
    const { core } = start()
    core.storage.set({ ...storedPreferences, name: 'preferences' }, chosen)
    for (const [key, text] of core.places) {
      core.places.set(key, text.replace(JSON.stringify(chosen), JSON.stringify(value)))
    }
    expect(start(core.places).shown()).toEqual(bySite)
  })
})
