import { afterEach, expect, test, vi } from 'vitest'
import { createAppKit } from './createAppKit.ts'

const address = `0x${'1'.repeat(40)}`
const options = {
  widget: { frameUrl: 'https://widget.example/embed/', announce: false, preload: 'none' },
  networks: [
    { id: 1, name: 'Ethereum' },
    { id: 8453, name: 'Base' },
  ],
} as const

afterEach(() => localStorage.clear())

/** What the last visit left, which the loader shows at once. */
function remember() {
  const accounts = [`eip155:8453:${address}`]
  const kept = { version: 1, caipChainId: 'eip155:8453', accounts, openTransfer: false }
  localStorage.setItem('causeway.snapshot', JSON.stringify(kept))
}

test('default: the names of AppKit answer from the state of the widget', async () => {
  remember()
  const modal = createAppKit(options)
  expect(modal.getAccount('eip155')).toMatchObject({
    allAccounts: [{ namespace: 'eip155', address }],
    address,
    caipAddress: `eip155:8453:${address}`,
    isConnected: true,
  })
  expect(modal.getAccount('solana')).toMatchObject({ isConnected: false, address: undefined })
  expect([modal.getAddress(), modal.getChainId(), modal.getIsConnectedState()]).toEqual([
    address,
    8453,
    true,
  ])
  expect(modal.getCaipNetwork()).toMatchObject({ id: 8453, name: 'Base' })
  expect(modal.getCaipNetworks()).toHaveLength(2)
  expect(modal.getState()).toMatchObject({ open: false, selectedNetworkId: 'eip155:8453' })
  expect(modal.getWalletProvider()).toBe(modal.widget.getProvider())
  expect(await modal.getProvider()?.request({ method: 'eth_accounts' })).toEqual([address])
  await modal.widget.destroy()
})

test('default: without a connection there is no provider, and the theme is told', async () => {
  const modal = createAppKit({ ...options, themeMode: 'light' })
  expect(modal.getWalletProvider()).toBe(undefined)
  expect([modal.getAddress(), modal.getChainId()]).toEqual([undefined, undefined])
  const onTheme = vi.fn()
  const stop = modal.subscribeTheme(onTheme)
  const changes = [modal.setThemeMode('dark'), modal.setThemeVariables({ '--w3m-accent': 'red' })]
  stop()
  changes.push(modal.setThemeMode('light'))
  const theme = { themeMode: 'dark', themeVariables: { '--causeway-accent': 'red' } }
  expect(onTheme).toHaveBeenCalledTimes(2)
  expect(onTheme).toHaveBeenLastCalledWith(theme)
  expect(modal.getThemeMode()).toBe('light')
  await modal.widget.destroy()
  await Promise.allSettled(changes)
})

test('error: sign-in of another shape is refused, other options are named on the console', () => {
  expect(() => createAppKit({ ...options, siwx: {} })).toThrow(/another shape/)
  const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const modal = createAppKit({ ...options, chainImages: { 1: 'a.png' } })
  expect(consoleWarn).toHaveBeenCalledWith('Causeway has no chainImages of AppKit')
  consoleWarn.mockRestore()
  return modal.widget.destroy()
})

test('error: a view that does not exist is named', async () => {
  const modal = createAppKit(options)
  await expect(modal.open({ view: 'Nowhere' })).rejects.toMatchObject({ code: 'INVALID_OPTIONS' })
  await modal.widget.destroy()
})

test('behavior: features and options are added to what was said before', async () => {
  const modal = createAppKit({ ...options, features: { email: false } })
  const taken = vi.spyOn(modal.widget, 'updateOptions')
  await modal.updateFeatures({ swaps: false })
  expect(taken).toHaveBeenLastCalledWith({ features: { email: false, swaps: false } })
  await modal.setSocialsOrder(['github'])
  await modal.setConnectMethodsOrder(['wallet', 'email'])
  await modal.setCollapseWallets(true)
  await modal.updateOptions({ networks: [{ id: 10 }], enableNetworkSwitch: false })
  const features = {
    email: false,
    swaps: false,
    socials: ['github'],
    connectMethodsOrder: ['wallet', 'email'],
    collapseWallets: true,
    networks: false,
  }
  expect(taken).toHaveBeenLastCalledWith({ networks: ['eip155:10'], features })
  const late = modal.updateOptions({ projectId: 'late' })
  await expect(late).rejects.toMatchObject({ code: 'INVALID_OPTIONS' })
  await modal.widget.destroy()
})

test('behavior: a wallet of another namespace is asked by its provider', async () => {
  const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const kept = {
    version: 1,
    caipChainId: chain,
    accounts: [`${chain}:${address}`],
    openTransfer: false,
  }
  localStorage.setItem('causeway.snapshot', JSON.stringify(kept))
  const modal = createAppKit(options)
  expect(modal.getProvider('solana')).toMatchObject({ request: expect.any(Function) })
  expect([modal.getProvider(), modal.getWalletProvider()]).toEqual([undefined, undefined])
  expect([modal.getError(), modal.getEvent()]).toEqual(['', undefined])
  await modal.widget.destroy()
})
