import {
  type Address,
  concatHex,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  numberToHex,
  padHex,
} from 'viem'
import * as z from 'zod/mini'
import { erc20Abi } from '#bridge/abi.ts'
import { evmAddress, hexBytes } from '#protocol'
import type { Core } from '../core.ts'
import { reasonOf } from '../requests/revertReason.ts'
import type { SwapOrder } from './slice.ts'

/** What would happen, by our own node. */
export type Simulated =
  | {
      readonly status: 'ok'
      /** Base units that the account would have more, and less. */
      readonly received: bigint
      readonly spent: bigint
      /** Wei that would leave beside it. */
      readonly paid: bigint
      /** A third token would leave the account. */
      readonly takesOther: boolean
    }
  | { readonly status: 'reverts'; readonly reason: string }
  /** The node cannot try several calls at once. */
  | { readonly status: 'unavailable' }

/** An address of nobody's: for the time of the question it reads a native balance. */
const READER: Address = '0x00000000000000000000000000000000ca05e3a1'
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const bytes = z.pipe(
  hexBytes,
  z.transform((hex) => hex as Hex), // the pattern is the type
)
const call = z.object({
  status: z.string(),
  returnData: bytes,
  logs: z.optional(
    z.array(z.object({ address: evmAddress, topics: z.array(z.string()), data: bytes })),
  ),
  error: z.optional(z.unknown()),
})
const answer = z.array(z.object({ calls: z.array(call) })).check(z.length(1))

/**
 * Carries out approval and swap one after the other in the state of now, without sending anything,
 * and looks what the account has before and after (`eth_simulateV1`).
 * @see https://ethereum.github.io/execution-apis/ethsimulatev1-notes/
 */
export async function simulateSwap(
  core: Core,
  order: SwapOrder,
  options: {
    readonly target: Address
    readonly data: Hex
    readonly value: bigint
    /** Whom to approve first. */
    readonly spender: Address | undefined
    readonly signal: AbortSignal
  },
): Promise<Simulated> {
  const { account, from, to, amount, caipChainId } = order
  const { target, data, value, spender, signal } = options
  const read = (token: Address | undefined) =>
    token === undefined
      ? { to: READER, data: '0x' as const }
      : { to: token, data: balanceOf(account) }
  const reads = [read(undefined), read(from.address), read(to.address)]
  const approvals =
    spender === undefined || from.address === undefined
      ? []
      : approve(from.address, spender, [0n, amount])
  const calls = [...reads, ...approvals, { to: target, data, value: numberToHex(value) }, ...reads]
  const block = {
    stateOverrides: { [READER]: { code: balanceReader(account) } },
    calls: calls.map((one) => ({ from: account, ...one })),
  }
  const asked = { blockStateCalls: [block], validation: false }
  const told = await core.rpc
    .request({ caipChainId, method: 'eth_simulateV1', params: [asked, 'latest'], signal })
    .catch(() => {
      signal.throwIfAborted()
      return undefined
    })
  const parsed = answer.safeParse(told)
  const done = parsed.success ? parsed.data[0]?.calls : undefined
  if (done === undefined || done.length !== calls.length) return { status: 'unavailable' }
  const at = reads.length + approvals.length
  const swapped = done[at]
  if (swapped === undefined) return { status: 'unavailable' }
  if (swapped.status !== '0x1') {
    return { status: 'reverts', reason: reasonOf(swapped.error ?? { data: swapped.returnData }) }
  }
  const balance = (index: number) => hexToBigInt(padded(done[index]?.returnData))
  const grown = (index: number) => balance(at + 1 + index) - balance(index)
  const isNativeOut = to.address === undefined
  return {
    status: 'ok',
    received: grown(2),
    spent: from.address === undefined ? value : -grown(1),
    paid: isNativeOut ? 0n : -grown(0),
    takesOther: (swapped.logs ?? []).some(
      ({ address, topics }) =>
        topics[0] === TRANSFER &&
        topics[1]?.toLowerCase() === padHex(account).toLowerCase() &&
        !(from.address !== undefined && isSame(address, from.address)),
    ),
  }
}

/** `PUSH20 account BALANCE PUSH1 0 MSTORE PUSH1 32 PUSH1 0 RETURN` */
function balanceReader(account: Address): Hex {
  return concatHex(['0x73', account, '0x3160005260206000f3'])
}

function balanceOf(account: Address): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
}

/** Some tokens want their allowance at zero first; to the others it makes no difference. */
function approve(token: Address, spender: Address, amounts: readonly bigint[]) {
  return amounts.map((amount) => ({
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
  }))
}

function padded(data: Hex | undefined): Hex {
  return data === undefined || data === '0x' ? '0x0' : (data.slice(0, 66) as Hex)
}

function isSame(a: string, b: Address): boolean {
  return isAddressEqual(a as Address, b) // `evmAddress` of the answer
}
