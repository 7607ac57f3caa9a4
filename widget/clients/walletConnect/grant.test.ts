import { describe, expect, test } from 'vitest'
import { addressesOn, chainsOf, grantOf } from './grant.ts'
import { readEvent } from './readEvent.ts'

const alice = '0x1111111111111111111111111111111111111111'
const bob = '0x2222222222222222222222222222222222222222'
const asked = {
  eip155: {
    chains: ['eip155:1', 'eip155:10'],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['chainChanged', 'accountsChanged'],
  },
}
const settled = {
  eip155: {
    accounts: [`eip155:1:${alice}`, `eip155:1:${bob}`, `eip155:10:${alice}`],
    methods: ['personal_sign'],
    events: ['chainChanged', 'accountsChanged'],
  },
}

describe('grantOf', () => {
  test('default: what was asked and given', () => {
    const grant = grantOf(settled, asked)
    expect(grant.methods).toEqual({ eip155: ['personal_sign'] })
    expect(chainsOf(grant)).toEqual(['eip155:1', 'eip155:10'])
    expect(addressesOn(grant, 'eip155:1')).toEqual([alice, bob])
  })

  test('error: chains, namespaces, methods and shapes that nobody asked for are left out (S5.10)', () => {
    const grant = grantOf(
      {
        eip155: {
          accounts: [`eip155:5:${alice}`, 'eip155:1', `eip155:1:${alice}`, `eip155:1:${alice}`],
          methods: ['eth_sign', 'personal_sign'],
          events: ['anything'],
        },
        solana: { accounts: ['solana:x:y'], methods: ['solana_signMessage'], events: [] },
        constructor: { accounts: [`eip155:1:${bob}`], methods: [], events: [] },
      },
      asked,
    )
    expect(grant).toEqual({
      accounts: [`eip155:1:${alice}`],
      methods: { eip155: ['personal_sign'] },
      events: { eip155: [] },
    })
  })

  test('behavior: a key that names a chain counts for its namespace', () => {
    const grant = grantOf({ 'eip155:10': settled.eip155 }, asked)
    expect(addressesOn(grant, 'eip155:10')).toEqual([alice])
  })
})

describe('readEvent', () => {
  const grant = grantOf(settled, asked)
  const read = (name: string, data: unknown, chainId = 'eip155:1') =>
    readEvent({ chainId, event: { name, data } }, grant)

  test.each([
    [10, 'eip155:10'],
    ['0xa', 'eip155:10'],
    ['1', 'eip155:1'],
    ['0xA', 'eip155:10'],
    ['eip155:10', 'eip155:10'],
  ])('default: chainChanged %j, whose payload counts (S4.11)', (data, caipChainId) => {
    expect(read('chainChanged', data)).toEqual({ type: 'chainChanged', caipChainId })
  })

  test('default: accountsChanged, as plain or CAIP-10 addresses (S4.11)', () => {
    const changed = { type: 'accountsChanged', caipChainId: 'eip155:1', addresses: [bob] }
    expect(read('accountsChanged', [bob])).toEqual(changed)
    expect(read('accountsChanged', [`eip155:1:${bob}`])).toEqual(changed)
  })

  test.each([
    ['a chain that was not granted', 'chainChanged', 5, 'eip155:1'],
    ['no chain', 'chainChanged', {}, 'eip155:1'],
    ['an event of no name', 'message', 1, 'eip155:1'],
    ['another namespace', 'chainChanged', 1, 'solana:1'],
    ['accounts on a foreign chain', 'accountsChanged', [alice], 'eip155:5'],
    ['an account that was not shared', 'accountsChanged', [`0x${'3'.repeat(40)}`], 'eip155:1'],
    ['no list', 'accountsChanged', alice, 'eip155:1'],
  ])('error: %s is not heard', (_, name, data, chainId) => {
    expect(read(name, data, chainId)).toBe(undefined)
  })

  test.each([
    ...['1e0', ' 1 ', '1\n', '+1', '1.0', '01', '0b1', '0o1', '0X1', '0x', '', '0', '-1'],
    ...[1.5, 0, -1, Number.NaN, 2 ** 53, `${2 ** 53}`, true, null, ['1'], ['eip155:1']],
  ])('error: %j is no number of a chain', (data) => {
    expect(read('chainChanged', data)).toBe(undefined)
  })
})
