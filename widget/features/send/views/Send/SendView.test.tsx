import { cleanup, screen } from '@testing-library/react'
import { encodeErrorResult, parseAbi } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { onWalletEvent } from '#wallet/connect/walletEvent.ts'
import { identityQuery, nameQuery, namesQuery } from '#wallet/names/queries.ts'
import { rememberRecipient } from '#transactions/recipients.ts'
import { ether, usdcAddress } from '../../model/testing/holdings.ts'
import { sendTrialQuery } from '../../model/trial.ts'
import { one } from '#kernel/testing/createTestCore.ts'
import { alice, bob } from '#kernel/testing/fakeWallet.ts'
import { saveTransaction } from '#transactions/store.ts'
import { ownTransaction } from '#transactions/testing/ownTransaction.ts'
import type { Reviewed } from '#transactions/trial/reviewed.ts'
import { amount, button, chooseUsdc, isBlocked, opened, priced, to } from './testing.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('Send', () => {
  test('default: the button says which of token, amount and address is missing (S2.05, S5.04)', {
    timeout: 40_000,
  }, async () => {
    const { core } = await opened()
    expect(await isBlocked('Select a token')).not.toBe('true')
    await chooseUsdc()
    expect(await isBlocked('Enter an amount')).not.toBe('true')
    expect(await screen.findByText('Balance 1,204.118')).not.toBe(null)
    await userEvent.fill(await amount(), '120')
    expect(await screen.findByText('$120.00')).not.toBe(null)
    expect(await isBlocked('Add an address')).not.toBe('true')
    await userEvent.fill(await to(), 'hello')
    expect(await isBlocked('Invalid address')).toBe('true')
    await userEvent.fill(await to(), bob)
    expect(await screen.findByText(/You have not sent to this address before/)).not.toBe(null)
    await userEvent.click(await button(/^Review 120 USDC to 0x2222…2222$/))
    expect(await screen.findByRole('heading', { name: 'Review' })).not.toBe(null)
    expect(core.store.getState().send.review).toMatchObject({ amount: 120_000_000n, to: bob })
  })

  test('behavior: L11 the button opens what is missing: the list, then the fields', async () => {
    await opened()
    await userEvent.click(await button('Select a token'))
    await userEvent.click(await button(/^USDC/))
    ;(await button('Enter an amount')).focus()
    await userEvent.keyboard('{Enter}120')
    expect(await amount()).toHaveProperty('value', '120')
    await userEvent.click(await button('Add an address'))
    expect(document.activeElement).toBe(await to())
  })

  test('error: 5000 USDC: Not enough USDC', async () => {
    await opened()
    await chooseUsdc()
    await userEvent.fill(await amount(), '5000')
    expect(await isBlocked('Not enough USDC')).toBe('true')
    expect(await screen.findByText('That is 3,795.882 USDC more than you have.')).not.toBe(null)
    expect((await amount()).getAttribute('aria-invalid')).toBe('true')
  })

  test('error: to one’s own address: This is your own address (S5.09)', async () => {
    await opened()
    await chooseUsdc()
    await userEvent.fill(await amount(), '1')
    await userEvent.fill(await to(), alice)
    expect(await isBlocked('This is your own address')).toBe('true')
  })

  test('behavior: in dollars: what is sent is cut, always seen, and never more than there is', async () => {
    const { core } = await opened()
    const sent = () => core.store.getState().send.form.amount
    await userEvent.click(await button('Amount: select a token'))
    await userEvent.click(await button(/^ETH/))
    await userEvent.click(await button(/Switch to USD/))
    const dollars = await screen.findByRole('textbox', { name: 'Amount in dollars' })
    await userEvent.fill(dollars, '$1.000,5')
    expect([sent(), dollars.getAttribute('value')]).toEqual(['', ''])
    await userEvent.fill(dollars, '100')
    expect(await screen.findByText('0.033333333333333333 ETH')).not.toBe(null)
    expect(sent()).toBe('0.033333333333333333')
    await userEvent.fill(dollars, '3000.01')
    expect(await isBlocked('Not enough ETH')).toBe('true')
    await userEvent.click(await button('Use the whole balance'))
    expect([sent(), dollars.getAttribute('value')]).toEqual(['0.998', '$2994'])
    await userEvent.click(await button(/Switch to ETH/))
    expect((await amount()).getAttribute('value')).toBe('0.998')
  })

  test('error: where the browser refuses to read what was copied, nothing changes', async () => {
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValueOnce(new Error('No'))
    await opened()
    await userEvent.click(await button('Paste'))
    expect((await to()).getAttribute('value')).toBe('')
  })

  test('behavior: an address is pasted', async () => {
    vi.spyOn(navigator.clipboard, 'readText').mockResolvedValueOnce(` ${bob}\n`)
    await opened()
    await userEvent.click(await button('Paste'))
    await expect.poll(async () => (await to()).getAttribute('value')).toBe(bob)
    expect(screen.queryByRole('button', { name: 'Paste' })).toBe(null)
  })

  test('behavior: name and picture of the receiver stay through the review (S3.09)', async () => {
    const { core } = await opened()
    const { queries } = core
    const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
    queries.setQueryData(namesQuery(core, one).queryKey, true)
    queries.setQueryData(identityQuery(core, bob).queryKey, { name: 'otto.eth', image })
    const isSeen = () => document.querySelectorAll(`img[src="${image}"]`).length
    await chooseUsdc()
    await userEvent.fill(await amount(), '1')
    await userEvent.fill(await to(), bob)
    expect(await screen.findByText('otto.eth')).not.toBe(null)
    expect(isSeen()).toBe(1)
    // By its address, not by a name that it gives itself.
    await userEvent.click(await button(/^Review 1 USDC to 0x2222…2222$/))
    await screen.findByRole('heading', { name: 'Review' })
    expect(screen.getByText('otto.eth')).not.toBe(null)
    expect(isSeen()).toBe(1)
  })

  test('behavior: who was sent something before is no news', async () => {
    const { core } = await opened()
    rememberRecipient(core, bob)
    await chooseUsdc()
    await userEvent.fill(await amount(), '1')
    await userEvent.fill(await to(), bob)
    expect(await button(/^Review 1 USDC/)).not.toBe(null)
    expect(screen.queryByText(/You have not sent to this address before/)).toBe(null)
  })

  test('behavior: a name shows the whole address, and what it does not have', async () => {
    const { core } = await opened()
    const { queries } = core
    queries.setQueryData(namesQuery(core, one).queryKey, true)
    const found = { name: 'otto.eth', address: bob, isOfNetwork: false }
    queries.setQueryData(nameQuery(core, 'otto.eth', { caipChainId: one }).queryKey, found)
    queries.setQueryData(nameQuery(core, 'nobody.eth', { caipChainId: one }).queryKey, null)
    await chooseUsdc()
    await userEvent.fill(await amount(), '1')
    await userEvent.fill(await to(), 'nobody.eth')
    expect(await isBlocked('No address for this name')).toBe('true')
    await userEvent.fill(await to(), 'otto.eth')
    expect(await button('Review 1 USDC to otto.eth')).not.toBe(null)
    expect(
      screen.getByText((_, node) => node?.tagName === 'P' && node.textContent === bob),
    ).not.toBe(null)
    expect(screen.getByText(/has no address of its own for Chain 31337/)).not.toBe(null)
  })

  test('behavior: what the page asked for is filled in, and said to be its own', async () => {
    await opened({ asked: { token: usdcAddress, amount: '2.5', recipient: bob } })
    expect(await screen.findByText('Set by shop.example')).not.toBe(null)
    expect(await button(/^Review 2.5 USDC/)).not.toBe(null)
  })

  test('behavior: one that is under way can be looked at', async () => {
    const { core } = await opened()
    saveTransaction(core, ownTransaction(1))
    await userEvent.click(await button('See'))
    expect(await screen.findByRole('heading', { name: 'On its way' })).not.toBe(null)
  })
})

describe('SendToken', () => {
  test('default: what the account has, narrowed by words', async () => {
    await opened({ holdings: [ether(0n), priced] })
    await userEvent.click(await button(/^Amount: USDC/))
    expect(screen.queryByRole('button', { name: /^ETH/ })).toBe(null)
    expect(await button(/^USDC.*1,204.118.*\$1,204.11$/)).not.toBe(null)
    await userEvent.fill(await screen.findByRole('searchbox'), 'weth')
    expect(await screen.findByText('No tokens found')).not.toBe(null)
  })
})

describe('SendReview', () => {
  const sent = 2_500_000n
  const plan = { token: priced, amount: sent, from: alice, to: bob }
  const honest: Reviewed = {
    status: 'tried',
    given: sent,
    received: undefined,
    taken: [],
    allowed: [],
    isWorse: false,
  }

  /** `tried`: what a trial of it said a moment ago; the network of these tests can try nothing. */
  async function reviewed(remembered: boolean, tried: Reviewed = honest) {
    const { core, wallet } = await opened({
      asked: { token: usdcAddress, amount: '2.5' },
    })
    if (tried.status === 'tried') {
      core.queries.setQueryData(sendTrialQuery(core, plan).queryKey, tried)
    }
    if (remembered) rememberRecipient(core, bob)
    await userEvent.fill(await to(), bob)
    await userEvent.click(await button(/^Review 2.5 USDC/))
    await screen.findByRole('heading', { name: 'Review' })
    return { core, wallet }
  }

  test('default: the whole address, the call, the fee and the total', async () => {
    await reviewed(true)
    expect(await isBlocked('Send 2.5 USDC')).not.toBe('true')
    expect(screen.getByText('transfer on USDC')).not.toBe(null)
    expect(screen.getByText('$3.00')).not.toBe(null)
    expect(screen.getByText('$5.50')).not.toBe(null)
    for (const address of [bob, usdcAddress]) {
      const isWhole = (_: string, node: Element | null) =>
        node?.tagName === 'P' && node.textContent === address
      expect(screen.getByText(isWhole)).not.toBe(null)
    }
  })

  test('behavior: L12 a first time is confirmed by the person before the wallet is asked', async () => {
    const { core } = await reviewed(false)
    expect(screen.queryByRole('button', { name: 'Send 2.5 USDC' })).toBe(null)
    await userEvent.click(await button('Tick the box to send'))
    expect(core.store.getState().send.isChecking).toBe(false)
    const box = await screen.findByRole('checkbox')
    expect(document.activeElement).toBe(box)
    await userEvent.click(box)
    await expect.poll(() => isBlocked('Send 2.5 USDC')).not.toBe('true')
  })

  test('behavior: untried needs an acknowledgement', async () => {
    const { core } = await reviewed(true, { status: 'untried' })
    expect(await screen.findByText('This could not be simulated')).not.toBe(null)
    expect(screen.queryByRole('button', { name: 'Send 2.5 USDC' })).toBe(null)
    await userEvent.click(await button('Tick the box to send'))
    expect(core.store.getState().send.isChecking).toBe(false)
    const name = 'I accept that this was not simulated'
    await userEvent.click(await screen.findByRole('checkbox', { name }))
    await expect.poll(() => isBlocked('Send 2.5 USDC')).not.toBe('true')
  })

  test('attack: what leaves and arrives is drawn by the trial where that is worse', async () => {
    const token = '0x7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e'
    await reviewed(true, {
      status: 'tried',
      given: 2_600_000n,
      received: 2_475_000n,
      isWorse: true,
      taken: [{ token, id: undefined, amount: 5n }],
      allowed: [{ token, spender: bob, amount: null, id: null, until: null }],
    })
    expect(await screen.findByText('This is worse than what you entered')).not.toBe(null)
    expect(screen.getByText('2.6 USDC')).not.toBe(null)
    const line = (name: string) => screen.getByText(name).parentElement?.textContent
    expect(line('They receive')).toContain('2.475 USDC')
    expect(line('Also leaves')).toContain('5 × (0x7e7e…7e7e)')
    expect(line('May be taken later')).toContain('unlimited (0x7e7e…7e7e) → 0x2222…2222')
    // The wallet is still asked for the amount entered.
    expect(await isBlocked('Send 2.5 USDC')).not.toBe('true')
  })

  test('error: one that would be undone is not confirmed, and says why', async () => {
    const abi = parseAbi(['error Error(string reason)'])
    const data = encodeErrorResult({ abi, errorName: 'Error', args: ['no transfers today'] })
    const done = { status: '0x1', returnData: '0x' }
    const undone = { status: '0x0', returnData: data }
    const { core } = await opened({
      asked: { token: usdcAddress, amount: '2.5' },
      rpc: ({ method }) => (method === 'eth_simulateV1' ? [{ calls: [done, undone, done] }] : '0x'),
    })
    rememberRecipient(core, bob)
    await userEvent.fill(await to(), bob)
    await userEvent.click(await button(/^Review 2.5 USDC/))
    expect(await screen.findByText('It would fail')).not.toBe(null)
    expect(await screen.findByText(/no transfers today/)).not.toBe(null)
    expect(screen.queryByRole('button', { name: 'Send 2.5 USDC' })).toBe(null)
    expect(await button('Try again')).not.toBe(null)
  })

  test('error: another account was chosen in the wallet meanwhile', async () => {
    const { core, wallet } = await reviewed(true)
    onWalletEvent(core, wallet.id, { type: 'accountsChanged', accounts: [bob] })
    expect(await screen.findByText('Nothing to review')).not.toBe(null)
    expect(screen.queryByRole('button', { name: 'Send 2.5 USDC' })).toBe(null)
  })
})

describe('SendProgress', () => {
  test('behavior: confirmed: 0.1 ETH sent', async () => {
    const { core } = await opened()
    saveTransaction(core, ownTransaction(1))
    await userEvent.click(await button('See'))
    saveTransaction(core, ownTransaction(1, 'confirmed'))
    expect(await screen.findByRole('heading', { name: '0.1 ETH sent' })).not.toBe(null)
  })
})
