import { expect, test } from 'vitest'
import type { PageWallet } from '#protocol'
import { shownWallets } from './shownWallets.ts'

test.each([
  ['Pebble', 'Pebble'],
  ['\u202EPeb\u200Bble', 'Pebble'],
  ['Кошелёк', 'Кошелёк'],
  ['\u200B\u3164', 'io.pebble'],
])('behavior: a wallet that announces itself as %j is shown as %j', (name, shown) => {
  const wallet: PageWallet = { id: 'one', rdns: 'io.pebble', name, kind: 'announced' }
  expect(shownWallets([wallet])).toEqual([{ ...wallet, name: shown }])
})

test('error: what announces itself as the widget is no wallet', () => {
  const wallet: PageWallet = {
    id: 'two',
    rdns: 'dev.causeway.widget',
    name: 'Ourselves',
    kind: 'announced',
  }
  expect(shownWallets([wallet])).toEqual([])
})
