import { expect, test } from 'vitest'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { buyOptionsQuery } from './queries.ts'

/** What the query finds where the service answers so. */
function found(getOnrampOptions: BlockchainApi['getOnrampOptions']) {
  const service: Partial<BlockchainApi> = { supports: async () => true, getOnrampOptions }
  const core = Object.assign(createTestCore(), {
    loadBlockchainApi: async () => service as BlockchainApi, // any other request fails
  })
  return core.queries.fetchQuery(buyOptionsQuery(core))
}

test('default: what the service sells (S7.17)', async () => {
  const options = { paymentCurrencies: [], purchaseCurrencies: [] }
  expect(await found(async () => options)).toEqual({ options, isBuiltIn: false })
})

test('error: without an answer, the built-in list stands in (S8.11)', async () => {
  const { options, isBuiltIn } = await found(() => Promise.reject(new Error('down')))
  expect(isBuiltIn).toBe(true)
  expect(options.paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
})
