import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HEARTBEAT_MS, HEARTBEATS_MISSED, REQUEST_TIMEOUT_MS } from '#secure/wire'
import { createPending } from './pending.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(name: 'CONNECT_OTP' | 'RPC_REQUEST') {
  const page = { isHidden: false }
  const ended: unknown[] = []
  const pending = createPending({ isHidden: () => page.isHidden, onTimeout: () => undefined })
  const request = pending.add({
    name,
    method: undefined,
    resolve: (payload) => ended.push(payload),
    reject: ({ code }) => ended.push(code),
  })
  pending.sent(request)
  return { page, ended, pending, request }
}

describe('requests on their way (S9.04)', () => {
  test('error: where nobody is asked, one ends after 30 s, and no heartbeat prolongs it (S7.28)', () => {
    const { ended, pending, request } = start('CONNECT_OTP')
    vi.advanceTimersByTime(REQUEST_TIMEOUT_MS - 1)
    pending.beat(request.id)
    expect([REQUEST_TIMEOUT_MS, ended]).toEqual([30_000, []])
    vi.advanceTimersByTime(1)
    expect(ended).toEqual(['IFRAME_REQUEST_TIMEOUT'])
    expect(pending.ids()).toEqual([])
  })

  test('behavior: a person may take as long as the frame lives, and while nobody looks', () => {
    const { page, ended, pending, request } = start('RPC_REQUEST')
    const patience = HEARTBEAT_MS * HEARTBEATS_MISSED
    for (let beats = 0; beats < 20; beats += 1) {
      vi.advanceTimersByTime(patience - 1)
      pending.beat(request.id)
    }
    page.isHidden = true
    vi.advanceTimersByTime(10 * patience)
    expect(ended).toEqual([])
    page.isHidden = false
    vi.advanceTimersByTime(patience)
    expect(ended).toEqual(['IFRAME_REQUEST_TIMEOUT'])
  })
})
