import { expect, frameOf, type Page, visit } from '../e2e/fixtures.ts'
import { ask, request } from '../pages/ask.ts'
import { test } from '../pages/hostTest.ts'
import { connectAndSettle, expectAlive, takePicture } from './picture.ts'
import { connectTurncoat } from './turncoat.ts'

const WALLETS_COUNT = 64

async function openConnect(page: Page): Promise<void> {
  await page.locator('[data-widget-open]').first().click()
  await expect(frameOf(page).getByRole('button', { name: /Devnet Wallet/ })).toBeVisible()
  await expect
    .poll(async () => (await ask(page, 'getState')).value)
    .toMatchObject({ view: 'Connect' })
}

test('behavior: wallets that lie about themselves are left out or cut down (S3.06)', async ({
  page,
  devnet,
}) => {
  const outside: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('tracking.png')) outside.push(sent.url())
  })
  await visit(page, devnet, { path: '/pages/lying-wallets/' })
  await openConnect(page)
  const frame = frameOf(page)
  const names = (await frame.getByRole('button').allTextContents()).map((text) => text.trim())

  // One with our own id of before, or none of a wallet's shape, is not there at all.
  for (const absent of [
    'Ourselves',
    'Impostor',
    'Bad rdns',
    'Bad uuid',
    'No provider',
    'No request',
  ]) {
    expect
      .soft(
        names.filter((name) => name.includes(absent)),
        absent,
      )
      .toEqual([])
  }
  // The others keep their place, without what was wrong.
  for (const present of ['Huge icon', 'Page icon', 'Script icon', 'Remote icon', 'Vector icon']) {
    expect
      .soft(
        names.filter((name) => name.includes(present)),
        present,
      )
      .toHaveLength(1)
  }
  expect(names.filter((name) => name.includes('Devnet Wallet'))).toHaveLength(1)
  await expect(frame.getByText(`${'N'.repeat(39)}…`, { exact: true })).toBeVisible()
  // Markup is text, and an icon is a picture of a kind that runs nothing.
  await expect(frame.getByText('<img src=x onerror', { exact: false })).toBeVisible()
  const sources = await frame
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src))
  for (const source of sources) {
    expect.soft(source.slice(0, 40)).toMatch(/^(data:image\/|http:\/\/widget\.localhost)/)
    expect.soft(source.length).toBeLessThanOrEqual(200_000)
  }
  for (const each of page.frames()) {
    expect.soft(await each.evaluate(() => 'pwned' in window), each.url()).toBe(false)
  }
  expect(outside).toEqual([])
})

test('behavior: a second wallet with the same id does not take the place of the first', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet, { path: '/pages/lying-wallets/' })
  await openConnect(page)
  await page.evaluate(() => Reflect.get(window, 'lies').announce())
  await frameOf(page)
    .getByRole('button', { name: /Devnet Wallet/ })
    .click()
  await expect(frameOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'lies').asked)).toEqual([])
})

test('behavior: a thousand wallets leave room for no more than the limit, and the widget alive', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet, { path: '/pages/lying-wallets/' })
  await openConnect(page)
  const before = await takePicture(page, devnet)
  await page.evaluate(() => Reflect.get(window, 'lies').flood())
  await expectAlive(page)
  expect(
    await frameOf(page)
      .getByRole('button', { name: /^Wallet \d/ })
      .count(),
  ).toBeLessThan(WALLETS_COUNT)
  await expect(frameOf(page).getByRole('button', { name: /Devnet Wallet/ })).toBeVisible()
  expect(await takePicture(page, devnet)).toEqual(before)
})

test('behavior: a wallet that answers twice is heard once', async ({ page, devnet, problems }) => {
  await visit(page, devnet, { path: '/pages/plain/' })
  await page.evaluate(() => {
    Reflect.get(window, 'devnetWallet').lie = { answerTwice: true }
  })
  await connectAndSettle(page)
  const { value: account } = await ask(page, 'getAddress')
  const before = await takePicture(page, devnet)
  expect(await request(page, 'personal_sign', ['0x00', account])).toEqual({
    value: expect.stringMatching(/^0x[0-9a-f]{130}$/),
  })
  expect(await takePicture(page, devnet)).toEqual({
    ...before,
    asked: [...before.asked, 'personal_sign'],
  })
  expect(problems).toEqual([])
})

for (const [what, change, code] of [
  ['account', { accounts: [`0x${'bb'.repeat(20)}`] }, 4100],
  ['list of accounts to none', { accounts: [] }, 4100],
  ['network', { chainId: '0x1' }, 4901],
] as const) {
  test(`error: a wallet that changes its ${what} without a word ends with ${code}, nothing sent (S8.09)`, async ({
    page,
    devnet,
  }) => {
    const account = await connectTurncoat(page, devnet)
    const before = await takePicture(page, devnet)
    await page.evaluate((next) => Object.assign(Reflect.get(window, 'turncoat'), next), change)

    for (const [method, params] of [
      ['eth_sendTransaction', [{ from: account, to: account, value: '0x1' }]],
      ['personal_sign', ['0x00', account]],
    ] as const) {
      expect.soft(await request(page, method, params), method).toMatchObject({ code })
    }
    expect(await takePicture(page, devnet)).toEqual(before)
  })
}

test('error: a transaction hash that is none is not passed on (S5.02)', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet, { path: '/pages/plain/' })
  await connectAndSettle(page)
  const account = String((await ask(page, 'getAddress')).value)
  await page.evaluate(() => {
    Reflect.get(window, 'devnetWallet').lie = {
      results: { eth_sendTransaction: '0x1234<script>' },
    }
  })
  const answer = await request(page, 'eth_sendTransaction', [
    { from: account, to: account, value: '0x1' },
  ])
  expect(answer).toMatchObject({ code: 'WALLET_INVALID_ANSWER' })
})
