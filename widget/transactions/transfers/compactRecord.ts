import { decodeCompact, encodeCompact } from '#bridges/across/transfer/compact.ts'
import { restore, shorten } from './compactSplit.ts'
import { type TransferRecord, transferRecord } from './record.ts'

const pattern = /^(\d{1,2})\.(\d{1,2})\.(\d{1,9})\.(\d{1,9})\.([-\w]+)((?:\.[a-zP][0-9a-f-]*)*)$/

/**
 * A transfer with what its drawing needs, as one short text. What was altered is left out, and so are
 * limits that say nothing because the amount was below them. Texts of before have no rest at the end.
 * A message that pays a partner is a large letter of it: builds of before drop what they cannot read,
 * and find the transfer again on its chain.
 */
export function encodeRecord(record: TransferRecord): string {
  const { transfer, inputDecimals, outputDecimals, expectedSeconds, revision = 0 } = record
  const { takenBack, reopened, limits } = record
  const short = shorten(transfer)
  const rest = [
    short && `P${short.split}`,
    takenBack && `t${takenBacks.indexOf(takenBack)}`,
    reopened && `r${reopened.toString(16)}`,
    limits && BigInt(transfer.inputAmount) > BigInt(limits.instant) && `l${hexOf(limits)}`,
  ].filter((part) => typeof part === 'string')
  const seconds = Math.round(expectedSeconds)
  const first = [
    inputDecimals,
    outputDecimals,
    seconds,
    revision,
    encodeCompact(short?.transfer ?? transfer),
  ]
  return [...first, ...rest].join('.')
}

/** The transfer in `text`, or undefined when it is damaged. */
export function decodeRecord(text: string): TransferRecord | undefined {
  const [, input, output, seconds, revision, compact = '', rest = ''] = pattern.exec(text) ?? []
  const bare = decodeCompact(compact)
  const parts = new Map(rest.split('.').map((part) => [part.charAt(0), part.slice(1)]))
  const split = parts.get('P')
  const transfer = bare && split !== undefined ? restore(bare, split) : bare
  if (transfer === undefined) return undefined
  const [takenBack, reopened, limits] = [parts.get('t'), parts.get('r'), parts.get('l')]
  const record = {
    transfer,
    inputDecimals: Number(input),
    outputDecimals: Number(output),
    expectedSeconds: Number(seconds),
    revision: Number(revision),
    ...(takenBack === undefined ? {} : { takenBack: takenBacks[Number(takenBack)] ?? takenBack }),
    ...(reopened === undefined ? {} : { reopened: Number.parseInt(reopened, 16) }),
    ...(limits === undefined ? {} : { limits: limitsOf(limits) }),
  }
  const parsed = transferRecord.safeParse(record)
  return parsed.success ? parsed.data : undefined
}

const takenBacks = ['deposit', 'fill'] as const

function hexOf({ instant, shortDelay }: NonNullable<TransferRecord['limits']>): string {
  return [instant, shortDelay].map((amount) => BigInt(amount).toString(16)).join('-')
}

function limitsOf(text: string): TransferRecord['limits'] {
  const [instant = '', shortDelay = ''] = text
    .split('-')
    .map((hex) => (hex === '' ? '' : String(BigInt(`0x${hex}`))))
  return { instant, shortDelay }
}
