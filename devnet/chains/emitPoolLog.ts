import { concat, type Hex } from 'viem'
import { deployer } from './accounts.ts'
import type { DevChain } from './devChain.ts'
import { inTurn } from './inTurn.ts'
import { sendAsDeployer } from './sendAsDeployer.ts'

/** Four topics, the event's own first, and the rest of its values. */
export type PoolLog = { topics: Hex[]; data: Hex }

/**
 * Puts an event into the pool's history that the pool of today no longer writes, such as
 * `V3FundsDeposited`: for one transaction its address has the code of an emitter. Others who call
 * the pool meanwhile are reverted.
 */
export async function emitPoolLog(
  { client, contracts }: DevChain,
  { topics, data }: PoolLog,
): Promise<Hex> {
  const address = contracts.spokePool
  return inTurn(client, async () => {
    const bytecode = await client.getCode({ address })
    if (bytecode === undefined) throw new Error('The pool has no code')
    await client.setCode({ address, bytecode: emitterCode })
    try {
      const receipt = await sendAsDeployer(client, { to: address, data: concat([...topics, data]) })
      return receipt.transactionHash
    } finally {
      await client.setCode({ address, bytecode })
    }
  })
}

// LOG4 of the call's data: the first four words are the topics, the rest is the event's data.
const emitterCode = concat([
  '0x33', // CALLER
  '0x73', // PUSH20 the only one who may
  deployer.address,
  '0x14', // EQ
  '0x601d57', // PUSH1 0x1d, JUMPI
  '0x5f5ffd', // PUSH0, PUSH0, REVERT
  '0x5b', // 0x1d: JUMPDEST
  '0x60803603', // PUSH1 0x80, CALLDATASIZE, SUB: size of the data
  '0x60805f37', // PUSH1 0x80, PUSH0, CALLDATACOPY to memory 0
  '0x606035', // topic 3: PUSH1 0x60, CALLDATALOAD
  '0x604035', // topic 2
  '0x602035', // topic 1
  '0x5f35', // topic 0
  '0x60803603', // size: PUSH1 0x80, CALLDATASIZE, SUB
  '0x5f', // offset: PUSH0
  '0xa4', // LOG4
  '0x00', // STOP
])
