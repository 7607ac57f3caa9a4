import { decodeCompact, encodeCompact } from '#bridge/compact.ts'
import { type TransferRecord, transferRecord } from './record.ts'

const pattern = /^(\d{1,2})\.(\d{1,2})\.(\d{1,9})\.(\d{1,9})\.([-\w]+)$/

/** A transfer with what its drawing needs, as one short text. What was altered is left out. */
export function encodeRecord(record: TransferRecord): string {
  const { transfer, inputDecimals, outputDecimals, expectedSeconds, revision = 0 } = record
  const seconds = Math.round(expectedSeconds)
  return [inputDecimals, outputDecimals, seconds, revision, encodeCompact(transfer)].join('.')
}

/** The transfer in `text`, or undefined when it is damaged. */
export function decodeRecord(text: string): TransferRecord | undefined {
  const [, input, output, seconds, revision, compact = ''] = pattern.exec(text) ?? []
  const transfer = decodeCompact(compact)
  if (transfer === undefined) return undefined
  const record = {
    transfer,
    inputDecimals: Number(input),
    outputDecimals: Number(output),
    expectedSeconds: Number(seconds),
    revision: Number(revision),
  }
  return transferRecord.safeParse(record).success ? record : undefined
}
