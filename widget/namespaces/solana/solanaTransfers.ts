import type { PreparedTransfers } from '../transfers.ts'
import { findTransfer, followTransfer } from './followTransfer.ts'
import { estimateTransfer, prepareTransfer, readReceiver } from './prepareTransfer.ts'
import { signTransfer } from './signTransfer.ts'

/** Transfers of SOL and of tokens of both programs. */
export const solanaTransfers: PreparedTransfers = {
  readReceiver,
  estimate: estimateTransfer,
  prepare: prepareTransfer,
  sign: signTransfer,
  follow: followTransfer,
  find: findTransfer,
}
