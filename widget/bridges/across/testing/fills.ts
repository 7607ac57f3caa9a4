import { type Hex, pad, parseAbi, type TransactionReceipt } from 'viem'
import { waitForTransactionReceipt, writeContract } from 'viem/actions'
import { expect } from 'vitest'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { runTransfer } from '../run/runTransfer.ts'
import type { Transfer } from '../transfer/transfer.ts'
import { waitForDepositTx } from '../deposit/waitForDepositTx.ts'
import { destinationChainId, originChainId, type World } from './world.ts'

const abi = parseAbi([
  'struct RelayData { bytes32 depositor; bytes32 recipient; bytes32 exclusiveRelayer; bytes32 inputToken; bytes32 outputToken; uint256 inputAmount; uint256 outputAmount; uint256 originChainId; uint256 depositId; uint32 fillDeadline; uint32 exclusivityDeadline; bytes message; }',
  'function fillRelay(RelayData relayData, uint256 repaymentChainId, bytes32 repaymentAddress)',
  'function approve(address spender, uint256 amount) returns (bool)',
])

/** A transfer as it was saved when its deposit was mined and its page was left. */
export async function sendDeposit(
  world: World,
  options: Parameters<World['draft']>[1] & { readonly draft?: Partial<Transfer> } = {},
) {
  const owner = await world.account()
  const transfer = { ...(await world.draft(owner.address, options)), ...options.draft }
  const wallet = world.wallet(owner)
  const until = new AbortController()
  let kept: Transfer = transfer
  const save = (next: Transfer) => {
    kept = next
    if (next.status === 'deposited') until.abort(new Error('the page is left'))
  }
  const { signal } = until
  await runTransfer(world.client, { transfer, wallet, save, signal }).catch(() => undefined)
  expect(kept.status).toBe('deposited')
  const hash = kept.depositHash ?? '0x'
  const log = await waitForDepositTx(world.client, { hash, originChainId })
  return { owner, transfer: kept, wallet, hash, log }
}

export const forgedAmount = 700_000_000n

/** A forger fills an unrequested relay to itself, under the id of another account's deposit. */
export async function forgeFill(
  world: World,
  { log, pool }: { readonly log: DepositLog; readonly pool: Hex },
  changes: Partial<DepositLog> = {},
): Promise<TransactionReceipt> {
  const stranger = await world.account()
  const chain = world.client.chainClient(destinationChainId)
  const made = { ...log, outputAmount: forgedAmount, recipient: stranger.address, ...changes }
  const bytes = (address: Hex | undefined) => pad(address ?? '0x')
  const from = { account: stranger, chain: null, abi } as const
  const mined = async (hash: Hex) => {
    const receipt = await waitForTransactionReceipt(chain, { hash })
    expect(receipt.status).toBe('success')
    return receipt
  }
  await mined(
    await writeContract(chain, {
      ...from,
      address: made.outputToken ?? '0x',
      functionName: 'approve',
      args: [pool, made.outputAmount],
    }),
  )
  const relayData = {
    ...made,
    originChainId: BigInt(originChainId),
    depositor: bytes(made.depositor),
    recipient: bytes(made.recipient),
    inputToken: bytes(made.inputToken),
    outputToken: bytes(made.outputToken),
    exclusiveRelayer: bytes(made.exclusiveRelayer),
  }
  return mined(
    await writeContract(chain, {
      ...from,
      address: pool,
      functionName: 'fillRelay',
      args: [relayData, BigInt(destinationChainId), bytes(stranger.address)],
    }),
  )
}
