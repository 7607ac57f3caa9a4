import { expect, test } from 'vitest'
import { themePresets, themeVariableNames, widgetOptions } from '#protocol'
import { optionTable } from './optionTable.ts'

test('default: every option of the protocol is in the table, with its words', () => {
  const rows = optionTable()
  const tops = new Set(rows.map(({ path }) => path[0]))
  expect([...tops].sort()).toEqual(Object.keys(widgetOptions.shape).sort())
  const variables = rows.filter(({ path }) => path[0] === 'themeVariables')
  expect(variables.map(({ path }) => path[1])).toEqual([...themeVariableNames])
  expect(rows.filter(({ about }) => about === '').map(({ path }) => path.join('.'))).toEqual([])
  const find = (name: string) => rows.find(({ path }) => path.join('.') === name)
  expect(find('themePreset')).toMatchObject({ kind: 'enum', values: [...themePresets], live: true })
  expect(find('zIndex')).toMatchObject({ kind: 'number', default: '999', live: false })
  expect(find('features.swaps')).toMatchObject({ kind: 'boolean', default: 'true' })
  expect(find('features.onramp')).toMatchObject({ kind: 'boolean' })
  expect(find('features.socials')).toMatchObject({ kind: 'list' })
  expect(find('bridge.origin.token')).toMatchObject({ kind: 'text' })
  expect(find('themeVariables.--causeway-z-index')).toMatchObject({ default: '999' })
  expect(find('siwx')).toMatchObject({ kind: 'code' })
  expect(find('wallets.exclude')?.about).toMatch(/^Wallets to leave out/)
})
