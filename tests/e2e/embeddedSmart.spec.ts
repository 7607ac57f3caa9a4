import { arrived, chooseToken, confirm, openBridge, review } from './bridgePage.ts'
import { depositCount } from './chain.ts'
import { answer, askForCode, codeInput, openWindow } from './embeddedPage.ts'
import { expect, frameOf, type Page, testWith, visit, withWidget } from './fixtures.ts'

/** Starts the embedded wallet with a bundler on each chain, in addition to the usual parts. */
const test = testWith({ also: ['mail', 'bundler', 'secure'], relayer: { delayMs: 500 } })

/** Sends two payments of one wei as one bundle, as a library of the page does. */
const sendTwo = (page: Page) =>
  withWidget(page, async (widget) => {
    const calls = ['12', '34'].map((byte) => ({ to: `0x${byte.repeat(20)}`, value: '0x1' }))
    const chainId = await widget.getProvider().request({ method: 'eth_chainId' })
    const bundle = { version: '2.0.0', id: 'two', chainId, atomicRequired: true, calls }
    const from = widget.getAddress()
    const sent = { method: 'wallet_sendCalls', params: [{ ...bundle, from }] }
    return widget.getProvider().request(sent)
  })

const statusOfTwo = (page: Page) =>
  withWidget(page, async (widget) => {
    const asked = { method: 'wallet_getCallsStatus', params: ['two'] }
    return widget.getProvider().request(asked)
  })

test('default: a smart account sends two calls as one, bridges in one confirmation through a reload, and is a standard account when asked, with and without storage (S4.13, S5.14, S6.02, S7.22) @blocked', async ({
  page,
  devnet,
  storage,
}) => {
  const email = `tove.${storage}@tern.example`
  const frame = frameOf(page)
  await visit(page, devnet)
  await codeInput(page).fill(await askForCode(page, devnet, email))
  await openWindow(page) // makes the keys by itself, and closes
  await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  const state = await withWidget(page, (widget) => widget.getState())
  expect(state).toMatchObject({
    embedded: { preferredAccountTypes: { eip155: 'smartAccount' }, smartAccountDeployed: false },
  })
  const address = (state.accounts[0] ?? '').split(':')[2] as `0x${string}` // CAIP-10 of eip155
  await devnet.control.fund(address)

  // The page's calls, shown in the card, or in the window if the frame has no storage.
  const sending = sendTwo(page)
  await answer(page, storage, 'Approve', async (asked) => {
    await expect(asked.getByText('either all of them happen, or none')).toBeVisible()
    await expect(asked.getByText('Your account becomes a smart account')).toBeVisible()
    await expect(asked.getByText(new URL(page.url()).host)).toBeVisible()
  })
  expect(await sending).toMatchObject({ id: 'two' })

  // The first transfer: approval and deposit are one question, and one operation.
  const before = await depositCount(devnet, 31337)
  await openBridge(page)
  await chooseToken(frame, { symbol: 'USDC', network: 'Devnet One' })
  await review(frame, '25')
  await devnet.control.setFault('bundler', { mode: 'hang', match: 'eth_getUserOperationReceipt' })
  await confirm(frame, '25')
  await answer(page, storage, 'Approve')
  await expect.poll(() => depositCount(devnet, 31337)).toBe(before + 1)

  // The widget is reloaded before it learned the result.
  await visit(page, devnet)
  await devnet.control.resetFaults()
  await expect
    .poll(() => withWidget(page, (widget) => widget.getState()))
    .toMatchObject({ status: 'connected', accounts: state.accounts })
  // The transfer may have arrived already: the list contains it either way.
  await withWidget(page, (widget) => widget.open({ view: 'Transfers' }))
  await frame.getByRole('button', { name: /25 USDC/ }).click()
  await arrived(frame)
  await expect(frame.getByText('Sent 25 USDC')).toBeVisible()
  expect(await depositCount(devnet, 31337)).toBe(before + 1)
  expect(await statusOfTwo(page)).toMatchObject({ status: 200, atomic: true })

  await withWidget(page, (widget) => widget.close())
  await withWidget(page, (widget) => widget.open())
  await frame.getByRole('button', { name: 'Email, recovery, devices' }).click()
  await frame.getByRole('button', { name: /^Smart account/ }).click()
  await expect(frame.getByRole('button', { name: /^Standard account/ })).toBeVisible()
  await frame.getByRole('button', { name: 'Sign out' }).click()
  await expect(frame.getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
})
