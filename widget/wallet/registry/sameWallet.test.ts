import { describe, expect, test } from 'vitest'
import type { PageWallet } from '#protocol'
import type { WalletListing } from '#kernel/walletListing.ts'
import { excludedIds, findOnPage, isSameWallet, rowOnPage, withoutHidden } from './sameWallet.ts'

const onPage = (id: string, rdns: string, more: Partial<PageWallet> = {}): PageWallet => ({
  ...{ id, rdns, name: id, kind: 'announced' },
  ...more,
})
const listed = (id: string, rdns?: string): WalletListing =>
  ({ id, name: id, ...(rdns === undefined ? {} : { rdns }) }) as WalletListing

const metaMask = onPage('meta', 'io.metamask')
const pebble = onPage('pebble', 'dev.pebble')

describe('a listing and a wallet of the page', () => {
  test('default: are one where the rdns is the same, and where it is that of its phone', () => {
    const page = [pebble, metaMask]
    expect(findOnPage(page, listed('1', 'io.metamask'))).toBe(metaMask)
    expect(findOnPage(page, listed('1', 'io.metamask.mobile'))).toBe(metaMask)
    expect(findOnPage(page, listed('1', 'io.metamask.other'))).toBe(undefined)
  })

  test('error: a listing that names none is nobody’s, whatever its name', () => {
    expect(findOnPage([metaMask, onPage('x', '')], listed('meta'))).toBe(undefined)
  })

  test('behavior: the row may be the offer of the same wallet for another namespace', () => {
    const forSolana = onPage('meta-2', 'io.metamask.solana', { name: 'meta', namespace: 'solana' })
    const listing = listed('1', 'io.metamask')
    const all = [metaMask, forSolana, pebble]
    expect(rowOnPage({ rows: [forSolana, pebble], all }, listing)).toBe(forSolana)
    expect(rowOnPage({ rows: all, all }, listing)).toBe(metaMask)
    expect(rowOnPage({ rows: [pebble], all }, listing)).toBe(undefined)
    expect(rowOnPage({ rows: [forSolana], all: [forSolana] }, listing)).toBe(undefined)
  })
})

test('behavior: two listings are one wallet by their id or their rdns, and never by having none', () => {
  expect(isSameWallet(listed('1'), listed('1', 'a.b'))).toBe(true)
  expect(isSameWallet(listed('1', 'io.metamask'), listed('2', 'io.metamask.mobile'))).toBe(true)
  expect(isSameWallet(listed('1'), listed('2'))).toBe(false)
  expect(isSameWallet(listed('1', 'a.b'), listed('2', 'a.c'))).toBe(false)
})

test('behavior: a wallet that is left out by its name on a phone is left out on the page', () => {
  const page = [metaMask, pebble]
  expect(withoutHidden(page, ['io.metamask.mobile'])).toEqual([pebble])
  expect(withoutHidden(page, ['io.metamask', 'dev.pebble'])).toEqual([])
  expect(withoutHidden(page, [])).toEqual(page)
})

test('behavior: of what a site leaves out, the long hashes are the registry’s ids', () => {
  const id = 'c57ca95b47569778a828d19178114f4d'
  const exclude = ['io.metamask', id, id.toUpperCase(), id.slice(1), `${id}g`]
  expect(excludedIds(exclude)).toEqual([id, id.toUpperCase()])
  expect(excludedIds()).toEqual([])
})
