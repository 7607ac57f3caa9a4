import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { wait } from '#lib/abort.ts'
import { cleanDecimal, toPlain } from '#lib/decimal.ts'
import { type CaipChainId, evmAddress, evmChainIdOf } from '#protocol'
import { isUnknownMethod } from '../calls/sequential.ts'
import { noteUnoffered } from '../calls/loadCapabilities.ts'
import { connectorOf } from '../connections/adapter.ts'
import { activeConnection } from '../connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import { ASSETS_WAIT_MS, BALANCE_AGE_MS, CHECKED_TOKENS } from './limits.ts'

/** A token that the wallet reports for its account (S3.03). */
export type WalletAsset = {
  /** Absent for the native currency. */
  readonly address: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Base units. */
  readonly amount: bigint
  readonly iconUrl: string | undefined
  readonly price: string | undefined
}

const LABEL_CHARS = 64
const label = z.string().check(
  z.minLength(1),
  z.maxLength(LABEL_CHARS),
  // Invisible and control characters could make it look like another label.
  z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u),
)
const hexAmount = z.string().check(z.regex(/^0x[\da-f]{1,64}$/i))

function lenient<T>(schema: z.ZodMiniType<T>) {
  return z.catch(z.optional(schema), undefined)
}

const asset = z.object({
  address: z.optional(z.string()),
  balance: hexAmount,
  type: z.string().check(z.regex(/^(erc20|native)$/i)),
  metadata: z.object({
    name: lenient(label),
    symbol: label,
    decimals: z.int().check(z.gte(1), z.lte(36)),
    price: lenient(z.union([z.string(), z.number()])),
    iconUrl: lenient(z.string().check(z.maxLength(2_048), z.regex(/^https:\/\//))),
  }),
})
const answer = z.record(z.string(), z.unknown())
const discovery = z.record(
  z.string(),
  z.object({ assetDiscovery: z.optional(z.object({ supported: z.boolean() })) }),
)

/**
 * The assets that the wallet itself reports for an account (ERC-7811), where it announces that as a
 * capability (EIP-5792), so that no wallet is asked what it does not know.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7811
 */
export async function askWalletAssets(
  core: Core,
  { caipChainId, address }: { caipChainId: CaipChainId; address: string },
): Promise<readonly WalletAsset[]> {
  const connection = activeConnection(core.store.getState().connections)
  const chainId = evmChainIdOf(caipChainId)
  if (connection.status !== 'connected' || chainId === undefined) return []
  const { connectorId } = connection
  if (core.store.getState().calls.unoffered.includes(connectorId)) return []
  const chain = `0x${chainId.toString(16)}`
  const key = [connectorId, address.toLowerCase(), caipChainId]
  const offered = queryOptions({
    queryKey: ['capabilities', ...key, 'assets'],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => offersAssets(core, { connectorId, address, chain }),
  })
  const assets = queryOptions({
    queryKey: ['capabilities', ...key, 'assetList'],
    staleTime: BALANCE_AGE_MS,
    retry: false,
    queryFn: async () => {
      const params = [{ account: address, chainFilter: [chain] }]
      const method = 'wallet_getAssets'
      return readAssets(await connectorOf(core, connectorId).request({ method, params }), chain)
    },
  })
  const ask = async () => {
    if (!(await core.queries.fetchQuery(offered))) return []
    return core.queries.fetchQuery(assets)
  }
  // The chain and the service know the same, so the wait for the wallet is short.
  const late = wait(ASSETS_WAIT_MS, core.signal).then((): readonly WalletAsset[] => [])
  return Promise.race([ask(), late]).catch(() => [])
}

async function offersAssets(
  core: Core,
  { connectorId, address, chain }: { connectorId: string; address: string; chain: string },
): Promise<boolean> {
  const method = 'wallet_getCapabilities'
  try {
    const params = [address, [chain]]
    const parsed = discovery.safeParse(
      await connectorOf(core, connectorId).request({ method, params }),
    )
    if (!parsed.success) return false
    return Object.entries(parsed.data).some(
      ([id, { assetDiscovery }]) =>
        [chain, '0x0'].includes(id.toLowerCase()) && assetDiscovery?.supported === true,
    )
  } catch (error) {
    if (!isUnknownMethod(error)) throw error
    noteUnoffered(core, connectorId)
    return false
  }
}

function readAssets(value: unknown, chain: string): readonly WalletAsset[] {
  const parsed = answer.safeParse(value)
  const own = Object.entries(parsed.data ?? {}).find(([id]) => id.toLowerCase() === chain)?.[1]
  if (!Array.isArray(own)) return []
  return own.slice(0, CHECKED_TOKENS).flatMap((one: unknown) => readAsset(one) ?? [])
}

function readAsset(value: unknown): WalletAsset | undefined {
  const parsed = asset.safeParse(value)
  if (!parsed.success) return undefined
  const { address, balance, type, metadata } = parsed.data
  const { symbol, name = symbol, decimals, price, iconUrl } = metadata
  const isNative = type.toLowerCase() === 'native'
  if (!isNative && !evmAddress.safeParse(address).success) return undefined
  return {
    address: isNative ? undefined : address,
    symbol,
    name,
    decimals,
    iconUrl,
    amount: BigInt(balance),
    price: typeof price === 'number' ? toPlain(price) : cleanDecimal(price ?? ''),
  }
}
