import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connect } from '#wallet/connect/connect.ts'
import { closeFromFrame } from '#kernel/modal/close.ts'
import { open } from '#kernel/modal/open.ts'
import { back, push } from '#kernel/router/router.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { createTestCore, type TestCore } from '#kernel/testing/createTestCore.ts'
import { App } from '../App.tsx'
import { loadMessages } from '../i18n/messages.ts'
import { drawWidget } from '../testing.tsx'
import { views } from '#features/index.ts'

afterEach(async () => {
  cleanup()
  await page.viewport(414, 896)
})

const wallets = [createFakeWallet()]

function heading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name })
}

function closes(core: TestCore) {
  return core.published.filter(({ type }) => type === 'close').map(({ payload }) => payload)
}

describe('Modal', () => {
  test('behavior: Escape goes back, then closes, and the page hears why (S2.03, S2.04)', async () => {
    const core = createTestCore({ wallets })
    await drawWidget(core)
    push(core, { name: 'Networks' })
    await heading('Choose network')
    await userEvent.keyboard('{Escape}')
    await heading('Connect wallet')
    expect(closes(core)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await waitFor(() => expect(core.calls).toContain('hide'))
    expect(closes(core)).toEqual([{ reason: 'escape' }])
  })

  test('default: the card is 360 px wide (S2.06)', async () => {
    await page.viewport(1_000, 800)
    await drawWidget(createTestCore({ wallets }))
    expect(screen.getByRole('dialog').offsetWidth).toBe(360)
  })

  test('behavior: a press on the backdrop closes, one on the card does not', async () => {
    const core = createTestCore({ wallets })
    await drawWidget(core)
    await userEvent.click(await heading('Connect wallet'))
    expect(screen.queryByRole('dialog')).not.toBe(null)
    const backdrop = screen.getByRole('dialog').parentElement
    if (backdrop === null) throw new Error('The card has no backdrop')
    await userEvent.click(backdrop, { position: { x: 3, y: 3 } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(closes(core)).toEqual([{ reason: 'backdrop' }])
  })

  test('behavior: the first view of an opening is there at once, and those after it fade in', async () => {
    const core = createTestCore({ wallets, draws: false })
    await drawWidget(core)
    const isStill = () => document.querySelector('[data-causeway-body]')?.hasAttribute('data-still')
    await heading('Connect wallet')
    expect(isStill()).toBe(true)
    push(core, { name: 'Networks' })
    await heading('Choose network')
    expect(isStill()).toBe(false)
    back(core)
    await heading('Connect wallet')
    expect(isStill()).toBe(false)
    await closeFromFrame(core, 'user')
    await open(core, { view: 'Networks' })
    await heading('Choose network')
    expect(isStill()).toBe(true)
  })

  test('behavior: every view starts at its heading', async () => {
    const core = createTestCore({ wallets })
    await drawWidget(core)
    const first = await heading('Connect wallet')
    await waitFor(() => expect(document.activeElement).toBe(first))
    push(core, { name: 'Networks' })
    const second = await heading('Choose network')
    await waitFor(() => expect(document.activeElement).toBe(second))
  })

  test('behavior: a view comes from where the move went', async () => {
    const core = createTestCore({ wallets })
    const { container } = await drawWidget(core)
    const direction = () =>
      container.querySelector('[data-causeway-body]')?.getAttribute('data-direction')
    push(core, { name: 'Networks' })
    await heading('Choose network')
    expect(direction()).toBe('forward')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Connect wallet')
    expect(direction()).toBe('back')
  })

  test('behavior: the state is loading while the code of a view is on its way (S4.02)', async () => {
    const core = createTestCore({ wallets })
    await drawWidget(core)
    await heading('Connect wallet')
    const seen: boolean[] = []
    core.store.subscribe(({ modal }, before) => {
      if (modal.loading !== before.modal.loading) seen.push(modal.loading)
    })
    push(core, { name: 'Receive' })
    await heading('Receive')
    await waitFor(() => expect(seen).toEqual([true, false]))
    expect(core.store.getState().modal).toMatchObject({ loading: false, shownView: 'Receive' })
  })

  test('behavior: an inline widget tells the page its height and has no way to close (S4.02)', async () => {
    const heights: number[] = []
    const made = createTestCore({ wallets, widgetOptions: { mode: 'inline', target: '#here' } })
    const resize: typeof made.page.resize = async ({ height }) => {
      heights.push(height)
    }
    const core = { ...made, page: { ...made.page, resize } }
    await drawWidget(core)
    const card = await screen.findByRole('region', { name: 'Connect wallet' })
    await waitFor(() => expect(heights.at(-1)).toBe(Math.ceil(card.offsetHeight)))
    expect(screen.queryByRole('button', { name: 'Close' })).toBe(null)
    push(core, { name: 'Networks' })
    await heading('Choose network')
    await waitFor(() => expect(heights.length).toBeGreaterThan(1))
    await waitFor(() => expect(heights.at(-1)).toBe(Math.ceil(card.offsetHeight)))
  })
})

describe('before it is opened', () => {
  /** The heading that is drawn, seen or not. */
  async function drawn(container: HTMLElement, name: string): Promise<HTMLElement> {
    return waitFor(() => {
      const found = container.querySelector('h1')
      if (found?.textContent !== name) throw new Error(`${name} is not drawn`)
      return found
    })
  }

  test('behavior: Connect is drawn, unseen and out of reach, and opening shows the same', async () => {
    const core = createTestCore({ wallets })
    const { container } = render(<App core={core} />)
    const title = await drawn(container, 'Connect wallet')
    expect(title.checkVisibility({ visibilityProperty: true })).toBe(false)
    expect(title.closest('[inert][aria-hidden]')).not.toBe(null)
    title.focus()
    expect(document.activeElement).toBe(document.body)
    expect(core.store.getState().modal).toMatchObject({ open: false, shownView: undefined })
    expect(core.published).toEqual([])
    expect(await open(core)).toEqual({ view: 'Connect' })
    expect(await heading('Connect wallet')).toBe(title)
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  test.each(['Connect', 'Account'] as const)(
    'behavior: %s, drawn early, is not drawn again to be shown',
    async (name) => {
      const core = createTestCore({ wallets })
      if (name === 'Account') await connect(core, { connectorId: String(wallets[0]?.id) })
      await loadMessages('en', ['account'])
      let times = 0
      const Counted = () => {
        times += 1
        return <h1>Counted</h1>
      }
      const view = { ...core.views[name], loaded: () => Counted }
      const counted = { ...core, views: { ...core.views, [name]: view } }
      const { container } = render(<App core={counted} />)
      await drawn(container, 'Counted')
      const before = times
      expect(await open(counted)).toEqual({ view: name })
      expect(times).toBe(before)
    },
  )

  test('behavior: Account asks nobody for balances before it is seen', async () => {
    const [wallet] = wallets
    if (wallet === undefined) throw new Error('There is no wallet')
    const core = createTestCore({ wallets })
    await connect(core, { connectorId: wallet.id })
    // With its code and words here, all that drawing it starts has started when it is drawn.
    await Promise.all([views.Account.load(), loadMessages('en', ['account'])])
    const { container } = render(<App core={core} />)
    const title = await drawn(container, 'Account')
    expect(core.queries.isFetching()).toBe(0)
    await open(core)
    expect(await heading('Account')).toBe(title)
    expect(core.queries.isFetching()).toBeGreaterThan(0)
  })

  test('behavior: closed again, the next view is drawn afresh', async () => {
    const core = createTestCore({ wallets })
    const { container } = await drawWidget(core, { view: 'Bridge' })
    await closeFromFrame(core, 'user')
    const title = await drawn(container, 'Connect wallet')
    await open(core)
    expect(await heading('Connect wallet')).toBe(title)
    await closeFromFrame(core, 'user')
    await waitFor(() => expect(title.isConnected).toBe(false))
    expect(await drawn(container, 'Connect wallet')).not.toBe(title)
  })
})
