import { isOffCurveAddress, address as toAddress } from '@solana/kit'
import { BaseError, parseCaipChainId } from '#protocol'
import type {
  PreparedTransfer,
  Receiver,
  Transfer,
  TransferCost,
  TransferProblem,
} from '../transfers.ts'
import { compile, instructionsOf, unitsOf } from './build.ts'
import { toBase64 } from './bytes.ts'
import { type NodeAsk, nodeOf } from './node.ts'
import { SYSTEM } from './programs.ts'
import { readTokenState, type TokenState } from './state.ts'
import { whyNot } from './whyNot.ts'

const LAMPORTS_PER_SIGNATURE = 5_000n
const MICRO = 1_000_000n
/** The highest priority fee that the widget offers. */
const MOST_PRIORITY_LAMPORTS = 500_000n

/** What lives at the address of a receiver. */
export async function readReceiver(
  asked: NodeAsk & { readonly address: string },
): Promise<Receiver> {
  const [account] = await nodeOf(asked).accounts([asked.address])
  if (account && (account.executable || account.owner !== SYSTEM)) return 'notAPerson'
  if (isOffCurveAddress(toAddress(asked.address))) return 'program'
  return account ? 'account' : 'new'
}

/** The costs of a transfer, and the problems that the chain reports. */
export async function estimateTransfer(
  asked: NodeAsk & { readonly transfer: Transfer },
): Promise<TransferCost> {
  const { transfer } = asked
  const [state, reserve, [receiver]] = await Promise.all([
    readTokenState(asked, transfer),
    nodeOf(asked).rent(0),
    nodeOf(asked).accounts([transfer.to]),
  ])
  const { fee } = await priced(asked, transfer, state)
  const withheld = state?.rules.withheld(transfer.amount) ?? 0n
  const setUp = state === undefined || state.isOpen ? 0n : state.rent
  const problem =
    state === undefined
      ? nativeProblem(transfer, { isNew: receiver === null, reserve })
      : tokenProblem(state, transfer)
  return { fee, setUp, reserve, withheld, problem }
}

/** Builds it with the newest blockhash, and simulates it on the chain. */
export async function prepareTransfer(
  asked: NodeAsk & { readonly transfer: Transfer },
): Promise<PreparedTransfer> {
  const { transfer } = asked
  const node = nodeOf(asked)
  const [state, latest, genesis] = await Promise.all([
    readTokenState(asked, transfer),
    node.latestBlockhash(),
    node.genesisHash(),
  ])
  requireCluster(asked, genesis)
  const { instructions, units, price } = await priced(asked, transfer, state)
  const wire = compile({ from: transfer.from, instructions, units, price, latest })
  const transaction = toBase64(wire)
  const { err, logs } = await node.simulate(transaction)
  if (err !== null && err !== undefined) {
    throw new BaseError(`The network would undo it: ${whyNot(err, logs ?? [])}`, {
      code: 'SEND_WOULD_FAIL',
    })
  }
  return { transaction, lastValid: latest.lastValidBlockHeight }
}

/** Refuses a node of another cluster. */
function requireCluster({ network }: NodeAsk, genesis: string): void {
  const { reference } = parseCaipChainId(network.caipChainId)
  if (genesis.startsWith(reference)) return
  throw new BaseError(`The node of ${network.name} is on another cluster`, {
    code: 'WRONG_CLUSTER',
    details: genesis,
  })
}

async function priced(asked: NodeAsk, transfer: Transfer, state: TokenState | undefined) {
  const instructions = instructionsOf(transfer, state)
  const units = unitsOf(instructions.length, state)
  const writable = [transfer.from, state?.destination ?? transfer.to]
  const fees = await nodeOf(asked).priorityFees(writable)
  const price = priceOf(
    fees.map(({ prioritizationFee }) => prioritizationFee),
    BigInt(units),
  )
  const priority = (price * BigInt(units) + MICRO - 1n) / MICRO
  return { instructions, units, price, fee: LAMPORTS_PER_SIGNATURE + priority }
}

/** The upper quartile of recent priority fees, capped. */
function priceOf(fees: readonly bigint[], units: bigint): bigint {
  const sorted = [...fees].sort((a, b) => (a < b ? -1 : 1))
  const usual = sorted[Math.floor((sorted.length * 3) / 4)] ?? 0n
  const most = (MOST_PRIORITY_LAMPORTS * MICRO) / units
  return usual > most ? most : usual
}

function nativeProblem(
  { amount }: Transfer,
  { isNew, reserve }: { isNew: boolean; reserve: bigint },
): TransferProblem | undefined {
  if (!isNew || amount >= reserve || amount === 0n) return undefined
  return { kind: 'tooLittleToOpen', minimum: reserve }
}

function tokenProblem(state: TokenState, { amount }: Transfer): TransferProblem | undefined {
  const { rules, sources, isReceiverFrozen, wantsMemo } = state
  if (!rules.isTransferable) return { kind: 'notTransferable' }
  if (rules.hasHook || wantsMemo) return { kind: 'unknownRules' }
  const free = sources.reduce((sum, one) => (one.isFrozen ? sum : sum + one.amount), 0n)
  if (sources.some(({ isFrozen }) => isFrozen) && free < (amount === 0n ? 1n : amount)) {
    return { kind: 'frozen' }
  }
  return isReceiverFrozen ? { kind: 'recipientFrozen' } : undefined
}
