import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createBlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { rememberRecipient } from '#transactions/recipients.ts'
import { sendTrialQuery } from '../../model/trial.ts'
import { usdcAddress } from '../../model/testing/holdings.ts'
import { one } from '#kernel/testing/createTestCore.ts'
import { alice, bob } from '#kernel/testing/fakeWallet.ts'
import { amount, button, chooseUsdc, isBlocked, opened, priced, to } from './testing.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const down = () => Promise.reject(new TypeError('Failed to fetch'))

/** A service that knows the network, and resolves the names that the test sets. */
function namesOf(answer: () => Promise<Response>) {
  return createBlockchainApi({
    ...{ projectId: 'abc', version: '1', url: 'https://api.example' },
    fetch: (input) =>
      new URL(String(input)).pathname === '/v1/supported-chains'
        ? Promise.resolve(Response.json({ http: [one], ws: [] }))
        : answer(),
  })
}

/** An answer that comes when the test says so. */
function hold() {
  const ends: { answer: (one: Response) => void; fail: (error: Error) => void }[] = []
  const promise = new Promise<Response>((answer, fail) => ends.push({ answer, fail }))
  return {
    promise,
    resolve: (one: Response) => ends[0]?.answer(one),
    reject: (error: Error) => ends[0]?.fail(error),
  }
}

const someNames = Response.json({ name: 'otto.eth', addresses: { 60: { address: bob } } })

describe('the service of names, while somebody sends', () => {
  async function named(answer: () => Promise<Response>) {
    const page = await opened({ api: namesOf(answer) })
    await chooseUsdc()
    await userEvent.fill(await amount(), '1')
    await userEvent.fill(await to(), 'otto.eth')
    return page
  }

  async function goesOnWithAnAddress() {
    await userEvent.fill(await to(), bob)
    expect(await button(/^Review 1 USDC to 0x2222…2222$/)).not.toBe(null)
  }

  test('error: it is down: that is told, and an address still works', async () => {
    await named(down)
    expect(await isBlocked('The name could not be looked up')).toBe('true')
    expect(await screen.findByText(/Enter the address instead\.$/)).not.toBe(null)
    expect((await to()).getAttribute('aria-invalid')).toBe('true')
    await goesOnWithAnAddress()
  })

  test('behavior: it is slow: an address need not wait for it, and its late word changes nothing', async () => {
    const held = hold()
    const { core } = await named(() => held.promise.then((one) => one.clone()))
    expect(await button('Checking')).not.toBe(null)
    await goesOnWithAnAddress()
    held.resolve(someNames)
    await expect.poll(() => core.queries.isFetching()).toBe(0)
    expect(await button(/^Review 1 USDC to 0x2222…2222$/)).not.toBe(null)
    await userEvent.fill(await to(), 'otto.eth')
    expect(await button('Review 1 USDC to otto.eth')).not.toBe(null)
  })
})

describe('the network, when a send is confirmed', () => {
  async function confirmed(answer: () => Promise<Response>) {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
    const page = await opened({ asked: { token: usdcAddress, amount: '2.5' } })
    rememberRecipient(page.core, bob)
    // It could still try it for the review.
    const plan = { token: priced, amount: 2_500_000n, from: alice, to: bob }
    page.core.queries.setQueryData(sendTrialQuery(page.core, plan).queryKey, {
      ...{ status: 'tried', given: plan.amount, received: undefined },
      ...{ taken: [], allowed: [], isWorse: false },
    })
    await userEvent.fill(await to(), bob)
    await userEvent.click(await button(/^Review 2.5 USDC/))
    await userEvent.click(await button('Send 2.5 USDC'))
    return page
  }

  test.each(['is down', 'is slow'] as const)(
    'error: it %s: that is told, nothing is asked of the wallet, and it can be tried again',
    async (fault) => {
      const held = hold()
      const isSlow = fault === 'is slow'
      const { core, wallet } = await confirmed(isSlow ? () => held.promise : down)
      if (isSlow) {
        expect(await button('Checking again')).not.toBe(null)
        held.reject(new TypeError('Failed to fetch'))
      }
      expect(await screen.findByText('The network does not answer')).not.toBe(null)
      expect(await isBlocked('Send 2.5 USDC')).not.toBe('true')
      expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
      const { send, transactions } = core.store.getState()
      expect([send.review?.amount, transactions.own]).toEqual([2_500_000n, []])
    },
  )
})

test('error: the network does not say whether a contract is there: told, and asked again', async () => {
  const network = { isDown: true }
  await opened({
    asked: { token: usdcAddress, amount: '2.5' },
    rpc() {
      if (network.isDown) throw new Error('down')
      return '0x'
    },
  })
  await userEvent.fill(await to(), bob)
  const again = await button('Try again')
  network.isDown = false
  await userEvent.click(again)
  expect(await button(/^Review 2.5 USDC/)).not.toBe(null)
})
