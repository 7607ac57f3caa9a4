import { describe, expect, test } from 'vitest'
import { appLink, webLink } from './cleanLink.ts'
import { parseListing } from './listing.ts'

const listing = { id: 'ab12', name: 'Pebble' }

describe('parseListing', () => {
  test('default: reads the fields of the service (S3.05, S7.24)', () => {
    expect(
      parseListing({
        ...listing,
        badge_type: 'certified',
        chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
        homepage: 'https://pebble.example',
        image_id: '0b41-11',
        order: 10,
        link_mode: 'https://pebble.example/link',
        mobile_link: 'pebble://',
        desktop_link: 'pebble-desktop://',
        webapp_link: 'https://pebble.example/app',
        app_store: 'https://apps.example/pebble',
        play_store: 'https://play.example/pebble',
        chrome_store: 'https://chrome.example/pebble',
        rdns: 'example.pebble',
        injected: null,
      }),
    ).toEqual({
      id: 'ab12',
      name: 'Pebble',
      badge: 'certified',
      chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
      homepage: 'https://pebble.example',
      imageId: '0b41-11',
      linkMode: 'https://pebble.example/link',
      mobileLink: 'pebble://',
      desktopLink: 'pebble-desktop://',
      webappLink: 'https://pebble.example/app',
      appStore: 'https://apps.example/pebble',
      playStore: 'https://play.example/pebble',
      chromeStore: 'https://chrome.example/pebble',
      rdns: 'example.pebble',
    })
  })

  test('behavior: a field that is wrong is as if it were not there', () => {
    const parsed = parseListing({
      ...listing,
      badge_type: 'golden',
      chains: ['eip155:1', 7, 'nonsense', `eip155:${'1'.repeat(90)}`],
      image_id: '../../projects',
      homepage: 'http://pebble.example',
      mobile_link: 'javascript://%0Aalert(1)',
      desktop_link: null,
      webapp_link: 'vbscript:x',
      rdns: 'a b',
    })
    expect(parsed).toEqual({ ...listing, chains: ['eip155:1'] })
  })

  test.each([null, 'wallet', {}, { id: 'a' }, { name: 'A' }, { id: 'a/../b', name: 'A' }])(
    'error: %j is no wallet',
    (value) => {
      expect(parseListing(value)).toBe(undefined)
    },
  )

  test('error: a name of nothing that can be seen is no wallet', () => {
    expect(parseListing({ id: 'a', name: '\u202E\u200B\u0007' })).toBe(undefined)
  })
})

describe('links', () => {
  test.each(['pebble://', 'pebble://wc', 'https://pebble.example/x?y=1', 'ledger-live://open'])(
    'default: %s opens an app',
    (link) => {
      expect(appLink(link)).toBe(link)
    },
  )

  test.each([
    'javascript:alert(1)',
    'JavaScript://%0aalert(1)',
    'data:text/html,x',
    'vbscript://x',
    'file:///etc/passwd',
    'blob:https://a.example/b',
    'intent://x#Intent;end',
    'http://pebble.example',
    'pebble',
    'pebble://a b',
    'pebble://<script>',
    `pebble://${'a'.repeat(2_000)}`,
    '',
  ])('error: %s opens nothing', (link) => {
    expect([appLink(link), webLink(link)]).toEqual([undefined, undefined])
  })
})
