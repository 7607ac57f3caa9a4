import { describe, expect, test } from 'vitest'
import { connect } from '#wallet/connect/connect.ts'
import { open } from '#kernel/modal/open.ts'
import { switchNetwork } from '#wallet/connect/switchNetwork.ts'
import { createTestCore, one, two } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { readCustomNetwork } from '#kernel/networks/customNetwork.ts'
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
    expect(networks.active).toBe(two)
    expect(bridge.form.amount).toBe('5')
  })

  /** Connected to a network that was added. */
  async function onAdded() {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet] })
    await connect(core, { connectorId: wallet.id })
    await open(core)
    const added = {
      chainId: 7001,
      name: 'Tern',
      nativeCurrency: { name: 'Tern', symbol: 'TRN', decimals: 18 },
      rpcUrls: ['https://rpc.tern.example'],
    }
    setOptions(core, { networks: [one, added] }, readCustomNetwork)
    await switchNetwork(core, 'eip155:7001')
    return { core, wallet }
  }

  test('behavior: a network that is added can be switched to (S5.13)', async () => {
    const { wallet } = await onAdded()
    expect(wallet.chainId).toBe(7001)
  })

  test('behavior: the connected network is never left silently when it is removed (S5.13)', async () => {
    const { core } = await onAdded()
    setOptions(core, { networks: [two] })
    const { networks, router } = core.store.getState()
    expect(networks.active).toBe('eip155:7001')
    expect(router.stack.at(-1)).toEqual({ name: 'UnsupportedChain' })
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
