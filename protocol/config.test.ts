import { describe, expect, test } from 'vitest'
import { bridgeOptions, issuePath, liveOptions, openOptions, widgetOptions } from '#protocol'

const address = `0x${'1'.repeat(40)}`

describe('widgetOptions', () => {
  test.each([
    {},
    { mode: 'modal', projectId: 'abc-1', networks: ['eip155:1'], zIndex: 999 },
    { mode: 'inline', target: '#here', themeMode: 'auto', language: 'pt-BR' },
    { frameUrl: 'http://widget.localhost:3000/embed/', preload: 'none', reconnect: false },
    { metadata: { name: 'Shop', url: 'https://shop.test', icons: ['https://shop.test/i.png'] } },
    { themeVariables: { '--causeway-accent': '#0d5c70', '--causeway-radius-master': '4px' } },
    { wallets: { page: false, exclude: ['io.metamask'] }, features: { bridge: false } },
    { wallets: { featured: ['ab12'], include: ['ab12'] }, features: { allWallets: 'only-mobile' } },
    { wallets: { custom: [{ id: 'own', name: 'Own', mobileLink: 'own://', rdns: 'test.own' }] } },
    { bridge: { origin: { caipChainId: 'eip155:1', token: 'native' }, lock: ['origin'] } },
  ])('default: %j is taken as it is', (options) => {
    expect(widgetOptions.safeParse(options)).toEqual({ success: true, data: options })
  })

  test.each([
    [null, ''],
    [[], ''],
    [{ colour: 'red' }, ''],
    [{ mode: 'popup' }, 'mode'],
    [{ projectId: 'a b' }, 'projectId'],
    [{ networks: [] }, 'networks'],
    [{ networks: ['1'] }, 'networks.0'],
    [{ defaultNetwork: 1 }, 'defaultNetwork'],
    [{ zIndex: -1 }, 'zIndex'],
    [{ zIndex: Number.NaN }, 'zIndex'],
    [{ zIndex: 2_147_483_648 }, 'zIndex'],
    [{ frameUrl: 'javascript:alert(1)' }, 'frameUrl'],
    [{ language: 'english please' }, 'language'],
    [{ themeMode: 'sepia' }, 'themeMode'],
    [
      { themeVariables: { '--causeway-accent': 'url(//evil.test)' } },
      'themeVariables.--causeway-accent',
    ],
    [
      { themeVariables: { '--causeway-font-family': 'a;b' } },
      'themeVariables.--causeway-font-family',
    ],
    [{ themeVariables: { '--other': '1px' } }, 'themeVariables'],
    [{ metadata: { icons: ['data:image/svg+xml,<svg/>'] } }, 'metadata.icons.0'],
    [{ wallets: { exclude: Array(51).fill('a') } }, 'wallets.exclude'],
    [{ wallets: { featured: ['a/b'] } }, 'wallets.featured.0'],
    [
      { wallets: { custom: [{ id: 'a', name: 'A', homepage: 'http://a.test' }] } },
      'wallets.custom.0.homepage',
    ],
    [
      { wallets: { custom: [{ id: 'a', name: 'A', desktopLink: 'data://x' }] } },
      'wallets.custom.0.desktopLink',
    ],
    [{ wallets: { custom: Array(21).fill({ id: 'a', name: 'A' }) } }, 'wallets.custom'],
    [{ features: { allWallets: true } }, 'features.allWallets'],
    [{ target: '' }, 'target'],
  ])('error: %j is refused at %s', (options, path) => {
    const parsed = widgetOptions.safeParse(options)
    expect(parsed.success).toBe(false)
    expect(parsed.error?.issues[0]?.path.join('.')).toBe(path)
    expect(parsed.error && issuePath(parsed.error)).not.toBe('')
  })
})

describe('defaultAccountTypes', () => {
  test.each([
    { eip155: 'eoa', solana: 'eoa', polkadot: 'eoa', bip122: 'payment' },
    { eip155: 'smartAccount' },
  ])('default: %j is taken as it is (S6.02)', (defaultAccountTypes) => {
    const options = { defaultAccountTypes }
    expect(widgetOptions.safeParse(options)).toEqual({ success: true, data: options })
  })

  test.each([
    [{ bip122: 'ordinal' }, '.bip122'],
    [{ bip122: 'eoa' }, '.bip122'],
    [{ solana: 'smartAccount' }, '.solana'],
    [{ polkadot: 'smartAccount' }, '.polkadot'],
    [{ near: 'eoa' }, ''],
  ])('error: %j is refused, since only eip155 has a choice (S6.02)', (types, path) => {
    const parsed = widgetOptions.safeParse({ defaultAccountTypes: types })
    expect(parsed.error?.issues[0]?.path.join('.')).toBe(`defaultAccountTypes${path}`)
  })
})

describe('bridgeOptions', () => {
  test.each(['1', '0.5', '12.500000', '9'.repeat(60)])('default: amount %s', (amount) => {
    expect(bridgeOptions.safeParse({ amount }).success).toBe(true)
  })
  test.each(['', '-1', '1e30', '1.', '.5', ' 1', '1,5', '0x1', '9'.repeat(61)])(
    'error: amount %j',
    (amount) => {
      expect(bridgeOptions.safeParse({ amount }).success).toBe(false)
    },
  )
  test.each(['0xdead', '0xBEEF'])('default: integrator id %s (S5.12)', (integratorId) => {
    expect(bridgeOptions.safeParse({ integratorId }).success).toBe(true)
  })
  test.each(['dead', '0xdea', '0xdeadd', '0xzzzz'])(
    'error: integrator id %s is "Invalid integrator ID" (S5.12)',
    (integratorId) => {
      const parsed = bridgeOptions.safeParse({ integratorId })
      expect(parsed.error?.issues[0]?.message).toBe('Invalid integrator ID')
    },
  )
  test('error: a recipient that is no address (S5.09)', () => {
    expect(bridgeOptions.safeParse({ recipient: address }).success).toBe(true)
    expect(bridgeOptions.safeParse({ recipient: address.slice(0, -1) }).success).toBe(false)
  })
})

describe('openOptions and liveOptions', () => {
  test('default: a view, a prefill, a pairing uri', () => {
    const options = { view: 'Bridge', bridge: { amount: '5' }, uri: 'wc:abc@2' }
    expect(openOptions.safeParse(options).success).toBe(true)
  })
  test.each([{ view: 'SignIn' }, { view: 1 }, { uri: 'https://a.test' }, { namespace: 'Tron!' }])(
    'error: %j',
    (options) => {
      expect(openOptions.safeParse(options).success).toBe(false)
    },
  )
  test('error: what cannot change alive is refused', () => {
    expect(liveOptions.safeParse({ themeMode: 'light' }).success).toBe(true)
    expect(liveOptions.safeParse({ frameUrl: 'https://a.test' }).success).toBe(false)
  })
})
