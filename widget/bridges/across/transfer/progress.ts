import type { Hex } from 'viem'
import { assertNever } from '../util/assertNever.ts'

export type Step = 'approve' | 'deposit' | 'fill'
type SentStep = 'approve' | 'deposit'

/** The code and the message of a failure. */
export type Failure = { readonly code: string | number; readonly message: string }

/** The progress of a transfer (S4.14). While the wallet asks the person, the status is `simulationSuccess`. */
export type BridgeProgress =
  | { readonly step: Step; readonly status: 'idle' }
  | { readonly step: SentStep; readonly status: 'simulationPending' }
  | { readonly step: SentStep; readonly status: 'simulationSuccess' }
  | { readonly step: SentStep; readonly status: 'txPending'; readonly hash: Hex }
  /** Approval and deposit are pending together, in a call bundle. */
  | {
      readonly step: 'approve'
      readonly status: 'txPending'
      readonly bundleId: string
      readonly hash?: undefined
      /** The wallet has had the bundle for more than a minute. The client keeps following it (S4.13). */
      readonly isLate?: true | undefined
    }
  | { readonly step: 'approve'; readonly status: 'txSuccess'; readonly hash: Hex }
  | {
      readonly step: 'deposit'
      readonly status: 'txSuccess'
      readonly hash: Hex
      readonly depositId: bigint
    }
  | { readonly step: 'fill'; readonly status: 'txPending'; readonly depositId: bigint }
  | {
      readonly step: 'fill'
      readonly status: 'txSuccess'
      readonly depositId: bigint
      /** Absent if the chain says "filled" and the transaction is not known. */
      readonly hash?: Hex | undefined
      readonly timestamp?: number | undefined
      /** False if the calls of a message failed and the tokens went to the fallback recipient. */
      readonly actionSuccess?: boolean | undefined
    }
  | {
      readonly step: Step
      readonly status: 'simulationError' | 'txError' | 'error'
      readonly error: Failure
    }

export type ProgressEvent =
  | { readonly type: 'started'; readonly step: SentStep }
  /** The approval was revoked before the deposit was sent. The client asks for it again. */
  | { readonly type: 'allowanceGone' }
  | { readonly type: 'simulated' }
  | { readonly type: 'sent'; readonly hash: Hex }
  /** The wallet accepted approval and deposit together. */
  | { readonly type: 'bundleSent'; readonly bundleId: string }
  /** The wallet has had the bundle for long, without a result. */
  | { readonly type: 'bundleLate' }
  /** The confirmed approval included the deposit. */
  | { readonly type: 'bundleMined'; readonly hash: Hex }
  | { readonly type: 'replaced'; readonly hash: Hex }
  | { readonly type: 'confirmed'; readonly hash: Hex; readonly depositId?: bigint | undefined }
  | { readonly type: 'fillAwaited'; readonly depositId: bigint }
  | {
      readonly type: 'filled'
      readonly hash?: Hex | undefined
      readonly timestamp?: number | undefined
      readonly actionSuccess?: boolean | undefined
    }
  /** A reorganisation removed the deposit. The client waits for its transaction again. */
  | { readonly type: 'reorged'; readonly hash: Hex }
  /** A reorganisation removed the fill. The client waits for it again. */
  | { readonly type: 'fillReorged' }
  | { readonly type: 'failed'; readonly error: Failure }

/** Returns the next progress. An event that does not fit the current step changes nothing. */
export function advance(progress: BridgeProgress, event: ProgressEvent): BridgeProgress {
  switch (event.type) {
    case 'started':
      return canStart(progress, event.step)
        ? { step: event.step, status: 'simulationPending' }
        : progress
    case 'allowanceGone':
      return progress.step === 'deposit' && (progress.status === 'idle' || isError(progress))
        ? initialProgress
        : progress
    case 'simulated':
      return progress.status === 'simulationPending'
        ? { step: progress.step, status: 'simulationSuccess' }
        : progress
    case 'sent':
      return progress.status === 'simulationSuccess'
        ? { step: progress.step, status: 'txPending', hash: event.hash }
        : progress
    case 'bundleSent':
      return progress.step === 'approve' && progress.status === 'simulationSuccess'
        ? { step: 'approve', status: 'txPending', bundleId: event.bundleId }
        : progress
    case 'bundleLate':
      return progress.status === 'txPending' && 'bundleId' in progress
        ? { ...progress, isLate: true }
        : progress
    case 'bundleMined':
      return progress.step === 'approve' && progress.status === 'txSuccess'
        ? { step: 'deposit', status: 'txPending', hash: event.hash }
        : progress
    case 'replaced':
      return progress.status === 'txPending' && progress.step !== 'fill'
        ? { step: progress.step, status: 'txPending', hash: event.hash }
        : progress
    case 'confirmed':
      return confirm(progress, event)
    case 'fillAwaited':
      return progress.step === 'deposit' &&
        progress.status === 'txSuccess' &&
        progress.depositId === event.depositId
        ? { step: 'fill', status: 'txPending', depositId: event.depositId }
        : progress
    case 'filled': {
      if (progress.step !== 'fill' || progress.status !== 'txPending') return progress
      const { hash, timestamp, actionSuccess } = event
      const { depositId } = progress
      return { step: 'fill', status: 'txSuccess', depositId, hash, timestamp, actionSuccess }
    }
    case 'reorged':
      return isDeposited(progress)
        ? { step: 'deposit', status: 'txPending', hash: event.hash }
        : progress
    case 'fillReorged':
      return progress.step === 'fill' && progress.status === 'txSuccess'
        ? { step: 'fill', status: 'txPending', depositId: progress.depositId }
        : progress
    case 'failed':
      return fail(progress, event.error)
    default:
      return assertNever(event)
  }
}

export const initialProgress: BridgeProgress = { step: 'approve', status: 'idle' }

function isError({ status }: BridgeProgress): boolean {
  return status === 'simulationError' || status === 'txError' || status === 'error'
}

function canStart(progress: BridgeProgress, step: SentStep): boolean {
  const isOpen = progress.status === 'idle' || isError(progress)
  if (step === 'approve') return progress.step === 'approve' && isOpen
  if (progress.step === 'deposit') return isOpen
  return progress.step === 'approve' && (isOpen || progress.status === 'txSuccess')
}

function isDeposited({ step, status }: BridgeProgress): boolean {
  if (step === 'fill') return status === 'txPending'
  return step === 'deposit' && status === 'txSuccess'
}

function confirm(
  progress: BridgeProgress,
  { hash, depositId }: Extract<ProgressEvent, { type: 'confirmed' }>,
): BridgeProgress {
  if (progress.status !== 'txPending' || progress.step === 'fill') return progress
  if (progress.step === 'approve') return { step: 'approve', status: 'txSuccess', hash }
  if (depositId === undefined) return progress
  return { step: 'deposit', status: 'txSuccess', hash, depositId }
}

function fail(progress: BridgeProgress, error: Failure): BridgeProgress {
  const { step } = progress
  switch (progress.status) {
    case 'txSuccess':
      // What is on the chain stays true, except that the next step may fail to begin.
      return step === 'approve' ? { step: 'deposit', status: 'error', error } : progress
    case 'simulationPending':
      return { step, status: 'simulationError', error }
    case 'txPending':
      return { step, status: 'txError', error }
    case 'idle':
    case 'simulationSuccess':
    case 'simulationError':
    case 'txError':
    case 'error':
      return { step, status: 'error', error }
    default:
      return assertNever(progress)
  }
}
