import { numberToHex } from 'viem/utils'
import * as z from 'zod/mini'
import { evmAddress, text } from '#secure/wire'
import type { Page } from '../../page.ts'
import { parseParams, requireOwn } from './params.ts'

const params = z.tuple([evmAddress, z.optional(z.array(text(66)).check(z.maxLength(100)))])

/** EIP-5792: calls of this account are sent one after the other, never as one. */
export async function getCapabilities(page: Page, given: unknown): Promise<unknown> {
  const [address, chains] = parseParams(params, given)
  const { addresses } = await page.session.account()
  requireOwn(address, addresses?.eip155 ?? '')
  const wanted = chains?.map((chain) => chain.toLowerCase())
  const all = page.config.networks.map(({ chainId }) => numberToHex(chainId))
  const shown = all.filter((chain) => wanted === undefined || wanted.includes(chain))
  return Object.fromEntries(shown.map((chain) => [chain, { atomic: { status: 'unsupported' } }]))
}
