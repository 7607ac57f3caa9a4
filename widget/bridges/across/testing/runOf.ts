import type { BridgeClient } from '../client/client.ts'
import type { Run } from '../run/runOptions.ts'
import type { Transfer } from '../transfer/transfer.ts'
import { transferFromDeposit } from '../transfer/transferFromDeposit.ts'
import { depositOf, owner } from './ledger.ts'
import { destinationPool } from './modelLogs.ts'

/** The transfer of `depositOf()`, with the changes of a test. */
export function transferOf(changes: Partial<Transfer> = {}): Transfer {
  const made = transferFromDeposit({
    deposit: depositOf(),
    inputTokenSymbol: 'USDC',
    outputTokenSymbol: 'USDC',
    isNative: false,
    destinationPool,
    integratorId: '0xdead',
    created: 1,
    fromBlockDestination: 0,
  })
  if (made === undefined) throw new Error('it is no transfer')
  return { ...made, ...changes }
}

/** A run whose wallet is not to be asked; `committed` is what it kept, in order. */
export function runOf(client: BridgeClient, transfer: Transfer, changes: Partial<Run> = {}) {
  const unused = () => Promise.reject(new Error('was not to be asked'))
  const committed: Partial<Record<keyof Transfer, unknown>>[] = []
  const run: Run = {
    client,
    transfer: () => transfer,
    async commit(patch) {
      committed.push(patch)
      return transfer
    },
    save: () => undefined,
    emit: () => undefined,
    own: {},
    wallet: {
      address: owner,
      chainId: unused,
      sendTransaction: unused,
      switchChain: unused,
      signTypedData: unused,
    },
    ...changes,
  }
  return { run, committed }
}
