import { afterEach, expect, test, vi } from 'vitest'
import { anySignal } from './abort.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** As Safari 16.4, Firefox 115 and Chrome 111 have it. */
function withoutAny(): void {
  class Older {}
  vi.stubGlobal('AbortSignal', Older)
}

test.each(['the browser has', 'a browser without it needs'])(
  'behavior: the first of them ends it, with its reason, as %s it (E6)',
  (which) => {
    if (which.startsWith('a browser')) withoutAny()
    const [first, second] = [new AbortController(), new AbortController()]
    const signal = anySignal([first.signal, second.signal])
    expect(signal.aborted).toBe(false)
    second.abort('enough')
    first.abort('too late')
    expect([signal.aborted, signal.reason]).toEqual([true, 'enough'])
  },
)

test('behavior: one that is over already ends it at once, and nothing listens on (E6)', () => {
  withoutAny()
  const [over, other] = [new AbortController(), new AbortController()]
  over.abort('before')
  const listen = vi.spyOn(other.signal, 'addEventListener')
  const signal = anySignal([over.signal, other.signal])
  expect([signal.aborted, signal.reason]).toEqual([true, 'before'])
  for (const [, , options] of listen.mock.calls) {
    expect(Object(options).signal.aborted).toBe(true)
  }
})
