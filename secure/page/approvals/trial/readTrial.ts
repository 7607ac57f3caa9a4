import type { PublicClient } from 'viem'
import type { TrialOutcome } from '#bridges/across/trial/trial.ts'
import type { CallRequest } from '../../requests/rpc/transactionParams.ts'
import type { Action, BalanceChange, Trial } from '../approval.ts'
import { readSpending } from '../readSpending.ts'
import { tokenOn } from '../tokens.ts'
import { type Change, worseOf } from './worseOf.ts'

/** What a trial is drawn as: the worse of it and of the calls, with what the tokens are called. */
export async function readTrial(
  client: PublicClient,
  outcome: TrialOutcome,
  calls: readonly CallRequest[],
  actions: readonly Action[],
): Promise<Trial> {
  if (outcome.status !== 'tried') return { status: 'untried' }
  const worse = worseOf(outcome, calls, actions)
  const named = (contract: string, amount: bigint) =>
    tokenOn(client, { chainId: client.chain?.id, contract }, amount)
  const drawn = async ({ contract, amount, id }: Change): Promise<BalanceChange> => {
    const { symbol = '', decimals = 18 } = client.chain?.nativeCurrency ?? {}
    if (contract === null) {
      return { token: { contract: '', symbol, decimals, amount }, tokenId: null }
    }
    return { token: await named(contract, amount), tokenId: id }
  }
  const [gives, gets, allows] = await Promise.all([
    Promise.all(worse.gives.map(drawn)),
    Promise.all(worse.gets.map(drawn)),
    readSpending(
      client,
      worse.allows.map(({ id, ...allowance }) => ({ ...allowance, tokenId: id })),
    ),
  ])
  return { status: 'tried', gives, gets, allows, isWorse: worse.isWorse, hasMore: worse.hasMore }
}
