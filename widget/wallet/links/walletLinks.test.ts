import { describe, expect, test } from 'vitest'
import type { WalletListing } from '#kernel/walletListing.ts'
import { appLink, isWebLink, pairingLink } from './walletLinks.ts'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=58/7+d'
const encoded = 'wc%3A7f6e%402%3Frelay-protocol%3Dirn%26symKey%3D58%2F7%2Bd'

describe('pairingLink', () => {
  test.each([
    ['trust://', `trust://wc?uri=${encoded}`],
    ['trust:', `trust://wc?uri=${encoded}`],
    ['trust', `trust://wc?uri=${encoded}`],
    ['trust:///', `trust://wc?uri=${encoded}`],
    ['kraken-wallet://app', `kraken-wallet://app/wc?uri=${encoded}`],
    ['kraken-wallet://app/', `kraken-wallet://app/wc?uri=${encoded}`],
    ['https://link.example', `https://link.example/wc?uri=${encoded}`],
    ['https://link.example/', `https://link.example/wc?uri=${encoded}`],
    ['https://link.example/app//', `https://link.example/app/wc?uri=${encoded}`],
    ['https://link.example/app?ref=1', `https://link.example/app/wc?ref=1&uri=${encoded}`],
  ])('default: %s leads to %s (S3.05)', (link, expected) => {
    expect(pairingLink(link, uri)).toBe(expected)
  })

  test('behavior: what a wallet reads out of it is the pairing', () => {
    const link = pairingLink('https://link.example/', uri) ?? ''
    expect(new URL(link).searchParams.get('uri')).toBe(uri)
  })

  test.each([
    'javascript:alert(1)//',
    'JavaScript://x',
    'data:text/html,x',
    'http://link.example',
    'HTTPS:',
    'https://',
    'intent://scan/#Intent;scheme=x;end',
    'file:///etc',
    'a b://',
    '://x',
    '',
  ])('error: %j is no link of an app (S5.11)', (link) => {
    expect(pairingLink(link, uri)).toBe(undefined)
  })
})

describe('appLink', () => {
  const wallet: WalletListing = { id: 'a', name: 'A', chains: [] }
  const both = { ...wallet, mobileLink: 'a://', linkMode: 'https://a.example' }

  test.each([
    ['ios', both, `https://a.example/wc?uri=${encoded}`],
    ['android', both, `a://wc?uri=${encoded}`],
    [undefined, both, `a://wc?uri=${encoded}`],
    ['ios', { ...both, linkMode: 'not a link' }, `a://wc?uri=${encoded}`],
    ['android', { ...both, mobileLink: undefined }, `https://a.example/wc?uri=${encoded}`],
    ['ios', wallet, undefined],
  ] as const)('default: %s', (system, of, expected) => {
    expect(appLink(of, uri, system)).toBe(expected)
  })
})

test('behavior: a page of the web is told from an app', () => {
  expect(isWebLink('https://a.example/x')).toBe(true)
  for (const link of ['a://', 'http://a.example', 'https://', 'https:// a']) {
    expect([link, isWebLink(link)]).toEqual([link, false])
  }
})
