import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { topView } from '#kernel/router/slice.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { draw, drawWidget } from '#ui/testing.tsx'
import { httpError, idle, origin } from '#ui/testing/scene.ts'
import { ConnectingExternal, type ConnectingExternalProps } from './ConnectingExternal.tsx'

afterEach(cleanup)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)

/** Connect, with one wallet of the page, which was clicked. */
async function clicked(prepare: (wallet: ReturnType<typeof createFakeWallet>) => void = idle) {
  const wallet = createFakeWallet()
  prepare(wallet)
  const core = createTestCore({ wallets: [wallet] })
  await drawWidget(core)
  await userEvent.click(screen.getByRole('button', { name: /Wallet One/ }))
  const asked = () =>
    wallet.requests.filter(({ method }) => method === 'eth_requestAccounts').length
  return { core, wallet, asked, view: () => topView(core.store.getState().router).name }
}
const hang = (wallet: ReturnType<typeof createFakeWallet>) => {
  const { request } = wallet
  vi.spyOn(wallet, 'request').mockImplementation((asked) =>
    asked.method === 'eth_requestAccounts'
      ? request(asked).then(() => new Promise(() => undefined))
      : request(asked),
  )
}

describe('a wallet of the page that was clicked', () => {
  test('default: says in whose window the person goes on, for which site', async () => {
    const { view } = await clicked(hang)
    await screen.findByRole('heading', { level: 1, name: 'Wallet One' })
    expect(view()).toBe('ConnectingExternal')
    await screen.findByText('Continue in Wallet One')
    screen.getByText('Approve the connection to shop.example in the window Wallet One opened.')
  })

  test('behavior: whoever lost its window asks again', async () => {
    const { asked } = await clicked(hang)
    await userEvent.click(await screen.findByRole('button', { name: 'Open it again' }))
    await waitFor(() => expect(asked()).toBe(2))
    screen.getByText('Continue in Wallet One')
  })

  test('error: declined, it says that nothing was shared, and a press asks once more and connects', async () => {
    const { core, asked } = await clicked((wallet) => wallet.failNext('eth_requestAccounts', 4001))
    await screen.findByText('Connection declined')
    await press('Try again')
    await waitFor(() => expect(core.published.map(({ type }) => type)).toContain('connect'))
    expect(asked()).toBe(2)
    expect(screen.queryByText('Connection declined')).toBe(null)
  })

  test('error: still asking for another page, it says where to answer', async () => {
    await clicked((wallet) => wallet.failNext('eth_requestAccounts', -32002))
    await screen.findByText('Wallet One is already asking')
    expect(buttons()).toEqual(expect.arrayContaining(['Cancel', 'Try again']))
  })

  test('error: failed, it says what went wrong', async () => {
    await clicked((wallet) => wallet.failNext('eth_requestAccounts', -32603, 'Broken'))
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('Connection declined')).toBe(null)
  })

  test('behavior: cancelled, it is back at the wallets', async () => {
    const { view } = await clicked((wallet) => wallet.failNext('eth_requestAccounts', 4001))
    await screen.findByText('Connection declined')
    await press('Cancel')
    await waitFor(() => expect(view()).toBe('Connect'))
  })

  test('error: gone from the page meanwhile, it says so and offers another one', async () => {
    const { core, view } = await clicked(hang)
    await screen.findByText('Continue in Wallet One')
    core.store.setState({ wallets: { page: [] } })
    await screen.findByText(/no longer responds on this page\. Pick another wallet\.$/)
    await press('Cancel')
    await waitFor(() => expect(view()).toBe('Connect'))
  })
})

describe('its states', () => {
  const wallet = { name: 'Tern' }
  const props = { wallet, origin, onRetry: idle, onCancel: idle }
  const show = (
    state: ConnectingExternalProps['state'],
    more: Partial<ConnectingExternalProps> = {},
  ) => draw(<ConnectingExternal {...props} {...more} state={state} />)

  test.each<[ConnectingExternalProps['state'], string, string[]]>([
    [{ status: 'loading' }, 'Looking for Tern', ['Cancel']],
    [{ status: 'empty' }, 'Tern is not available', ['Cancel']],
    [{ status: 'waiting' }, 'Continue in Tern', ['Open it again']],
    [{ status: 'locked' }, 'Tern is locked', ['Cancel', 'Try again']],
    [{ status: 'pendingElsewhere' }, 'Tern is already asking', ['Cancel', 'Try again']],
    [{ status: 'declined' }, 'Connection declined', ['Cancel', 'Try again']],
    [{ status: 'failed', error: httpError }, 'Something went wrong', ['Cancel', 'Try again']],
    [{ status: 'done' }, 'Connected', ['Done']],
  ])('behavior: %j says “%s”, over the buttons that help', (state, title, expected) => {
    show(state)
    if (state.status !== 'failed') screen.getByText(title)
    expect(buttons().filter((name) => !['Close', 'Back'].includes(name ?? ''))).toEqual(expected)
  })

  test('behavior: offline, it waits for the network', () => {
    show({ status: 'offline' })
    screen.getByText('Your wallet can respond once you are back online.')
  })

  test('behavior: where to get the wallet is said while it is not there, and not once it is connected', () => {
    const getWalletUrl = 'https://tern.example/get'
    show({ status: 'waiting' }, { getWalletUrl })
    expect(screen.getByRole('link', { name: /Get it/ }).getAttribute('href')).toBe(getWalletUrl)
    show({ status: 'done' }, { getWalletUrl })
    expect(screen.queryByRole('link')).toBe(null)
  })
})
