import { type Address, type Hex, maxUint256, pad, parseEventLogs } from 'viem'
import { spokePoolAbi, tokenAbi } from './chains/abi.ts'
import { devAccount } from './chains/accounts.ts'
import { type ChainClient, createChainClient } from './chains/client.ts'
import type { ChainState } from './control/state.ts'
import type { Devnet } from './start.ts'

const WAIT_MS = 20_000
const POLL_MS = 50

/** Signs as the Devnet Wallet's first account. */
export function walletClient({ chainId, name, directRpcUrl }: ChainState): ChainClient {
  return createChainClient({ chainId, name, url: directRpcUrl, account: devAccount(0) })
}

/** Both chains, in order, or a clear failure. */
export function bothChains({ chains }: Pick<Devnet, 'chains'>): [ChainState, ChainState] {
  const [origin, destination] = chains
  if (origin === undefined || destination === undefined) throw new Error('Two chains are needed')
  return [origin, destination]
}

/** Asks until the answer is there; no sleep decides a test. */
export async function until<value>(ask: () => Promise<value | undefined>): Promise<value> {
  const deadline = Date.now() + WAIT_MS
  while (Date.now() < deadline) {
    const value = await ask()
    if (value !== undefined) return value
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`Nothing came within ${WAIT_MS} ms`)
}

/** GETs JSON, whatever the status. */
export async function getJson(url: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url)
  return { status: response.status, body: await response.json() }
}

export type DepositOptions = {
  inputToken: Address
  outputToken: Address
  inputAmount: bigint
  outputAmount: bigint
  /** @default the depositor */
  recipient?: Address | undefined
  message?: Hex | undefined
  native?: boolean | undefined
  /** Seconds from now. @default 3600 */
  fillDeadlineSeconds?: number | undefined
}

/** Approves and deposits as the wallet would; answers the deposit's id and transaction. */
export async function deposit(devnet: Pick<Devnet, 'chains'>, options: DepositOptions) {
  const [origin, destination] = bothChains(devnet)
  const { inputToken, outputToken, native = false, fillDeadlineSeconds = 3_600 } = options
  const wallet = walletClient(origin)
  const { spokePool } = origin.contracts
  if (!native) {
    const hash = await wallet.writeContract({
      address: inputToken,
      abi: tokenAbi,
      functionName: 'approve',
      args: [spokePool, maxUint256],
    })
    await wallet.waitForTransactionReceipt({ hash })
  }
  const { timestamp } = await wallet.getBlock()
  const hash = await wallet.writeContract({
    address: spokePool,
    abi: spokePoolAbi,
    functionName: 'deposit',
    args: [
      pad(wallet.account.address),
      pad(options.recipient ?? wallet.account.address),
      pad(inputToken),
      pad(outputToken),
      options.inputAmount,
      options.outputAmount,
      BigInt(destination.chainId),
      pad('0x00'),
      Number(timestamp),
      Number(timestamp) + fillDeadlineSeconds,
      0,
      options.message ?? '0x',
    ],
    value: native ? options.inputAmount : 0n,
  })
  const receipt = await wallet.waitForTransactionReceipt({ hash })
  const [event] = parseEventLogs({
    abi: spokePoolAbi,
    eventName: 'FundsDeposited',
    logs: receipt.logs,
  })
  if (event === undefined) throw new Error('The pool did not note the deposit')
  return { hash, depositId: event.args.depositId }
}

/** The indexer's word on a deposit, once it has the status. */
export function untilStatus(devnet: Pick<Devnet, 'urls'>, hash: Hex, status: string) {
  return until(async () => {
    const { body } = await getJson(`${devnet.urls.indexer}/deposit/status?depositTxHash=${hash}`)
    const found = body as Record<string, unknown>
    return found.status === status ? found : undefined
  })
}
