import { describe, expect, test } from 'vitest'
import type { HistoryEntry } from '../../activity/history.ts'
import type { Network } from '#kernel/networks/network.ts'
import { networks } from '#kernel/networks/slice.ts'
import { loadMessages } from '#ui/i18n/messages.ts'
import { amountOf, groupTitle, lineOf, titleOf } from './activityLines.ts'

test('default: what moved has three decimals, and all of them on request (S9.06)', () => {
  const tern = { kind: 'token', symbol: 'TERN', name: 'Tern', iconUrl: undefined } as const
  const received = { ...tern, direction: 'in', quantity: '1.123999', value: undefined } as const
  expect(amountOf(received, 'en')).toEqual({ value: '+1.123 TERN', exact: '+1.123999 TERN' })
})

describe('groupTitle: today and yesterday in the words of the language, then months (L8)', () => {
  const now = new Date(2026, 7, 20, 12).getTime()
  const at = new Date(2025, 11, 5).getTime()

  test.each([
    ['en', 'Today', 'Yesterday', 'December 2025'],
    ['de', 'Heute', 'Gestern', 'Dezember 2025'],
    ['ja', '今日', '昨日', '2025年12月'],
  ])('%s', (locale, today, yesterday, month) => {
    expect(groupTitle({ at: now, span: 'today' }, now, locale)).toBe(today)
    expect(groupTitle({ at: now, span: 'yesterday' }, now, locale)).toBe(yesterday)
    expect(groupTitle({ at, span: 'month' }, now, locale)).toBe(month)
  })
})

const to = '0x5fbd000000000000000000000000000000000aa3'
const call: HistoryEntry = {
  id: 'a',
  operation: 'send',
  hash: '0x1',
  caipChainId: 'eip155:1',
  from: undefined,
  to,
  minedAt: new Date(2026, 7, 3, 14, 5).getTime(),
  status: 'confirmed',
  nonce: undefined,
  transfers: [],
}

test('lineOf: a call that moved nothing is a contract call, with its time of day (L8)', async () => {
  const messages = await loadMessages('en', ['account'])
  const network = {
    caipChainId: 'eip155:1',
    namespace: 'eip155',
    chainId: 1,
    name: 'One',
    kind: 'mainnet',
  } as unknown as Network
  const line = (locale: string, isDated: boolean) =>
    lineOf(
      { kind: 'entry', id: 'a', at: call.minedAt, entry: call },
      { locale, messages, network, networks, isDated, iconOf: () => undefined },
    )
  expect(line('en', false).title).toBe('Contract call')
  expect(line('en', false).note).toMatch(/^2:05\sPM · To 0x5fbd/u)
  expect(line('en', true).note).toMatch(/^Aug 3, 2:05\sPM · To 0x5fbd/u)
  expect(line('de', false).note).toMatch(/^14:05 · /u)
  expect(titleOf({ ...call, status: 'failed' }, messages)).toBe('Send failed')
})
