import { pad, slice } from 'viem'
import { spokePoolAbi } from './chains/abi.ts'
import { relayerAccount } from './chains/accounts.ts'
import type { DevChain } from './chains/devChain.ts'
import { inTurn } from './chains/inTurn.ts'
import type { Deposit, Entry, Ledger } from './chains/ledger.ts'
import { waitForReceipt } from './chains/receipt.ts'
import { relayDataOf } from './chains/relayHash.ts'
import { inOutputUnits } from './services/tokens.ts'
import { requestSlowFill } from './slowFills.ts'

const TICK_MS = 50
const RETRY_MS = 1_000

export type RelayerSettings = {
  /** Time between a deposit and its fill. @default 2000 */
  delayMs: number
  /** A paused relayer fills nothing. @default false */
  paused: boolean
  /** A relayer without funds asks for slow fills instead of filling. @default false */
  slow: boolean
}

export type Relayer = {
  settings: RelayerSettings
  /** Why the last attempt failed, for the banner and the tests. */
  lastError(): string | undefined
  stop(): Promise<void>
}

/** Fills deposits after a delay, with the depositor's latest speed-up if there is one. */
export function startRelayer(
  chains: readonly DevChain[],
  ledger: Ledger,
  start: RelayerSettings,
): Relayer {
  const settings: RelayerSettings = { ...start }
  const retryAt = new Map<Deposit, number>()
  let stopped = false
  let lastError: string | undefined

  async function fillNext(): Promise<void> {
    const now = Date.now()
    for (const entry of ledger.entries()) {
      if (stopped || settings.paused) return
      const { deposit, fill, refundHash } = entry
      if (fill !== undefined || refundHash !== undefined) continue
      if (now < deposit.seenAt + settings.delayMs) continue
      if (now < (retryAt.get(deposit) ?? 0)) continue
      const chain = chains.find(({ chainId }) => chainId === deposit.destinationChainId)
      if (chain === undefined) continue
      // Blocks another attempt until the ledger has read the fill or, after a failure, until the retry is
      // due.
      retryAt.set(deposit, now + RETRY_MS)
      await handle(chain, entry).catch((error: unknown) => {
        lastError = error instanceof Error ? error.message.split('\n')[0] : String(error)
      })
    }
  }

  async function handle(chain: DevChain, entry: Entry): Promise<void> {
    const { deposit } = entry
    const worth = inOutputUnits(chains, deposit, deposit.inputAmount)
    if (!settings.slow) await fillDeposit(chain, { ...entry, worth })
    else if (entry.slowFillRequestedAt === undefined) await requestSlowFill(chains, deposit)
  }

  async function run(): Promise<void> {
    while (!stopped) {
      await fillNext()
      await new Promise((resolve) => setTimeout(resolve, TICK_MS))
    }
  }

  const running = run()
  return {
    settings,
    lastError: () => lastError,
    async stop() {
      stopped = true
      await running
    },
  }
}

async function fillDeposit(
  chain: DevChain,
  { deposit, speedUps, worth }: Entry & { worth: bigint },
): Promise<void> {
  const { client, contracts, chainId } = chain
  const { timestamp } = await client.getBlock()
  if (deposit.fillDeadline < Number(timestamp)) return
  if (isReservedForAnother(deposit, Number(timestamp))) return
  const speedUp = speedUps.at(-1)
  if ((speedUp?.updatedOutputAmount ?? deposit.outputAmount) > worth) return

  const relayData = relayDataOf(deposit)
  const repayment = [BigInt(chainId), pad(relayerAccount.address)] as const
  const pool = { address: contracts.spokePool, abi: spokePoolAbi } as const
  // All senders that use the relayer's account take turns on the chain: see inTurn.
  await inTurn(chain, async () => {
    // The pool itself pays native currency to accounts and WETH to contracts.
    const hash =
      speedUp === undefined
        ? await client.writeContract({
            ...pool,
            functionName: 'fillRelay',
            args: [relayData, ...repayment],
          })
        : await client.writeContract({
            ...pool,
            functionName: 'fillRelayWithUpdatedDeposit',
            args: [
              relayData,
              ...repayment,
              speedUp.updatedOutputAmount,
              speedUp.updatedRecipient,
              speedUp.updatedMessage,
              speedUp.depositorSignature,
            ],
          })
    await waitForReceipt(client, hash)
  })
}

function isReservedForAnother(deposit: Deposit, now: number): boolean {
  const exclusive = slice(deposit.exclusiveRelayer, 12).toLowerCase()
  return (
    BigInt(exclusive) !== 0n &&
    exclusive !== relayerAccount.address.toLowerCase() &&
    now <= deposit.exclusivityDeadline
  )
}
