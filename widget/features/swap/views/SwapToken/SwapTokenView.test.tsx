import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BaseError } from '#protocol'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { push } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { connect } from '#wallet/connect/connect.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

const at = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
const usdc = at(0xc1)
const listing = (address: string | undefined, symbol: string) => ({
  ...{ address, symbol, name: `${symbol} of the devnet`, decimals: 6, iconUrl: undefined },
})
type Listed = Awaited<ReturnType<BlockchainApi['getConvertTokens']>>
const listed = [listing(undefined, 'ETH'), listing(usdc, 'USDC'), listing(at(0xd1), 'DAI')]

/** The list of one side, of an account that has ether and dollars. */
async function opened(
  side: 'from' | 'to',
  getConvertTokens: () => Promise<readonly object[]> = async () => listed,
) {
  const wallet = createFakeWallet()
  const base = createTestCore({
    wallets: [wallet],
    rpc: ({ method, params }) => {
      if (method !== 'eth_call') return '0xde0b6b3a7640000'
      const isDollar = JSON.stringify(params).toLowerCase().includes(usdc)
      return `0x${(isDollar ? 100_000_000 : 0).toString(16).padStart(64, '0')}`
    },
  })
  const api: Partial<BlockchainApi> = {
    supports: async (id) => id === one,
    getConvertTokens: async () => (await getConvertTokens()) as Listed,
    getPrices: async () => new Map(),
  }
  const core = {
    ...base,
    loadBlockchainApi: async () => api as BlockchainApi, // any other request fails
    deployment: { ...base.deployment, services: { blockchainUrl: 'https://api.example' } },
  }
  core.store.setState(({ config }) => ({ config: { ...config, project: true } }))
  await drawWidget(core)
  await connect(core, { connectorId: wallet.id })
  push(core, { name: 'Swap' })
  push(core, { name: 'SwapToken', side })
  const title = side === 'from' ? 'Token to give' : 'Token to receive'
  await screen.findByRole('heading', { level: 1, name: title })
  return {
    core,
    form: () => core.store.getState().swap.form,
    view: () => topView(core.store.getState().router).name,
  }
}

const group = (name: string) =>
  screen
    .queryAllByRole('list', { name })
    .flatMap((list) => [...list.querySelectorAll('li')].map(({ textContent }) => textContent))
const search = () => screen.getByRole('searchbox', { name: 'Search name or address' })

describe('the tokens of the network', () => {
  test('default: what the account has stands first, with its amount, and the chosen one is marked', async () => {
    await opened('from')
    await expect.poll(() => group('Your tokens').length).toBe(2)
    expect(group('Your tokens').join()).toMatch(/ETH.*1.*USDC.*100/)
    expect(group('All tokens').join()).toContain('DAI')
    expect(screen.getByRole('button', { current: true }).textContent).toMatch(/ETHEther/)
  })

  test.each([
    ['from', /^USDC/, 'fromKey'],
    ['to', /^DAI/, 'toKey'],
  ] as const)(
    'default: a press chooses it for its side (%s), and leads back',
    async (side, name, key) => {
      const { form, view } = await opened(side)
      await userEvent.click(await screen.findByRole('button', { name }))
      expect(form()[key]).toBe(side === 'from' ? usdc : at(0xd1))
      await waitFor(() => expect(view()).toBe('Swap'))
    },
  )

  test('behavior: what is typed narrows the list, by name or address', async () => {
    await opened('to')
    await screen.findByRole('button', { name: /^DAI/ })
    await userEvent.fill(search(), 'dai devnet')
    await expect.poll(() => screen.queryAllByRole('listitem').length).toBe(1)
    await userEvent.fill(search(), usdc.toUpperCase().slice(2))
    await expect.poll(() => screen.getByRole('listitem').textContent).toMatch(/USDC of/)
    await userEvent.fill(search(), 'oak')
    await screen.findByText('Nothing here matches “oak”.')
  })

  test('behavior: of a long list sixty are drawn, and the number of the others is said', async () => {
    const many = Array.from({ length: 75 }, (_, n) => listing(at(0x1000 + n), `T${n}`))
    await opened('to', async () => many)
    await screen.findByText('15 more match. Search to narrow it down.')
    expect(group('All tokens')).toHaveLength(60)
    await userEvent.fill(search(), 'T74')
    await expect.poll(() => group('All tokens').length).toBe(1)
    expect(screen.queryByText(/more match/)).toBe(null)
  })
})

describe('without a list', () => {
  test('behavior: while it loads, the list is busy', async () => {
    await opened('from', () => new Promise(() => undefined))
    expect(screen.getByRole('list', { name: 'All tokens' }).ariaBusy).toBe('true')
    expect(search()).not.toBe(null)
  })

  test('behavior: a service that lists nothing here', async () => {
    await opened('from', async () => [])
    await screen.findByText('Nothing to swap here')
  })

  test('behavior: offline, it waits for the network', async () => {
    const { core } = await opened('from', () => new Promise(() => undefined))
    core.store.setState({ online: false })
    await screen.findByText('You are offline')
  })

  test('error: one that did not load is asked for again by a press', async () => {
    let isDown = true
    await opened('from', async () => {
      if (isDown) throw new BaseError('down', { code: 'ODD' })
      return listed
    })
    await screen.findByText('Tokens did not load')
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: /^DAI/ })
  })
})
