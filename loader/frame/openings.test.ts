import { describe, expect, test } from 'vitest'
import type { CloseReason } from '#protocol'
import { UNSOLICITED_OPENS, UNSOLICITED_OPENS_WINDOW_MS } from './limits.ts'
import { createOpenings } from './openings.ts'

/** Openings of a page, whose clock and whose person are the test. */
function start() {
  const window = new EventTarget()
  const life = new AbortController()
  let time = 0
  const openings = createOpenings(window as Window, life.signal, () => time)
  const touch = (name: string, isTrusted = true) => {
    const event = new Event(name)
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    window.dispatchEvent(event)
  }
  return {
    ...{ openings, life, touch },
    wait: (ms: number) => {
      time += ms
    },
    openTimes: (times: number) => {
      for (let count = 0; count < times; count += 1) openings.check()
    },
  }
}

const tooMany = expect.objectContaining({ code: 'TOO_MANY_OPENS' })

describe('openings of a page', () => {
  test('default: as many as it likes, until a person closes the widget', () => {
    const { openTimes, openings } = start()
    openTimes(50)
    openings.closed('page')
    openings.closed('success')
    openings.closed('error')
    openTimes(50)
  })

  test.each(['user', 'escape', 'backdrop'] satisfies CloseReason[])(
    'error: closed by the person (%s), three more within 10 s, and no fourth',
    (reason) => {
      const { openTimes, openings, wait } = start()
      openings.closed(reason)
      openTimes(UNSOLICITED_OPENS)
      wait(UNSOLICITED_OPENS_WINDOW_MS - 1)
      expect(openings.check).toThrow(tooMany)
    },
  )

  test('behavior: the window moves on with time', () => {
    const { openTimes, openings, wait } = start()
    openings.closed('user')
    openTimes(UNSOLICITED_OPENS)
    wait(UNSOLICITED_OPENS_WINDOW_MS)
    openTimes(UNSOLICITED_OPENS)
    expect(openings.check).toThrow(tooMany)
  })

  test('behavior: what is refused does not count, so the page can open later', () => {
    const { openTimes, openings, wait } = start()
    openings.closed('user')
    openTimes(UNSOLICITED_OPENS)
    for (let count = 0; count < 20; count += 1) expect(openings.check).toThrow(tooMany)
    wait(UNSOLICITED_OPENS_WINDOW_MS)
    openings.check()
  })

  test.each(['pointerdown', 'keydown'])(
    'behavior: a person who touches the page (%s) opens',
    (name) => {
      const { openTimes, openings, touch } = start()
      openings.closed('user')
      openTimes(UNSOLICITED_OPENS)
      touch(name)
      openTimes(50)
    },
  )

  test('error: a touch that a script made is none', () => {
    const { openTimes, openings, touch } = start()
    openings.closed('user')
    openTimes(UNSOLICITED_OPENS)
    touch('pointerdown', false)
    expect(openings.check).toThrow(tooMany)
  })

  test('behavior: closed by the person once, a close of the page later forgets nothing', () => {
    const { openTimes, openings } = start()
    openings.closed('escape')
    openTimes(UNSOLICITED_OPENS)
    openings.closed('page')
    expect(openings.check).toThrow(tooMany)
  })

  test('behavior: destroyed, it listens to the page no more', () => {
    const { openTimes, openings, touch, life } = start()
    openings.closed('user')
    openTimes(UNSOLICITED_OPENS)
    life.abort()
    touch('keydown')
    expect(openings.check).toThrow(tooMany)
  })
})
