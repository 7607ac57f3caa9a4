import { type Address, type Hex, isAddressEqual } from 'viem'
import { call, getBlock, readContract } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { spokePoolAbi } from '../contracts/abi.ts'
import type { BridgeClient } from '../client/client.ts'
import { coded } from '../errors/coded.ts'
import { decodeRevert, revertData } from '../errors/decodeRevert.ts'
import { encodeSpeedUp, isLegacyId } from './encodeSpeedUp.ts'
import { ConfigError } from '../errors/client.ts'
import {
  AlreadyFilledError,
  DepositExpiredError,
  SpeedUpPointlessError,
  SpeedUpSimulationError,
  SpeedUpTooHighError,
  SpeedUpTooLowError,
  WrongDepositorError,
} from '../errors/speedUp.ts'
import { getQuote } from '../quote/getQuote.ts'
import { getSpokePool } from '../client/getSpokePool.ts'
import type { CrossChainMessage } from '../quote/message.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { relayHash } from '../logs/relayHash.ts'
import type { PreparedSpeedUp } from './speedUp.ts'
import type { Abortable, ApiBase } from '../transport/transport.ts'

const FILLED = 2n

/** The changes of a speed-up. Fields that you leave out stay unchanged, except the amount, which becomes that of a new quote. */
export type SpeedUpUpdate = {
  /** In base units of the output token. */
  readonly outputAmount?: bigint | undefined
  readonly recipient?: Address | undefined
  /** The new message. With actions, the handler that runs them becomes the recipient. */
  readonly message?: Hex | CrossChainMessage | undefined
}

export type PrepareSpeedUpOptions = Abortable &
  ApiBase & {
    readonly deposit: DepositLog
    /** The connected account, which has to be the depositor. */
    readonly account: Address
    readonly update?: SpeedUpUpdate | undefined
    /** The integrator id as two bytes of hex, if the deposit has another one. @default the client's */
    readonly integratorId?: string | undefined
  }

/**
 * Prepares a speed-up (S5.12), which offers less to the recipient so that a relayer fills at today's price. The
 * offer is never less than a new deposit would be quoted (`requiredOutputAmount`), because that would give money
 * away. It is never more than the deposit promised, because no relayer would take it. If the deposit already pays
 * as much as a new one, a speed-up needs another recipient or message.
 *
 * @throws WrongDepositorError, AlreadyFilledError, DepositExpiredError, SpeedUpTooLowError,
 * SpeedUpTooHighError, SpeedUpPointlessError, SpeedUpSimulationError, RpcError, and the errors of `getQuote`
 */
export async function prepareSpeedUp(
  client: BridgeClient,
  options: PrepareSpeedUpOptions,
): Promise<PreparedSpeedUp> {
  const { deposit, account, update = {}, apiUrl, signal } = options
  const { integratorId = client.integratorId } = options
  const { depositor, outputAmount: original, destinationChainId, outputToken } = deposit
  if (!isAddressEqual(account, depositor)) throw new WrongDepositorError({ account, depositor })
  const recipient = update.recipient ?? deposit.recipient
  // On a chain that is not EVM nothing of it can be checked here.
  if (recipient === undefined || outputToken === undefined) {
    throw new ConfigError(destinationChainId)
  }
  if (update.outputAmount !== undefined && update.outputAmount > original) {
    throw new SpeedUpTooHighError({ outputAmount: update.outputAmount, original })
  }
  await coded(requireOpen(client, { deposit, signal }))
  const { originChainId, inputToken } = deposit
  const quote = await getQuote(client, {
    route: {
      isNative: false,
      originChainId,
      destinationChainId,
      inputToken,
      outputToken,
      inputTokenSymbol: '',
      outputTokenSymbol: '',
    },
    inputAmount: deposit.inputAmount,
    depositor,
    recipient,
    apiUrl,
    signal,
    crossChainMessage: update.message ?? deposit.message,
  })
  const required = quote.deposit.outputAmount < original ? quote.deposit.outputAmount : original
  const outputAmount = update.outputAmount ?? required
  if (outputAmount < required) throw new SpeedUpTooLowError({ outputAmount, required })
  const updated = {
    deposit,
    updatedOutputAmount: outputAmount,
    updatedRecipient: quote.deposit.recipient,
    updatedMessage: quote.deposit.message,
    requiredOutputAmount: required,
    integratorId,
  }
  const isSame =
    outputAmount === original &&
    updated.updatedMessage === deposit.message &&
    deposit.recipient !== undefined &&
    isAddressEqual(updated.updatedRecipient, deposit.recipient)
  if (isSame) throw new SpeedUpPointlessError()
  return { ...updated, generation: await coded(findGeneration(client, updated, signal)) }
}

/** Neither filled nor expired, by the destination's own state and clock. */
async function requireOpen(
  client: BridgeClient,
  { deposit, signal }: Abortable & { readonly deposit: DepositLog },
): Promise<void> {
  const { destinationChainId: chainId, depositId, fillDeadline } = deposit
  const chain = client.chainClient(chainId)
  const hash = relayHash(deposit)
  const address = await getSpokePool(client, { chainId, signal })
  const query = { address, abi: spokePoolAbi, functionName: 'fillStatuses' } as const
  const [{ timestamp }, status] = await abortable(
    Promise.all([
      getBlock(chain),
      hash === undefined ? 0n : readContract(chain, { ...query, args: [hash] }),
    ]),
    signal,
  )
  if (status === FILLED) throw new AlreadyFilledError(depositId)
  if (Number(timestamp) > fillDeadline) throw new DepositExpiredError(depositId)
}

/**
 * Which words the pool understands: asked with an empty signature, a pool that has the function
 * refuses the signature, and one that lacks it falls through to a fallback that reverts with nothing.
 */
async function findGeneration(
  client: BridgeClient,
  updated: Omit<PreparedSpeedUp, 'generation'>,
  signal: AbortSignal | undefined,
): Promise<PreparedSpeedUp['generation']> {
  const { originChainId, depositId, depositor: account } = updated.deposit
  const chain = client.chainClient(originChainId)
  const knows = async (generation: PreparedSpeedUp['generation']): Promise<unknown> => {
    const attempt = encodeSpeedUp({ ...updated, generation }, '0x')
    try {
      await abortable(call(chain, { account, ...attempt }), signal)
      return undefined
    } catch (error) {
      const data = revertData(error)
      if (data === undefined) throw error
      return data === '0x' ? error : undefined
    }
  }
  const refusal = await knows('current')
  if (refusal === undefined) return 'current'
  if (isLegacyId(depositId) && (await knows('legacy')) === undefined) return 'legacy'
  throw new SpeedUpSimulationError(decodeRevert(refusal), refusal)
}
