import { type Address, parseUnits } from 'viem'
import type { DevChain } from '../../chains/devChain.ts'
import { giveToken } from '../../chains/giveToken.ts'
import { inTurn } from '../../chains/inTurn.ts'
import { type TokenSymbol, tokensOf } from '../tokens.ts'

/** How purchases proceed; `setOnramp` changes it. */
export type OnrampSettings = {
  /** Price of one token, in US dollars. */
  prices: Record<TokenSymbol, string>
  /** Percentage of the amount paid. */
  feePercent: number
  /** From the payment until the provider sends. */
  delayMs: number
}

export const defaultOnrampSettings: OnrampSettings = {
  prices: {
    ETH: '2500',
    WETH: '2500',
    USDC: '1',
    'USDC-BNB': '1',
    DAI: '1',
    DEV: '0.5',
    WDEV: '0.5',
    USDT: '1',
    DTT: '1',
  },
  feePercent: 1.5,
  delayMs: 500,
}

/** US dollars per hundred units of the currency. */
export const currencies: Readonly<Record<string, bigint>> = { USD: 100n, EUR: 110n }

export type PurchaseStatus = 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'

/** A purchase that the person made at the checkout, or that failed. */
export type Purchase = {
  id: string
  address: Address
  chainId: number
  symbol: TokenSymbol
  /** In the token's unit. */
  amount: string
  at: number
  status: PurchaseStatus
}

/** What the site opened a checkout for. */
export type Checkout = {
  id: string
  address: Address
  chain: DevChain
  symbol: TokenSymbol
  /** Preset amount of money; the checkout's `fiatCurrency` parameter may change its currency. */
  fiat: string
  /** Currency of the payment. */
  currency: string
}

export type Purchases = ReturnType<typeof createPurchases>

/** Opened checkouts and their purchases. */
export function createPurchases(settings: OnrampSettings) {
  const checkouts = new Map<string, Checkout>()
  const made: Purchase[] = []
  const timers = new Set<ReturnType<typeof setTimeout>>()
  return {
    open(asked: Omit<Checkout, 'id'>): Checkout {
      const checkout = { ...asked, id: crypto.randomUUID() }
      checkouts.set(checkout.id, checkout)
      return checkout
    },
    find: (id: string) => checkouts.get(id),
    /** An account's purchases, newest first. */
    of: (address: string) =>
      made.filter((one) => one.address.toLowerCase() === address.toLowerCase()).reverse(),
    /** The person pays: after the delay the account really receives the token. */
    pay(checkout: Checkout): Purchase {
      const purchase = begin(checkout, settings, 'IN_PROGRESS')
      made.push(purchase)
      const timer = setTimeout(() => {
        timers.delete(timer)
        payOut(checkout, purchase).catch(() => {
          purchase.status = 'FAILED'
        })
      }, settings.delayMs)
      timers.add(timer)
      return purchase
    },
    /** The card is declined. */
    decline(checkout: Checkout): Purchase {
      const purchase = begin(checkout, settings, 'FAILED')
      made.push(purchase)
      return purchase
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** How much an amount of money buys, in base units, after the fee. */
export function boughtFor(
  { prices, feePercent }: OnrampSettings,
  { cents, symbol, decimals }: { cents: bigint; symbol: TokenSymbol; decimals: number },
): { units: bigint; feeCents: bigint } {
  const feeCents = (cents * BigInt(Math.round(feePercent * 100))) / 10_000n
  const price = parseUnits(prices[symbol], 8)
  const units = ((cents - feeCents) * 10n ** BigInt(decimals + 6)) / price
  return { units, feeCents }
}

function begin(
  { address, chain, symbol, fiat, currency }: Checkout,
  settings: OnrampSettings,
  status: PurchaseStatus,
): Purchase {
  const { decimals } = tokenOf(chain, symbol)
  const cents = (parseUnits(fiat, 2) * (currencies[currency] ?? 100n)) / 100n
  const { units } = boughtFor(settings, { cents, symbol, decimals })
  return {
    id: crypto.randomUUID(),
    address,
    chainId: chain.chainId,
    symbol,
    status,
    amount: toDecimal(units, decimals),
    at: Date.now(),
  }
}

async function payOut({ address, chain, symbol }: Checkout, purchase: Purchase): Promise<void> {
  const { client } = chain
  const token = tokenOf(chain, symbol)
  const amount = parseUnits(purchase.amount, token.decimals)
  await inTurn(client, async () => {
    if (symbol === 'ETH') {
      const value = await client.getBalance({ address })
      await client.setBalance({ address, value: value + amount })
      return
    }
    await giveToken(chain, { token: token.address, to: address, amount })
  })
  purchase.status = 'SUCCESS'
}

function tokenOf(chain: DevChain, symbol: TokenSymbol) {
  const token = tokensOf(chain).find((one) => one.symbol === symbol)
  if (token === undefined) throw new Error(`There is no ${symbol} on ${chain.name}`)
  return token
}

function toDecimal(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return `${digits.slice(0, -decimals)}${fraction === '' ? '' : `.${fraction}`}`
}
