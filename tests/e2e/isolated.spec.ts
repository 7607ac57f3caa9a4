import { ask, request } from '../pages/ask.ts'
import {
  connected,
  expect,
  frameOf,
  goToProvider,
  opened,
  test,
  typeCodeOf,
} from './embeddedPage.ts'
import { connectWallet, visit } from './fixtures.ts'

// Without storage the keys need a separate window, which embedded.spec.ts tests.
test.use({ storage: 'partitioned' })

test('behavior: on a page with COOP and COEP a wallet signs, and a login whose window cannot answer takes a code (S5.10)', async ({
  page,
  devnet,
  problems,
}) => {
  await visit(page, devnet, { path: '/pages/isolated/' })
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  await connectWallet(page)
  const account = String((await ask(page, 'getAddress')).value)
  expect(await request(page, 'personal_sign', ['0x00', account])).toEqual({
    value: expect.stringMatching(/^0x[0-9a-f]{130}$/),
  })
  expect(problems).toEqual([])
  await ask(page, 'disconnect')
  await ask(page, 'close')

  // COOP severs the page from its windows: the first one cannot answer, and a link opens another.
  const apart = await goToProvider(page, 'GitHub')
  await apart.close()
  const link = frameOf(page).getByRole('link', { name: 'Open window' })
  const provider = await opened(page, () => link.click())
  await provider.getByRole('button', { name: 'Ada Lovelace' }).click()
  await typeCodeOf(page, provider)
  await connected(page)
})
