import { encodeFunctionData } from 'viem'
import { walletAccounts } from './accounts.ts'
import { collectibleAbi } from './collectible.ts'
import type { DevChain } from './devChain.ts'
import { inTurn } from './inTurn.ts'
import { sendAsDeployer } from './sendAsDeployer.ts'

/** Ids from here on are spam: advertising that the owner did not ask for. */
export const FIRST_SPAM_ID = 900

/** What the wallet's first accounts own at the start; all other ids are free. */
const given = [
  { account: 0, ids: [1, 2, 3, FIRST_SPAM_ID] },
  { account: 1, ids: [4] },
] as const

/** Mints the collection's first ids to the wallet's accounts. */
export async function giveCollectibles({
  client,
  contracts,
}: Pick<DevChain, 'client' | 'contracts'>): Promise<void> {
  await inTurn(client, async () => {
    for (const { account, ids } of given) {
      const to = walletAccounts[account]?.address
      if (to === undefined) continue
      for (const id of ids) {
        const data = encodeFunctionData({
          abi: collectibleAbi,
          functionName: 'mint',
          args: [to, BigInt(id)],
        })
        await sendAsDeployer(client, { to: contracts.collectible, data })
      }
    }
  })
}
