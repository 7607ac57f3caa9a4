import { arrived, chooseToken, confirm, openBridge, review } from '../e2e/bridgePage.ts'
import { type Devnet, expect, frameOf, type Page, visit } from '../e2e/fixtures.ts'
import { ask } from '../pages/ask.ts'
import { test } from '../pages/hostTest.ts'
import { connectAndSettle } from './picture.ts'
import { connectTurncoat } from './turncoat.ts'

const THIEF = '0x00000000000000000000000000000000DeaDBeef'
const ALTERED = 'What was sent is not what you confirmed'

async function reviewHalfEther(page: Page) {
  const frame = await openBridge(page)
  await chooseToken(frame, { symbol: 'ETH', network: 'Devnet One' })
  await review(frame, '0.5')
  return frame
}

async function connectThere(page: Page, devnet: Devnet): Promise<void> {
  await visit(page, devnet, { path: '/pages/plain/' })
  await connectAndSettle(page)
}

/** The view that names both values; no way on but out, and the transfer is not followed. */
async function expectAltered(page: Page, values: { confirmed: string; sent: string }) {
  const frame = frameOf(page)
  await expect(frame.getByText(ALTERED)).toBeVisible({ timeout: 20_000 })
  const confirmed = frame.locator('dt', { hasText: 'You confirmed' }).locator('+ dd')
  const sent = frame.locator('dt', { hasText: 'What was sent' }).locator('+ dd')
  const shown = async (of: typeof sent) => (await of.textContent())?.toLowerCase() ?? ''
  expect(await shown(confirmed)).toContain(values.confirmed.toLowerCase())
  expect(await shown(sent)).toContain(values.sent.toLowerCase())
  await expect(frame.getByText(/^Arrived on/)).toHaveCount(0)
  await expect(frame.getByRole('button', { name: /again|retry/i })).toHaveCount(0)
}

function transactionsAsked(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    Reflect.get(window, 'devnetWallet').requests.filter(
      ({ method }: { method: string }) => method === 'eth_sendTransaction',
    ),
  )
}

function poolOf(devnet: Devnet): string {
  const chain = devnet.chains.find(({ chainId }) => chainId === 31337)
  if (chain === undefined) throw new Error('Devnet One is not there')
  return chain.contracts.spokePool
}

test('default: an honest wallet arrives', async ({ page, devnet }) => {
  await connectThere(page, devnet)
  const frame = await reviewHalfEther(page)
  await confirm(frame, '0.5')
  await arrived(frame)
  await expect(frame.getByText(ALTERED)).toHaveCount(0)
})

test('error: a wallet that sends to another address is shown with both (S5.02)', async ({
  page,
  devnet,
}) => {
  await connectThere(page, devnet)
  const frame = await reviewHalfEther(page)
  await page.evaluate((to) => {
    Reflect.get(window, 'devnetWallet').lie = { transaction: { to } }
  }, THIEF)
  await confirm(frame, '0.5')
  await expectAltered(page, { confirmed: poolOf(devnet), sent: THIEF })
  expect(await transactionsAsked(page)).toHaveLength(1)
})

test('error: a wallet that puts another recipient into the deposit is shown with both (S5.02)', async ({
  page,
  devnet,
}) => {
  await connectThere(page, devnet)
  const account = String((await ask(page, 'getAddress')).value)
  const frame = await reviewHalfEther(page)
  await page.evaluate(
    ([own, thief]) => {
      const wallet = Reflect.get(window, 'devnetWallet')
      const transaction = {
        /** The deposit as it was asked for, with the second account in it, the recipient, replaced. */
        get data() {
          const asked: string = wallet.requests.at(-1).params[0].data.toLowerCase()
          const first = asked.indexOf(own)
          const second = asked.indexOf(own, first + 1)
          return asked.slice(0, second) + thief + asked.slice(second + thief.length)
        },
      }
      wallet.lie = { transaction }
    },
    [account.slice(2).toLowerCase(), THIEF.slice(2).toLowerCase()] as const,
  )
  await confirm(frame, '0.5')
  await expectAltered(page, { confirmed: account.slice(2), sent: THIEF.slice(2) })
  expect(await transactionsAsked(page)).toHaveLength(1)
})

test('error: a wallet that sends from another account after the check is shown with both (S5.02)', async ({
  page,
  devnet,
}) => {
  const account = await connectTurncoat(page, devnet)
  const frame = await reviewHalfEther(page)
  const { accounts } = await devnet.control.getState()
  const other = accounts.find((each) => each.toLowerCase() !== account.toLowerCase()) ?? THIEF
  await page.evaluate(
    ([own, next]) => {
      Object.assign(Reflect.get(window, 'turncoat'), { accounts: [own], from: next })
      Reflect.get(window, 'devnetWallet').switchAccount(1)
    },
    [account, other] as const,
  )
  await confirm(frame, '0.5')
  await expectAltered(page, { confirmed: account, sent: other })
})

test('error: a wallet that moves to another account between check and send refuses, nothing sent (S8.09)', async ({
  page,
  devnet,
}) => {
  const from = await connectTurncoat(page, devnet)
  await page.evaluate((own) => {
    Reflect.get(window, 'turncoat').accounts = [own]
    Reflect.get(window, 'devnetWallet').switchAccount(1)
  }, from)
  const { value: before } = await ask(page, 'getState')
  const count = () =>
    ask(page, 'request', [{ method: 'eth_getTransactionCount', params: [from, 'latest'] }])
  const sentBefore = await count()
  const params = [{ from, to: from, value: '0x1' }]
  expect(await ask(page, 'request', [{ method: 'eth_sendTransaction', params }])).toMatchObject({
    code: 4100,
  })
  expect(await count()).toEqual(sentBefore)
  expect((await ask(page, 'getState')).value).toEqual(before)
})
