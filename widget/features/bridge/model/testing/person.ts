import type { Address, Hex } from 'viem'
import type { PartnerFee } from '#bridges/across/quote/partnerMessage.ts'
import { destinationChainId, originChainId, type World } from '#bridges/across/testing/world.ts'
import type { Core } from '#kernel/core.ts'
import { createFakeWallet, type FakeWallet } from '#kernel/testing/fakeWallet.ts'
import { askQuote } from '../quote/askQuote.ts'
import { catalogQuery } from '#kernel/bridge/catalog.ts'

export type Person = Awaited<ReturnType<typeof person>>

/** An account with a wallet that signs and sends without asking; `sent` has what it sent. */
export async function person(world: World) {
  const owner = await world.account()
  const wallet = createFakeWallet()
  wallet.accounts = [owner.address]
  const sent: Hex[] = []
  const answer = wallet.request
  const request: FakeWallet['request'] = async (asked) => {
    const [first] = Array.isArray(asked.params) ? asked.params : []
    // A failure that a test has prepared comes first.
    const usual = await answer(asked)
    if (asked.method !== 'eth_sendTransaction') return usual
    const { to, data, value, nonce } = first
    const count = nonce === undefined ? {} : { nonce: Number(nonce) }
    const { chainId } = wallet
    const hash = await world.sendAs(owner, { to, data, value: BigInt(value), chainId, ...count })
    sent.push(hash)
    return hash
  }
  return { owner, wallet: Object.assign(wallet, { request }), sent }
}

/** A quote for 50 of a token or 0.1 ETH from the first chain to the second, and its two tokens. */
export async function question(
  core: Core,
  { owner }: { owner: { address: Address } },
  symbol: 'USDC' | 'ETH' | 'USDT' | 'DTT' = 'USDC',
  fee?: PartnerFee,
) {
  const { tokens, routes } = await core.queries.fetchQuery(catalogQuery(core))
  const isNative = symbol === 'ETH'
  const find = (chainId: number) => tokens.find((t) => t.chainId === chainId && t.symbol === symbol)
  const [origin, destination] = [find(originChainId), find(destinationChainId)]
  const route = routes.find(
    (row) =>
      row.originChainId === originChainId &&
      row.inputTokenSymbol === symbol &&
      row.isNative === isNative,
  )
  if (origin === undefined || destination === undefined || route === undefined) {
    throw new Error(`no route for ${symbol}`)
  }
  const inputAmount = isNative ? 10n ** 17n : 50n * 10n ** BigInt(origin.decimals)
  const quote = await askQuote(core, { route, inputAmount, depositor: owner.address, fee })
  return { quote, origin, destination }
}
