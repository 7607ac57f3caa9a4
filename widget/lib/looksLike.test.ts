import { expect, test } from 'vitest'
import { looksLike } from './looksLike.ts'

test.each([
  ['ETHEREUM', 'Ethereum'],
  ['Ether eum', 'Ethereum'],
  ['Eth\u0435reum', 'Ethereum'],
  ['\u0415thereum', 'Ethereum'],
  ['\u0395\u03A4\u0397\u0395R\u0395U\u041C', 'Ethereum'],
  ['\uFF25\uFF54\uFF48\uFF45\uFF52\uFF45\uFF55\uFF4D', 'Ethereum'],
  ['\u{1D404}thereum', 'Ethereum'],
  ['Eth\u00E9reum', 'Ethereum'],
  ['Ethereurn', 'Ethereum'],
  ['0ptimism', 'Optimism'],
  ['Arbltrum', 'Arbitrum'],
  ['ARB1TRUM', 'Arbitrum'],
  ['B\u0430s\u0435', 'Base'],
  ['\uA4D0\uA4EEse', 'Base'],
  ['P\u03BFlyg\u043En', 'Polygon'],
  ['Ce1o', 'Celo'],
  ['BNB-Smart-Chain', 'BNB Smart Chain'],
])('behavior: %s could be taken for %s (S3.04)', (name, known) => {
  expect(looksLike(name, known)).toBe(true)
  expect(looksLike(known, name)).toBe(true)
})

test.each([
  ['Ethereum Classic', 'Ethereum'],
  ['Эфириум', 'Ethereum'],
  ['Полигон', 'Polygon'],
  ['以太坊', 'Ethereum'],
  ['База', 'Base'],
  ['Tern', 'Terra'],
  ['Arbitrum Nova', 'Arbitrum'],
  ['Mode', 'Moon'],
])('behavior: %s is a name of its own beside %s', (name, known) => {
  expect(looksLike(name, known)).toBe(false)
})
