import { describe, expect, test } from 'vitest'
import type { WidgetOptions } from '#protocol'
import { connect } from '#wallet/connect/connect.ts'
import { legalOf } from '#wallet/connections/legal.ts'
import { preferredAccountType } from '#wallet/embedded/preferred.ts'
import { wantedLogins } from '#wallet/embedded/slice.ts'
import { chooseView } from '../modal/chooseView.ts'
import { open } from '../modal/open.ts'
import { offersSessions } from './offersSessions.ts'
import { createTestCore } from '../testing/createTestCore.ts'
import { createFakeRegistry } from '../testing/fakeRegistry.ts'
import { createFakeWallet } from '../testing/fakeWallet.ts'

async function start(widgetOptions: WidgetOptions = {}) {
  const wallet = createFakeWallet()
  const core = createTestCore({
    wallets: [wallet],
    walletRegistry: createFakeRegistry(1),
    widgetOptions,
  })
  await connect(core, { connectorId: wallet.id })
  return core
}
const views = ['Swap', 'Buy', 'Receive', 'Send'] as const

describe('where the site says nothing of it', () => {
  test('default: swaps, onramp, receive and send are on (S9.11)', async () => {
    const core = await start()
    expect(views.map((view) => chooseView(core, { view }).name)).toEqual(views)
    const features = { swaps: false, onramp: false, receive: false, send: false }
    const off = await start({ features })
    expect(views.map((view) => chooseView(off, { view }).name)).toEqual(views.map(() => 'Account'))
  })

  test('default: e-mail and all socials are on, in their order (S9.11)', async () => {
    expect(wantedLogins((await start()).store.getState())).toEqual({
      email: true,
      socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
    })
  })

  test('default: the box, permissions of sites and payments are off (S9.11)', async () => {
    const core = await start({ legal: { termsUrl: 'https://shop.example/terms' } })
    expect(legalOf(core.store.getState())?.required).toBe(false)
    expect(offersSessions(core.store.getState())).toBe(false)
    await expect(open(core, { view: 'Pay', arguments: {} })).rejects.toMatchObject({
      code: 'PAY_OFF',
    })
  })

  test('behavior: the kind of account is the person’s, else the option’s, else a smart one (S6.02, S9.10)', async () => {
    expect(preferredAccountType(await start())).toBe('smartAccount')
    const plain = await start({ defaultAccountTypes: { eip155: 'eoa' } })
    expect(preferredAccountType(plain)).toBe('eoa')
    plain.store.setState(({ embeddedWallet }) => ({
      embeddedWallet: { ...embeddedWallet, preferredAccountTypes: { eip155: 'smartAccount' } },
    }))
    expect(preferredAccountType(plain)).toBe('smartAccount')
  })
})
