import { afterAll, beforeAll, expect, test } from 'vitest'
import { recoverMessageAddress } from 'viem'
import * as z from 'zod/mini'
import { wireRows } from '#secure/wire'
import { type Site, startSite } from './testing/site.ts'

/** The page is built first. */
const BUILD_MS = 180_000

let site: Site
beforeAll(async () => {
  site = await startSite({
    NETWORKS: JSON.stringify([
      {
        chainId: 31337,
        name: 'Devnet',
        rpcUrl: 'http://127.0.0.1:8545',
        currency: { symbol: 'ETH', decimals: 18 },
        isTest: true,
      },
    ]),
  })
}, BUILD_MS)
afterAll(() => site.stop())

test('behavior: a new user signs in by e-mail, gets keys, and signs a message that was shown (S7.28)', async () => {
  const visit = await site.open()
  await visit.signIn('ada@example.org')
  const asked = await visit.begin('GET_USER', {})
  await visit.frame().getByRole('button', { name: 'Only on this site' }).click()
  const user = z.parse(wireRows.GET_USER.result, await visit.result(asked))
  expect(user).toMatchObject({ email: 'ada@example.org', canSign: true, recovery: null })

  // The widget claims another site, but the browser knows the real one.
  const claimed = { name: 'My Bank', url: 'https://bank.example' }
  await visit.ask('SYNC_DAPP_DATA', { metadata: claimed })
  const id = await visit.begin('RPC_REQUEST', {
    method: 'personal_sign',
    params: ['0x48656c6c6f2c206272696467652e', user.address],
  })
  const frame = visit.frame()
  await frame.getByText('Hello, bridge.').waitFor()
  await frame.getByText(new URL(site.siteOrigin).host).waitFor()
  expect(await frame.getByText(/bank/i).count()).toBe(0)
  // Anything over the frame, however faint, keeps Confirm from working.
  const armed = frame.locator('button:not([aria-disabled])', { hasText: 'Sign' })
  await armed.waitFor()
  const cover = await visit.page.addStyleTag({ content: 'iframe{opacity:.98}' })
  await frame.getByText('Part of this page is hidden').waitFor()
  expect(await armed.count()).toBe(0)
  await cover.evaluate((style) => style.parentNode?.removeChild(style))
  await armed.hover()
  await frame.locator('button[data-rested]', { hasText: 'Sign' }).waitFor()
  await armed.click()
  const signature = z.parse(z.templateLiteral(['0x', z.string()]), await visit.result(id))
  expect(await recoverMessageAddress({ message: 'Hello, bridge.', signature })).toBe(user.address)
  for (const [method, code] of [
    ['eth_sign', 'RPC_NOT_ALLOWED'],
    ['personal_sign', 'BAD_MESSAGE'],
  ]) {
    const answer = visit.ask('RPC_REQUEST', { method, params: [] })
    await expect(answer).rejects.toMatchObject({ code })
  }
  await visit.close()
})
