import { createClient } from '../requests/rpc/client.ts'
import { isDelegated } from './delegation.ts'
import type { OwnAccount } from './ownAccount.ts'

/** Whether the chain knows it as a smart account already. */
export async function isDeployed(own: OwnAccount): Promise<boolean> {
  if (own.type === 'eoa') return false
  const client = createClient(own.network)
  if (own.network.smartAccounts.isEip7702) return isDelegated(client, own.address)
  return (await client.getCode({ address: own.address })) !== undefined
}
