import { describe, expect, test } from 'vitest'
import { walletConnectMetadata } from './walletConnectMetadata.ts'

const own = 'https://widget.example'
const site = (name: string | undefined) => ({ name, origin: 'https://shop.example:8443' })

describe('what a wallet reads of who asks (S11)', () => {
  test('default: the host that the browser told, whose widget it is, and the page by its own word', () => {
    expect(walletConnectMetadata(site('Shop'), own)).toEqual({
      name: 'shop.example:8443 via Causeway',
      description: 'Asked by https://shop.example:8443, which calls itself "Shop"',
      url: own,
      icons: [],
    })
  })

  test('behavior: name and picture of the deployment', () => {
    const brand = { name: 'Tern', iconUrl: 'https://tern.example/icon.png' }
    expect(walletConnectMetadata(site(undefined), own, brand)).toEqual({
      name: 'shop.example:8443 via Tern',
      description: 'Asked by https://shop.example:8443',
      url: own,
      icons: ['https://tern.example/icon.png'],
    })
  })

  test('attack: a page that calls itself another one is not named so, nor leaves its quotes', () => {
    const { name, description } = walletConnectMetadata(
      site('Uniswap", verified by app.uniswap.org "'),
      own,
    )
    expect(name).toBe('shop.example:8443 via Causeway')
    expect(description.match(/"/g)).toHaveLength(2)
    expect(description.endsWith('"')).toBe(true)
  })
})
