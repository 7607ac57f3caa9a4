import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { createBlockchainApi } from '../../blockchainApi/blockchainApi.ts'
import { createWalletRegistry } from '../../walletRegistry/walletRegistry.ts'
import { change, hasNew, type Way, ways } from './change.ts'
import { fieldsOf } from './fieldsOf.ts'
import type { ClientTable, Sees } from './table.ts'
import { tables } from './tables.ts'

const read = (table: ClientTable, answer: unknown) =>
  table
    .ask(async () => Response.json(answer))
    .then(
      (value) => ({ value }),
      () => undefined,
    )

/** What a person sees of the answer with one field in another way. */
async function seen(table: ClientTable, field: string, way: Way): Promise<Sees> {
  const { other } = table
  const good = other?.of.test(field) === true ? other.good : table.good
  const whole = await read(table, good)
  if (whole === undefined) throw new Error('The good answer cannot be read')
  const found = await read(table, change(good, field, way))
  if (found === undefined) return 'unreadable'
  if (isDeepStrictEqual(found.value, whole.value)) return 'shown'
  const count = (value: unknown) => table.rows?.(value as never).length ?? 1 // of its own `ask`
  if (count(found.value) < count(whole.value)) return 'dropped'
  return way === 'unknown value' && hasNew(found.value) ? 'shown' : 'without'
}

const cells = Object.values(tables).reduce(
  (sum, table) => sum + fieldsOf(table.shapes).length * (ways.length + 1),
  0,
)

describe(`answers of services, in ${cells} cells`, () => {
  test('default: every row of the clients has its table (S7.01–S7.20, S7.24, S7.25)', () => {
    const known = { projectId: 'abc', version: '1', url: 'https://api.example' }
    const rows = [
      ...Object.keys(createBlockchainApi(known)),
      ...Object.keys(createWalletRegistry(known)),
    ]
    // One is the other with a no for a silence; the other is bytes and has no fields.
    const without = ['supportsOrFails', 'getImage']
    const missing = rows.filter((name) => !without.includes(name) && !(name in tables))
    expect(missing).toEqual([])
  })

  for (const [name, table] of Object.entries(tables)) {
    test(`behavior: ${name}, field by field, as its table says`, async () => {
      const fields = fieldsOf(table.shapes)
      const found = await Promise.all(
        fields.map(async (field) => {
          const row = await Promise.all(ways.map((way) => seen(table, field, way)))
          return [field, row] as const
        }),
      )
      expect(Object.fromEntries(found)).toEqual(table.fields)
    })
  }
})
