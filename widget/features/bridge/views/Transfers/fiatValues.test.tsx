import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { saveTransfer } from '#transactions/transfers/store.ts'
import { catalog } from '../../model/testing/catalog.ts'
import { hash, record, usdcOne, usdcTwo } from '../../model/testing/records.ts'
import { push } from '#kernel/router/router.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

/** One that has arrived, 0.0495 less than was sent; `prices` by the key of a token. */
async function opened(prices: Record<string, string>) {
  const receipt = { gasUsed: '0x5208', effectiveGasPrice: '0x3b9aca00' }
  const core = createTestCore({ rpc: () => receipt })
  const service: Partial<BlockchainApi> = {
    supports: async () => true,
    getPrices: async () => new Map(Object.entries(prices)),
  }
  Object.assign(core, { loadBlockchainApi: async () => service as BlockchainApi })
  core.queries.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } })
  core.queries.setQueryData(catalogQuery(core).queryKey, catalog)
  saveTransfer(core, record(1, 'filled', { outputAmount: '24950512', fillHash: hash }))
  saveTransfer(core, record(2, 'filled', { outputAmount: '24950512', fillHash: hash }))
  await drawWidget(core, { view: 'Bridge' })
  push(core, { name: 'Transfers' })
}

const prices = { [usdcOne]: '1', [usdcTwo]: '0.998', native: '3000' }
const line = (name: string) => screen.findByText(name).then((dt) => dt.parentElement?.textContent)

test('behavior: L1, L10 one figure and its value from the list to the receipt', async () => {
  await opened(prices)
  const rows = await screen.findAllByText('$25.00')
  expect(rows).toHaveLength(2)
  await userEvent.click(screen.getAllByRole('button', { name: /25 USDC/ })[0] ?? document.body)
  expect(await line('Received')).toBe('Received24.950512 USDC $24.90')
  expect(await line('Fees paid')).toBe('Fees paid0.049488 USDC')
  expect(screen.getAllByText('24.950512 USDC').length).toBeGreaterThan(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Details' }))
  expect(await line('Sent')).toBe('Sent25 USDC $25.00')
  expect(await line('Received')).toBe('Received24.950512 USDC $24.90')
  expect(await line('Bridge fee')).toBe('Bridge fee0.049488 USDC')
  await expect
    .poll(() => line('Network fee on Chain 31337'))
    .toBe('Network fee on Chain 313370.000021 ETH $0.06')
})

test('behavior: L1 without prices the amounts stand alone', async () => {
  await opened({})
  await userEvent.click(
    (await screen.findAllByRole('button', { name: /25 USDC/ }))[0] ?? document.body,
  )
  expect(await line('Received')).toBe('Received24.950512 USDC')
  expect(screen.queryByText(/\$/)).toBe(null)
})
