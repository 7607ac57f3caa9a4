import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BaseError } from '#protocol'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import type { Catalog } from '#kernel/bridge/tokens.ts'
import { push } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { connect } from '#wallet/connect/connect.ts'
import { drawWidget } from '#ui/testing.tsx'
import { catalog, token } from '../../model/testing/catalog.ts'

afterEach(cleanup)

const [usdcHere, usdcThere] = [token('USDC', 31337), token('USDC', 31338)]

/** The list of one side, of an account that has an ether on each network and a dollar on the first. */
async function opened(
  side: 'origin' | 'destination',
  {
    given = catalog,
    isConnected = true,
  }: { given?: Catalog | 'waits'; isConnected?: boolean } = {},
) {
  const wallet = createFakeWallet()
  const core = createTestCore({
    wallets: [wallet],
    rpc: ({ method, caipChainId }) => {
      if (method === 'eth_getBalance') return '0xde0b6b3a7640000'
      return `0x${(caipChainId === 'eip155:31337' ? 1_000_000 : 0).toString(16).padStart(64, '0')}`
    },
  })
  const { queries } = core
  queries.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } })
  const { queryKey } = catalogQuery(core)
  if (given === 'waits') {
    queries.prefetchQuery({ queryKey, queryFn: () => new Promise(() => undefined) })
  } else queries.setQueryData(queryKey, given)
  if (isConnected) await connect(core, { connectorId: wallet.id })
  await drawWidget(core, { view: 'Bridge' })
  core.store.setState(({ bridge }) => ({
    bridge: { ...bridge, form: { ...bridge.form, originKey: usdcHere.key } },
  }))
  push(core, { name: 'TokenPicker', side })
  await screen.findByRole('heading', {
    name: side === 'origin' ? 'Send from' : 'Receive on',
    level: 1,
  })
  const { bridge, router } = core.store.getState()
  return {
    core,
    form: () => core.store.getState().bridge.form,
    view: () => topView(core.store.getState().router).name,
    before: { bridge, router },
  }
}

const group = (name: string) =>
  screen
    .queryAllByRole('list', { name })
    .flatMap((list) => [...list.querySelectorAll('li')].map(({ textContent }) => textContent))
const search = () => screen.getByRole('searchbox', { name: 'Search token or network' })

describe('what is sent', () => {
  test('default: what the account has stands first, with its amount, and a press chooses it', async () => {
    const { form, view } = await opened('origin')
    await expect.poll(() => group('Your balances').length).toBe(4)
    expect(group('Your balances').join()).toMatch(/USDCon Chain 31337.*1/)
    expect(group('All tokens').join()).toContain('USDCon Chain 31338')
    expect(screen.getByRole('button', { current: true }).textContent).toContain('USDC')
    await userEvent.click(screen.getByRole('button', { name: /^ETH.*on Chain 31338/ }))
    expect(form()).toMatchObject({ originKey: token('ETH', 31338).key })
    await expect.poll(view).toBe('Bridge')
  })

  test('behavior: nobody connected: all of them, without amounts', async () => {
    await opened('origin', { isConnected: false })
    await expect.poll(() => group('All tokens').length).toBe(catalog.tokens.length)
    expect(group('Your balances')).toEqual([])
  })

  test('behavior: each word that is typed narrows the list, by symbol, network or address', async () => {
    await opened('origin')
    await userEvent.fill(search(), 'usdc 31338')
    await expect.poll(() => screen.queryAllByRole('listitem').length).toBe(1)
    await userEvent.fill(search(), usdcHere.address.toUpperCase().slice(2))
    await expect.poll(() => screen.getByRole('listitem').textContent).toContain('Chain 31337')
    await userEvent.fill(search(), 'oak')
    await screen.findByText('Nothing here matches “oak”.')
    expect(search()).toHaveProperty('value', 'oak')
  })
})

describe('what is received', () => {
  test('default: what cannot be reached from the other side says so, and a press of it chooses nothing', async () => {
    const { form, view, before } = await opened('destination')
    await expect.poll(() => group('Not available').length).toBe(catalog.tokens.length - 1)
    const [blocked] = screen.getAllByRole('button', { name: /^WETH/ })
    expect(blocked?.ariaDisabled).toBe('true')
    blocked?.click()
    expect([form(), view()]).toEqual([before.bridge.form, 'TokenPicker'])
    await userEvent.click(screen.getByRole('button', { name: /^USDC.*on Chain 31338/ }))
    expect(form()).toMatchObject({ destinationKey: usdcThere.key, originKey: usdcHere.key })
    await expect.poll(view).toBe('Bridge')
  })
})

describe('without a list', () => {
  test('behavior: while it loads, the list is busy and the field is there', async () => {
    await opened('origin', { given: 'waits' })
    expect(screen.getByRole('list', { name: 'All tokens' }).ariaBusy).toBe('true')
    expect(search()).not.toBe(null)
  })

  test('behavior: a site that offers no token says so', async () => {
    await opened('origin', { given: { ...catalog, tokens: [], routes: [] } })
    await screen.findByText('No tokens to choose')
  })

  test('behavior: offline, it waits for the network', async () => {
    const { core } = await opened('origin', { given: 'waits' })
    core.store.setState({ online: false })
    await screen.findByText('You are offline')
  })

  test('error: one that did not load is asked for again by a press', async () => {
    const { core } = await opened('origin', { given: 'waits' })
    const { queryKey } = catalogQuery(core)
    const query = core.queries.getQueryCache().find({ queryKey })
    const error = new BaseError('down', { code: 'HTTP_ERROR' })
    query?.setState({ status: 'error', error, fetchStatus: 'idle' })
    await screen.findByText('The service did not answer')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => query?.state.fetchStatus).toBe('fetching')
    core.queries.setQueryData(queryKey, catalog)
    await expect.poll(() => screen.queryAllByRole('listitem').length).toBe(catalog.tokens.length)
  })
})
