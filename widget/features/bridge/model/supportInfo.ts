import { payoutOfTransfer } from '#transactions/transfers/payout.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'

/**
 * Everything that a helper needs to find a transfer, as plain text in English. Nothing in it is
 * secret: signatures and keys are never kept, and all else is on the chains.
 */
export function supportInfo(record: TransferRecord, build: string): string {
  const { transfer, inputDecimals, outputDecimals, alteration, revision } = record
  const { route, speedUp, error } = transfer
  const { fee, recipient, amount } = payoutOfTransfer(transfer)
  const lines: readonly (readonly [name: string, value: string | number | undefined])[] = [
    ['transfer', transfer.id],
    ['status', `${transfer.status} (${transfer.step})`],
    ['error', error && `${error.code}: ${error.message}`],
    ['altered', alteration && `${alteration.field}: ${alteration.asked} / ${alteration.sent}`],
    ['origin chain', route.originChainId],
    ['destination chain', route.destinationChainId],
    [
      'input token',
      `${route.inputTokenSymbol} ${route.isNative ? 'native ' : ''}${route.inputToken}`,
    ],
    ['output token', `${route.outputTokenSymbol} ${route.outputToken}`],
    ['input amount', `${transfer.inputAmount} (${inputDecimals} decimals)`],
    ['output amount', `${transfer.outputAmount} (${outputDecimals} decimals)`],
    ['filled amount', transfer.filledAmount],
    ['depositor', transfer.owner],
    ['recipient', transfer.recipient],
    ['partner fee', fee && `${fee.amount} to ${fee.recipient}`],
    ['paid out', fee && `${amount} to ${recipient}`],
    ['message', transfer.message === '0x' ? undefined : cut(transfer.message)],
    ['origin pool', transfer.originPool],
    ['destination pool', transfer.destinationPool],
    ['deposit id', transfer.depositId],
    ['approve tx', transfer.approveHash],
    ['deposit tx', transfer.depositHash],
    ['call bundle', transfer.bundleId && cut(transfer.bundleId)],
    ['deposit nonce', transfer.depositNonce],
    ['speed-up', speedUp && `${speedUp.outputAmount} ${speedUp.hash ?? 'not known to be sent'}`],
    ['slow fill requested', transfer.slowFillRequested === true ? 'yes' : undefined],
    ['fill tx', transfer.fillHash],
    ['fill type', transfer.fillType],
    ['actions succeeded', transfer.actionSuccess?.toString()],
    ['refund tx', transfer.refundHash],
    ['exclusive relayer', transfer.exclusiveRelayer],
    ['integrator id', transfer.integratorId],
    ['confirmed', iso(transfer.created)],
    ['quoted', iso(transfer.quoteTimestamp * 1_000)],
    ['deposited', iso(transfer.depositTimestamp && transfer.depositTimestamp * 1_000)],
    ['filled', iso(transfer.fillTimestamp && transfer.fillTimestamp * 1_000)],
    ['fill deadline', iso(transfer.fillDeadline * 1_000)],
    ['revision', revision],
    ['widget', build],
  ]
  return lines
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
    .join('\n')
}

const LONGEST = 200

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}… (${text.length} characters)`
}

function iso(timeMs: number | undefined): string | undefined {
  if (timeMs === undefined) return undefined
  const date = new Date(timeMs)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
