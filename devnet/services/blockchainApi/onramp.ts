import { type Address, isAddress, parseUnits } from 'viem'
import * as z from 'zod/mini'
import type { DevChain } from '../../chains/devChain.ts'
import { type Token, tokensOf } from '../tokens.ts'
import {
  boughtFor,
  currencies,
  type OnrampSettings,
  type Purchase,
  type Purchases,
} from './purchases.ts'
import type { Route } from './route.ts'

export type OnrampOptions = {
  chains: readonly DevChain[]
  settings: OnrampSettings
  purchases: Purchases
  /** Where the provider's own pages are. */
  checkoutUrl: () => string
}

const money = z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/))

const quoteBody = z.object({
  purchaseCurrency: z.object({ symbol: z.string() }),
  paymentCurrency: z.object({ id: z.string() }),
  amount: money,
  network: z.string(),
})

const urlBody = z.object({
  destinationWallets: z.array(
    z.object({
      address: z.string(),
      blockchains: z.array(z.string()),
      assets: z.array(z.string()),
    }),
  ),
  defaultNetwork: z.string(),
  partnerUserId: z.string(),
  defaultExperience: z.literal('buy'),
  presetFiatAmount: money,
  presetCryptoAmount: z.optional(z.string().check(z.regex(/^\d{1,24}(\.\d{1,18})?$/))),
})

/** What can be bought, for how much, where, and what was. */
export function onrampRoutes(options: OnrampOptions): readonly Route[] {
  const { chains, settings, purchases, checkoutUrl } = options
  return [
    {
      method: 'GET',
      path: /^\/v1\/onramp\/options$/,
      answer: () => ({ status: 200, body: optionsOf(chains) }),
    },
    {
      method: 'POST',
      path: /^\/v1\/onramp\/quote$/,
      answer({ body, query }) {
        const asked = quoteBody.safeParse(body)
        if (!query.has('projectId')) return refusal('projectId is missing')
        if (!asked.success) return refusal(z.prettifyError(asked.error))
        const { purchaseCurrency, paymentCurrency, amount, network } = asked.data
        const chain = chains.find((one) => wireName(one) === network)
        const token = chain && tokenBy(chain, purchaseCurrency.symbol)
        const rate = currencies[paymentCurrency.id]
        if (token === undefined || rate === undefined) return refusal('nothing is sold for that')
        const cents = parseUnits(amount, 2)
        const dollars = (cents * rate) / 100n
        const { symbol, decimals } = token
        const { units } = boughtFor(settings, { cents: dollars, symbol, decimals })
        const { feeCents } = boughtFor(settings, { cents, symbol, decimals })
        const paid = (value: bigint) => ({
          amount: `${value / 100n}.${String(value % 100n).padStart(2, '0')}`,
          currency: paymentCurrency.id,
        })
        return {
          status: 200,
          body: {
            paymentTotal: paid(cents),
            paymentSubtotal: paid(cents - feeCents),
            purchaseAmount: { amount: decimal(units, decimals), currency: symbol },
            coinbaseFee: paid(feeCents),
            networkFee: paid(0n),
            quoteId: crypto.randomUUID(),
          },
        }
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/generators\/onrampurl$/,
      answer({ body, query }) {
        const asked = urlBody.safeParse(body)
        if (!query.has('projectId')) return refusal('projectId is missing')
        if (!asked.success) return refusal(z.prettifyError(asked.error))
        const [wallet] = asked.data.destinationWallets
        const chain = chains.find((one) => wallet?.blockchains.includes(wireName(one)))
        const token = chain && tokenBy(chain, wallet?.assets[0] ?? '')
        if (wallet === undefined || chain === undefined || token === undefined) {
          return refusal('nobody could be paid there')
        }
        if (!isAddress(wallet.address)) return refusal('address is not valid')
        const { id } = purchases.open({
          address: wallet.address,
          chain,
          symbol: token.symbol,
          // Until its page is opened with another one.
          fiat: asked.data.presetFiatAmount,
          currency: 'USD',
        })
        return { status: 200, body: { url: `${checkoutUrl()}/${id}` } }
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/account\/(0x[0-9a-fA-F]{40})\/history$/,
      when: (query) => query.has('onramp'),
      answer: ({ params }) => ({
        status: 200,
        body: { data: purchases.of(params[0] ?? '').map(rowOf), next: null },
      }),
    },
  ]
}

/** A purchase as the history tells it. */
function rowOf({ id, address, chainId, symbol, amount, at, status }: Purchase) {
  return {
    id,
    metadata: {
      operationType: 'buy',
      hash: '',
      chain: `eip155:${chainId}`,
      minedAt: new Date(at).toISOString(),
      sentFrom: 'Coinbase',
      sentTo: address,
      status: `ONRAMP_TRANSACTION_STATUS_${status}`,
      nonce: 0,
    },
    transfers: [
      {
        fungible_info: { name: symbol, symbol },
        direction: 'in',
        quantity: { numeric: amount },
      },
    ],
  }
}

function optionsOf(chains: readonly DevChain[]) {
  const symbols = ['ETH', 'USDC', 'DAI'] as const
  return {
    paymentCurrencies: Object.keys(currencies).map((id) => ({
      id,
      payment_method_limits: [
        { id: 'card', min: '10.00', max: '7500.00' },
        { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
      ],
    })),
    purchaseCurrencies: symbols.map((symbol, at) => ({
      id: `00000000-0000-4000-8000-00000000000${at}`,
      name: chains[0] === undefined ? symbol : (tokenBy(chains[0], symbol)?.name ?? symbol),
      symbol,
      networks: chains.map((chain) => ({
        name: wireName(chain),
        display_name: chain.name,
        chain_id: String(chain.chainId),
        contract_address: symbol === 'ETH' ? '' : addressOf(chain, symbol),
      })),
    })),
  }
}

function addressOf(chain: DevChain, symbol: string): Address | '' {
  return tokenBy(chain, symbol)?.address ?? ''
}

function tokenBy(chain: DevChain, symbol: string): Token | undefined {
  return tokensOf(chain).find((token) => token.symbol === symbol)
}

/** As the provider calls a network. */
function wireName({ name }: DevChain): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

function decimal(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

function refusal(description: string) {
  return { status: 400, body: { status: 'FAILED', reasons: [{ name: 'body', description }] } }
}
