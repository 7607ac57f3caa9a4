import { screen } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import type { RpcRequest } from '#clients/rpc.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { catalog } from '#features/bridge/model/testing/catalog.ts'
import { connect } from '#wallet/connect/connect.ts'
import { type Holding, holdingsQuery } from '#wallet/portfolio/holdings.ts'
import { sendFeeQuery } from '../../model/fee.ts'
import { ether, usdc } from '../../model/testing/holdings.ts'
import { createTestCore, one, type TestCore } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import type { ViewArguments } from '#protocol'
import { drawWidget } from '#ui/testing.tsx'

const FEE = 10n ** 15n
export const priced = usdc(1_204_118_202n, { price: '1' })
const all = [{ ...ether(10n ** 18n), price: '3000' }, priced]

/** A widget with these holdings, in which the network asks for 0.001 ETH. */
export async function opened(
  options: {
    holdings?: readonly Holding[]
    asked?: ViewArguments
    /** Of names; without one nothing is known of them. */
    api?: BlockchainApi
    rpc?: (asked: RpcRequest) => unknown
  } = {},
) {
  const { holdings = all, asked, api, rpc = () => '0x' } = options
  const wallet = createFakeWallet()
  const core = createTestCore({ wallets: [wallet], rpc })
  if (api !== undefined) Object.assign(core, { loadBlockchainApi: async () => api })
  const { queries } = core
  queries.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } })
  // No service is asked: the questions are already answered.
  queries.setQueryData(catalogQuery(core).queryKey, catalog)
  queries.setQueryData(holdingsQuery(core, { caipChainId: one, address: alice }).queryKey, holdings)
  for (const token of holdings) {
    for (const to of [undefined, bob]) {
      for (const amount of [0n, 1n]) setFee(core, { token, from: alice, to, amount })
    }
  }
  await connect(core, { connectorId: wallet.id })
  await drawWidget(core, { view: 'Send', arguments: asked })
  return { core, wallet }
}

function setFee(core: TestCore, question: Parameters<typeof sendFeeQuery>[1]) {
  const cost = { fee: FEE, setUp: 0n, reserve: 0n, withheld: 0n }
  core.queries.setQueryData(sendFeeQuery(core, question).queryKey, cost)
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const amount = () => screen.findByRole('textbox', { name: 'Amount' })
export const to = () => screen.findByRole('textbox', { name: 'To' })
export const isBlocked = async (name: string) => (await button(name)).getAttribute('aria-disabled')

export async function chooseUsdc() {
  await userEvent.click(await button('Amount: select a token'))
  await userEvent.click(await button(/^USDC/))
}
