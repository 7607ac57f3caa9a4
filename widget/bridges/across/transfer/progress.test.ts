import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advance, initialProgress, type BridgeProgress, type ProgressEvent } from './progress.ts'

const hash = `0x${'1'.repeat(64)}` as const
const other = `0x${'2'.repeat(64)}` as const
const error = { code: 4001, message: 'No' }

const events: readonly ProgressEvent[] = [
  { type: 'started', step: 'approve' },
  { type: 'started', step: 'deposit' },
  { type: 'allowanceGone' },
  { type: 'simulated' },
  { type: 'sent', hash },
  { type: 'bundleSent', bundleId: 'one' },
  { type: 'bundleMined', hash },
  { type: 'replaced', hash: other },
  { type: 'confirmed', hash },
  { type: 'confirmed', hash, depositId: 0n },
  { type: 'fillAwaited', depositId: 0n },
  { type: 'fillAwaited', depositId: 5n },
  { type: 'filled', hash },
  { type: 'reorged', hash },
  { type: 'fillReorged' },
  { type: 'failed', error },
]

const run = (...list: readonly ProgressEvent[]) => list.reduce(advance, initialProgress)
const name = ({ step, status }: BridgeProgress) => `${step} ${status}`

describe('advance', () => {
  test('default: approve, deposit, fill (S1.03, S4.14)', () => {
    const names: string[] = []
    const list: ProgressEvent[] = [
      { type: 'started', step: 'approve' },
      { type: 'simulated' },
      { type: 'sent', hash },
      { type: 'confirmed', hash },
      { type: 'started', step: 'deposit' },
      { type: 'simulated' },
      { type: 'sent', hash },
      { type: 'confirmed', hash, depositId: 0n },
      { type: 'fillAwaited', depositId: 0n },
      { type: 'filled', hash },
    ]
    list.reduce((progress, event) => {
      const next = advance(progress, event)
      names.push(name(next))
      return next
    }, initialProgress)
    expect(names).toEqual([
      'approve simulationPending',
      'approve simulationSuccess',
      'approve txPending',
      'approve txSuccess',
      'deposit simulationPending',
      'deposit simulationSuccess',
      'deposit txPending',
      'deposit txSuccess',
      'fill txPending',
      'fill txSuccess',
    ])
  })

  test('behavior: a bundle that takes longer is told as late, and goes on (S4.13)', () => {
    const sent = advance(
      { step: 'approve', status: 'simulationSuccess' },
      { type: 'bundleSent', bundleId: 'one' },
    )
    const late = advance(sent, { type: 'bundleLate' })
    expect(late).toEqual({ ...sent, isLate: true })
    expect(advance(late, { type: 'confirmed', hash })).toMatchObject({ status: 'txSuccess' })
    const own = { step: 'deposit', status: 'txPending', hash } as const
    expect(advance(own, { type: 'bundleLate' })).toBe(own)
  })

  /** As far as a bundle is sent, with events that come too early. */
  const sending: readonly ProgressEvent[] = [
    { type: 'started', step: 'approve' },
    { type: 'bundleMined', hash },
    { type: 'bundleSent', bundleId: 'one' },
    { type: 'simulated' },
    { type: 'bundleSent', bundleId: 'one' },
  ]

  test('behavior: of approval and deposit together nothing is told done before it is (S4.14)', () => {
    const names: string[] = []
    const list: ProgressEvent[] = [
      ...sending,
      { type: 'bundleMined', hash },
      { type: 'confirmed', hash },
      { type: 'bundleMined', hash },
      { type: 'confirmed', hash, depositId: 0n },
    ]
    list.reduce((progress, event) => {
      const next = advance(progress, event)
      if (next !== progress) names.push(name(next))
      return next
    }, initialProgress)
    expect(names).toEqual([
      'approve simulationPending',
      'approve simulationSuccess',
      'approve txPending',
      'approve txSuccess',
      'deposit txPending',
      'deposit txSuccess',
    ])
  })

  test('error: approval and deposit together fail as the approval (S4.14)', () => {
    expect(name(run(...sending, { type: 'failed', error }))).toBe('approve txError')
  })

  test('behavior: a native transfer starts with the deposit (S4.14)', () => {
    expect(name(run({ type: 'started', step: 'deposit' }))).toBe('deposit simulationPending')
  })

  test('error: each failure has its own status (S4.14)', () => {
    const start: ProgressEvent = { type: 'started', step: 'deposit' }
    const failed: ProgressEvent = { type: 'failed', error }
    expect(name(initialProgress)).toBe('approve idle')
    expect(run(failed)).toEqual({ step: 'approve', status: 'error', error })
    expect(name(run(start, failed))).toBe('deposit simulationError')
    expect(name(run(start, { type: 'simulated' }, failed))).toBe('deposit error')
    expect(name(run(start, { type: 'simulated' }, { type: 'sent', hash }, failed))).toBe(
      'deposit txError',
    )
  })

  test('behavior: what a chain takes back is awaited again, and what it never had is not', () => {
    const waiting: BridgeProgress = { step: 'fill', status: 'txPending', depositId: 5n }
    const back = advance(waiting, { type: 'reorged', hash: other })
    expect(back).toEqual({ step: 'deposit', status: 'txPending', hash: other })
    const filled = advance(waiting, { type: 'filled', hash })
    expect(advance(filled, { type: 'fillReorged' })).toEqual(waiting)
    expect(advance(filled, { type: 'reorged', hash })).toBe(filled)
    expect(run({ type: 'reorged', hash })).toBe(initialProgress)
    expect(run({ type: 'fillReorged' })).toBe(initialProgress)
  })

  test('behavior: no sequence of events reaches an impossible state', () => {
    const order = ['approve', 'deposit', 'fill']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (list) => {
        let progress = initialProgress
        for (const event of list) {
          const next = advance(progress, event)
          // Only a reorganisation of the chain leads back, and an approval that was taken back, never to
          // where something is sent.
          const isBack = order.indexOf(next.step) < order.indexOf(progress.step)
          if (isBack) {
            expect(['reorged deposit txPending', 'allowanceGone approve idle']).toContain(
              `${event.type} ${name(next)}`,
            )
          }
          if (next.step === 'fill' && progress.step !== 'fill') {
            expect(name(progress)).toBe('deposit txSuccess')
          }
          if (next.status === 'txPending' && progress.status !== 'txPending') {
            expect(['simulationSuccess', 'txSuccess']).toContain(progress.status)
          }
          if (name(progress) === 'fill txSuccess' && event.type !== 'fillReorged') {
            expect(next).toBe(progress)
          }
          if (next.status === 'simulationSuccess' && next !== progress) {
            expect(progress.status).toBe('simulationPending')
          }
          progress = next
        }
      }),
    )
  })
})
