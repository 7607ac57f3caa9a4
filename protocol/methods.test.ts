import { describe, expect, test } from 'vitest'
import {
  accountMethods,
  interactiveMethods,
  isSafeMethod,
  safeMethods,
  walletMethods,
} from '#protocol'

const unsafe = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'eth_sendUserOperation',
]

describe('what a person has to see (S6.04)', () => {
  test('default: what only reads, and sending what is signed already, asks nobody', () => {
    const read = safeMethods.filter((method) => method !== 'eth_sendRawTransaction')
    expect(read).toHaveLength(safeMethods.length - 1)
    for (const method of read) {
      expect(method).not.toMatch(/sign|send/i)
    }
    expect(isSafeMethod('eth_sendRawTransaction')).toBe(true)
    for (const method of ['eth_call', 'eth_getBalance', 'eth_getLogs', 'eth_estimateGas']) {
      expect(isSafeMethod(method), method).toBe(true)
    }
  })

  test('default: what a wallet says of calls asks its person nothing', () => {
    for (const method of ['wallet_getCapabilities', 'wallet_getCallsStatus']) {
      expect(walletMethods).toContain(method)
      expect(interactiveMethods).not.toContain(method)
    }
  })

  test.each(unsafe)('default: %s is confirmed, and acts for an account', (method) => {
    expect(isSafeMethod(method)).toBe(false)
    expect(interactiveMethods).toContain(method)
    expect(accountMethods).toContain(method)
  })
})

test('default: nodes are asked to read, to filter, and to send what is signed (S7.28)', () => {
  for (const method of [
    ...['eth_newFilter', 'eth_newBlockFilter', 'eth_newPendingTransactionFilter'],
    ...['eth_getFilterChanges', 'eth_getFilterLogs', 'eth_uninstallFilter'],
    ...['eth_call', 'eth_getLogs', 'eth_getTransactionReceipt', 'eth_sendRawTransaction'],
  ]) {
    expect(isSafeMethod(method), method).toBe(true)
  }
})
