import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { hasCodeQuery } from '#wallet/recipients/recipient.ts'
import { catalog } from '../../model/testing/catalog.ts'
import { connect } from '#wallet/connect/connect.ts'
import { nameQuery, namesQuery } from '#wallet/names/queries.ts'
import { push } from '#kernel/router/router.ts'
import { isRemembered, rememberRecipient } from '#transactions/recipients.ts'
import { createTestCore, two } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { drawWidget } from '#ui/testing.tsx'

const nina = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'
const otto = { name: 'otto.eth', address: bob, isOfNetwork: true }

beforeEach(() => {
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('No'))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The recipient's view of a form that bridges to the second network. */
async function opened({ before = [] }: { before?: readonly string[] } = {}) {
  const wallet = createFakeWallet()
  const core = createTestCore({ wallets: [wallet] })
  const { queries } = core
  // No service is asked: the questions are already answered.
  queries.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } })
  queries.setQueryData(catalogQuery(core).queryKey, catalog)
  queries.setQueryData(namesQuery(core, two).queryKey, true)
  queries.setQueryData(nameQuery(core, 'otto.eth', { caipChainId: two }).queryKey, otto)
  queries.setQueryData(nameQuery(core, 'nobody.eth', { caipChainId: two }).queryKey, null)
  for (const address of [bob, nina]) {
    queries.setQueryData(hasCodeQuery(core, two, address).queryKey, false)
  }
  for (const address of before) rememberRecipient(core, address)
  await connect(core, { connectorId: wallet.id })
  await drawWidget(core, { view: 'Bridge' })
  push(core, { name: 'BridgeRecipient' })
  await field()
  return core
}

const field = () => screen.findByRole('textbox', { name: 'Address' })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const whole = (address: string) =>
  screen.findByText((_, node) => node?.tagName === 'P' && node.textContent === address)

test('behavior: L5, L12 a name leads to a whole address, which is acknowledged before it is used', async () => {
  const core = await opened()
  await userEvent.fill(await field(), 'Otto.eth')
  expect(await whole(bob)).not.toBe(null)
  await userEvent.click(await button('Tick the box to continue'))
  expect(core.store.getState().bridge.form.recipient).toBe(undefined)
  const box = screen.getByRole('checkbox')
  expect(document.activeElement).toBe(box)
  await userEvent.click(box)
  await userEvent.click(await button('Done'))
  expect(core.store.getState().bridge.form).toMatchObject({
    recipient: bob,
    recipientName: 'otto.eth',
    recipientSource: 'user',
  })
  expect(await screen.findByText('To otto.eth')).not.toBe(null)
})

test('behavior: L5 another text takes the acknowledgement and the name with it', async () => {
  const core = await opened()
  await userEvent.fill(await field(), 'otto.eth')
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.fill(await field(), nina)
  expect(await whole(nina)).not.toBe(null)
  expect(screen.getByRole('checkbox')).toMatchObject({ checked: false })
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(await button('Done'))
  expect(core.store.getState().bridge.form).toMatchObject({
    recipient: nina,
    recipientName: undefined,
  })
})

test('error: L5 the name of nobody, and the address of a token, are not used', async () => {
  await opened()
  await userEvent.fill(await field(), 'nobody.eth')
  expect(await screen.findByText(/^No address for this name/)).not.toBe(null)
  expect((await field()).getAttribute('aria-invalid')).toBe('true')
  await userEvent.fill(
    await field(),
    catalog.tokens.find(({ isNative }) => !isNative)?.address ?? '',
  )
  expect(await screen.findByText(/^This is the address of a token\./)).not.toBe(null)
  expect(screen.queryByRole('button', { name: 'Done' })).toBe(null)
  await userEvent.click(await button('Enter an address'))
  expect(document.activeElement).toBe(await field())
})

test('behavior: L5 an address is pasted', async () => {
  const read = vi.spyOn(navigator.clipboard, 'readText')
  await opened()
  read.mockResolvedValueOnce(` ${bob}\n`)
  await userEvent.click(await button('Paste'))
  expect(await whole(bob)).not.toBe(null)
})

const rows = () => screen.getAllByRole('listitem').map((row) => row.querySelector('button')?.title)

test('behavior: L5 whom one sent to before is listed, never oneself', async () => {
  await opened({ before: [alice, bob, nina] })
  expect(rows()).toEqual([nina, bob])
})

test('behavior: L5 whom one sent to before is forgotten', async () => {
  const core = await opened({ before: [alice, bob, nina] })
  await userEvent.click(await button('Forget 0xdbF0…C6FB'))
  expect(rows()).toEqual([bob])
  expect(document.activeElement).toBe(await field())
  expect([isRemembered(core, nina), isRemembered(core, bob)]).toEqual([false, true])
})

test('behavior: L5 whom one sent to before is picked', async () => {
  await opened({ before: [alice, bob, nina] })
  await userEvent.click(await button('0x2222…2222'))
  expect(await whole(bob)).not.toBe(null)
  // It is checked like one that was typed.
  expect(await button('Tick the box to continue')).not.toBe(null)
})

test('behavior: L5 their own account is offered once another is typed or chosen', async () => {
  await opened()
  await button('Enter an address')
  expect(screen.queryByRole('button', { name: 'Use my wallet' })).toBe(null)
  await userEvent.fill(await field(), bob)
  expect(await button('Use my wallet')).toBeVisible()
})
