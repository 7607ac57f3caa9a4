import { expect, test } from 'vitest'
import { eip155 } from '#namespaces/eip155/eip155.ts'
import { solana } from '#namespaces/solana/solana.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { alice, bob } from '#kernel/testing/fakeWallet.ts'
import { readSendRecipient } from './receiver.ts'
import { usdcAddress } from './testing/holdings.ts'

const onSolana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const own = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'
const other = 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse'
const mint = 'FR5pWwinRBn35GNhg7bsvw8Q13kRept2pm561DwZCQzT'

function read(text: string, options: { caipChainId: string; from: string }) {
  const core = createTestCore()
  Object.assign(core, { adapters: { eip155, solana } })
  const places = { tokens: [{ address: mint }, { address: usdcAddress }], pools: [] }
  const found = readSendRecipient(core, text, { ...options, places })
  return found.status === 'invalid' ? found.problem : found.status
}

test.each([
  ['', 'empty'],
  [other, 'other'],
  [` ${other} `, 'other'],
  [own, 'you'],
  [mint, 'token'],
  [bob, 'otherNetwork'],
  [other.replace('1', 'l'), 'lookalike'],
  [other.replace('s', '0'), 'lookalike'],
  [other.slice(0, -2), 'invalid'],
  [`${other}1`, 'invalid'],
  ['otto.sol', 'invalid'],
])('default: %s on Solana is read as %s (S5.09)', (text, problem) => {
  expect(read(text, { caipChainId: onSolana, from: own })).toBe(problem)
})

test.each([
  [bob, 'other'],
  [alice, 'you'],
  [other, 'otherNetwork'],
  ['0x12', 'invalid'],
  [`0x${'0'.repeat(40)}`, 'zero'],
  [usdcAddress, 'token'],
  ['0xDbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB', 'checksum'],
])('default: %s on an EVM chain is read as %s (S5.09)', (text, problem) => {
  expect(read(text, { caipChainId: one, from: alice })).toBe(problem)
})
