import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advance,
  type Arming,
  type ArmingEvent,
  armedAt,
  begin,
  changesIn,
  confirmsAt,
  type Layout,
  MIN_HEIGHT,
  REST_MS,
  restedAt,
  SCROLL_MS,
  type Span,
  STEADY_MS,
  UNSEEN_MS,
  wasEarly,
  WHOLE,
} from './arming.ts'

const HEIGHT = 800
const SHORT: Layout = { width: 360, height: 300, room: 300, shown: [0, 300] }
const at = (from: number, to = from + 300): Layout => ({
  width: 360,
  height: HEIGHT,
  room: to - from,
  shown: [from, to],
})
const SEEN: ArmingEvent = { type: 'sight', sight: { viewport: 1, button: 1, isClear: true } }
const HIDDEN: ArmingEvent = { type: 'sight', sight: { viewport: 0, button: 1, isClear: true } }
const UNVOUCHED: ArmingEvent = {
  type: 'sight',
  sight: { viewport: 1, button: 1, isClear: undefined },
}
const INPUT: ArmingEvent = { type: 'input' }
const OVER: ArmingEvent = { type: 'over' }
const OUT: ArmingEvent = { type: 'out' }
const PRESS: ArmingEvent = { type: 'press', by: 'mouse' }
const KEY: ArmingEvent = { type: 'press', by: 'key' }
const layout = (now: Layout): ArmingEvent => ({ type: 'layout', layout: now })
const scroll = (now: Layout): ArmingEvent => ({ type: 'scroll', layout: now })

const run = (events: readonly ArmingEvent[], now = 0, from = begin(0, false)): Arming =>
  events.reduce((state, event) => advance(state, event, now), from)
const settled = (state: Arming) => armedAt(state, state.since + UNSEEN_MS)
const armed = () => run([layout(SHORT), SEEN])
const LATER = 5_000

test('default: it begins with nothing seen, read or pressed', () => {
  expect(begin(7, true)).toEqual({
    sight: undefined,
    layout: undefined,
    read: [],
    isPresent: false,
    isTouch: true,
    isFocused: true,
    overSince: undefined,
    press: 'none',
    since: 7,
    scrollsUntil: Number.NEGATIVE_INFINITY,
  })
})

test('attack: S1 before the browser has said anything, nothing is seen, whoever is there', () => {
  const blind = run([layout(SHORT), INPUT, { type: 'move' }])
  expect([blind.read, blind.isPresent]).toEqual([[], false])
  expect(settled(blind)).toBe('unseen')
  expect(confirmsAt(blind, 'key', LATER)).toBe(false)
})

describe('what moves under the pointer', () => {
  test.each<[string, Layout]>([
    ['the room is another', { ...SHORT, height: 280, room: 280, shown: [0, 280] }],
    ['the text is longer or shorter in the same room', { ...SHORT, height: 299 }],
    ['the lines break elsewhere', { ...SHORT, width: 361 }],
  ])('attack: S1 when %s, what is armed waits anew', (_, moved) => {
    const state = advance(armed(), layout(moved), LATER)
    expect(armedAt(state, LATER + STEADY_MS - 1)).toBe('waiting')
    expect(armedAt(state, LATER + STEADY_MS)).toBe('armed')
  })

  test('behavior: what lies as it lay before goes on', () => {
    const state = advance(armed(), layout({ ...SHORT }), LATER)
    expect(armedAt(state, LATER)).toBe('armed')
    const read = run([layout(at(0)), SEEN, INPUT, scroll(at(300)), scroll(at(500))])
    expect(armedAt(advance(read, scroll(at(200)), LATER), LATER)).toBe('armed')
  })

  test('behavior: a pointer that stays over the button rests anew after a change', () => {
    const over = advance(armed(), OVER, 0)
    const moved = advance(over, layout({ ...SHORT, width: 361 }), LATER)
    expect(restedAt(moved, LATER + REST_MS - 1)).toBe(false)
    expect(restedAt(moved, LATER + REST_MS)).toBe(true)
    const outside = advance(armed(), layout({ ...SHORT, width: 361 }), LATER)
    expect(outside.overSince).toBeUndefined()
    expect(outside.press).toBe('none')
  })

  test('behavior: what is missing next is said after its own time, not after that of the last', () => {
    const hidden = run([layout(SHORT), HIDDEN])
    expect(armedAt(hidden, LATER)).toBe('unseen')
    const unvouched = advance(hidden, UNVOUCHED, LATER)
    expect(armedAt(unvouched, LATER + UNSEEN_MS - 1)).toBe('waiting')
    expect(armedAt(unvouched, LATER + UNSEEN_MS)).toBe('absent')
  })
})

describe('where the rule is just met', () => {
  test.each<[string, number, number, string]>([
    ['the viewport', WHOLE, 1, 'armed'],
    ['the button', 1, WHOLE, 'armed'],
    ['less of the viewport', WHOLE - 0.001, 1, 'unseen'],
    ['less of the button', 1, WHOLE - 0.001, 'unread'],
  ])('behavior: 0.99 is whole: %s', (_, viewport, button, said) => {
    const sight: ArmingEvent = { type: 'sight', sight: { viewport, button, isClear: true } }
    expect(settled(run([layout(SHORT), sight]))).toBe(said)
  })

  test.each<[Span, string]>([
    [[1, 299], 'armed'],
    [[0, 298], 'unread'],
    [[2, 300], 'unread'],
  ])('behavior: a pixel at either end is rounding, two are not: %j', (shown, said) => {
    expect(settled(run([layout({ ...SHORT, shown }), SEEN]))).toBe(said)
    // Whatever a person's scrolling shows is read; what is asked is whether that is all.
    const scrolled = run([layout(at(300)), SEEN, INPUT, scroll({ ...SHORT, shown })])
    expect(settled(scrolled)).toBe(said)
  })

  test('behavior: a scroll is the person’s until the last millisecond, and after it nobody’s', () => {
    const begun = run([layout(at(0)), SEEN, INPUT])
    const last = advance(begun, scroll(at(250)), SCROLL_MS)
    expect(last.read).toEqual([[0, 550]])
    expect(advance(begun, scroll(at(250)), SCROLL_MS + 1).read).toEqual([[0, 300]])
  })

  test('attack: S1 a slit far down is as low as one at the top', () => {
    const slit = run([layout(at(0)), SEEN, INPUT, scroll(at(400, 400 + MIN_HEIGHT - 1))])
    expect(settled(slit)).toBe('cramped')
    expect(settled(run([scroll(at(400, 400 + MIN_HEIGHT))], 0, slit))).toBe('unread')
  })
})

describe('what has been read', () => {
  test('behavior: a frame that grows where the person had scrolled to shows more of it', () => {
    const begun = run([layout(at(0)), SEEN, INPUT, scroll(at(250))])
    expect(settled(begun)).toBe('unread')
    expect(settled(advance(begun, layout(at(250, HEIGHT)), 0))).toBe('armed')
  })

  test('attack: S1 a frame that grows where it was made to jump to shows nothing', () => {
    const jumped = run([layout(at(0)), SEEN, layout(at(500)), layout(at(500, 700))])
    expect(jumped.read).toEqual([[0, 300]])
    // Nor while part of it is cut off.
    const hidden = run([layout(at(0)), SEEN, HIDDEN, layout(at(0, HEIGHT))])
    expect(hidden.read).toEqual([])
  })

  test.each<[string, Layout]>([
    ['a shorter one', { width: 360, height: 790, room: 300, shown: [490, 790] }],
    ['the same with other line ends', { width: 361, height: HEIGHT, room: 300, shown: [500, 800] }],
  ])('behavior: another text has not been read: %s', (_, other) => {
    const read = run([layout(at(0)), SEEN, INPUT, scroll(at(250)), scroll(at(500))])
    expect(settled(read)).toBe('armed')
    const changed = advance(read, layout(other), 0)
    expect(changed.read).toEqual([])
    expect(settled(changed)).toBe('unread')
  })

  test('behavior: what stands at the top is read anew at once, also of another text', () => {
    const read = run([
      layout(at(0)),
      SEEN,
      layout({ width: 360, height: 700, room: 300, shown: [0, 300] }),
    ])
    expect(read.read).toEqual([[0, 300]])
    expect(run([HIDDEN], 0, read).read).toEqual([])
  })

  test('behavior: whatever somebody scrolls through, read is what was shown, in order and apart', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: MIN_HEIGHT, max: 200 }))
      .map(([from, room]): Span => [from, from + room])
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const events = spans.map((shown) =>
          scroll({ width: 360, height: HEIGHT + 200, room: 200, shown }),
        )
        const begun = run([
          layout({ width: 360, height: HEIGHT + 200, room: 300, shown: [0, 300] }),
          SEEN,
        ])
        const { read } = run([INPUT, ...events], 0, begun)
        const within = (pixel: number, all: readonly Span[]) =>
          all.some(([from, to]) => pixel > from && pixel < to)
        const shown: readonly Span[] = [[0, 300], ...spans]
        for (const pixel of shown.flat().flatMap((end) => [end - 0.5, end + 0.5])) {
          expect(within(pixel, read)).toBe(within(pixel, shown))
        }
        read.forEach(([from, to], place) => {
          expect(to).toBeGreaterThan(from)
          const next = read[place + 1]
          if (next !== undefined) expect(next[0]).toBeGreaterThan(to)
        })
      }),
    )
  })

  test('behavior: parts that touch at a line are one', () => {
    const begun = run([layout(at(0)), SEEN, INPUT])
    expect(run([scroll(at(300, 500))], 0, begun).read).toEqual([[0, 500]])
    const apart = run([scroll(at(600, 700))], 0, begun)
    expect(apart.read).toEqual([
      [0, 300],
      [600, 700],
    ])
    expect(run([scroll(at(500, 600))], 0, apart).read).toEqual([
      [0, 300],
      [500, 700],
    ])
    expect(run([scroll(at(400, 450))], 0, apart).read).toEqual([
      [0, 300],
      [400, 450],
      [600, 700],
    ])
  })
})

describe('a press', () => {
  test('behavior: one that came too early is told only where nothing else is missing', () => {
    const early = run([OVER, PRESS], LATER, armed())
    expect(early.press).toBe('early')
    expect(wasEarly(early)).toBe(true)
    expect(wasEarly(armed())).toBe(false)
    const good = advance(run([OVER], LATER, armed()), PRESS, LATER + REST_MS)
    expect(wasEarly(good)).toBe(false)
    expect(wasEarly(run([layout(SHORT), HIDDEN, OVER, PRESS]))).toBe(false)
  })

  test('behavior: a key that came too early is told, too, and the next one confirms', () => {
    const early = advance(armed(), KEY, STEADY_MS - 1)
    expect(wasEarly(early)).toBe(true)
    expect(confirmsAt(early, 'key', STEADY_MS - 1)).toBe(false)
    expect(confirmsAt(early, 'key', STEADY_MS)).toBe(true)
    const hidden = run([layout(SHORT), HIDDEN, KEY])
    expect(wasEarly(hidden)).toBe(false)
    // What was pressed while something lay over it is not asked for again once nothing does.
    expect(wasEarly(advance(hidden, SEEN, LATER))).toBe(false)
  })

  test('attack: S1 a key makes no press of a pointer good, whenever it comes', () => {
    for (const now of [0, STEADY_MS - 1, STEADY_MS, LATER]) {
      expect(confirmsAt(advance(armed(), KEY, now), 'pointer', LATER)).toBe(false)
      const over = advance(armed(), OVER, 0)
      expect(confirmsAt(advance(over, KEY, now), 'pointer', LATER)).toBe(false)
    }
    // Nor does one that came in time say that it was early.
    expect(wasEarly(advance(armed(), KEY, STEADY_MS))).toBe(false)
    const pressed = run([PRESS, KEY], LATER, advance(armed(), OVER, 0))
    expect(pressed.press).toBe('good')
  })

  test('behavior: a pointer that leaves and comes back presses as the first time', () => {
    const left = run([OVER, OUT], LATER, armed())
    expect(left).toEqual(armed())
    const back = advance(left, OVER, LATER)
    const pressed = advance(back, PRESS, LATER + REST_MS)
    expect(confirmsAt(pressed, 'pointer', LATER + REST_MS)).toBe(true)
    expect(advance(pressed, OUT, LATER + REST_MS).press).toBe('none')
  })

  test('behavior: a pointer that moves on the button goes on resting', () => {
    const over = run([OVER], LATER, armed())
    expect(advance(over, OVER, LATER + 100).overSince).toBe(LATER)
  })

  test('behavior: a click by a pointer confirms no more once it is no longer armed', () => {
    const pressed = advance(advance(armed(), OVER, 0), PRESS, LATER)
    expect(confirmsAt(pressed, 'pointer', LATER)).toBe(true)
    expect(confirmsAt({ ...pressed, since: LATER }, 'pointer', LATER)).toBe(false)
  })
})

describe('when the answer changes by itself', () => {
  test('behavior: at the nearer of the two waits', () => {
    const over = advance(armed(), OVER, 100)
    expect(changesIn(over, 200)).toBe(STEADY_MS - 200)
    expect(changesIn(over, STEADY_MS)).toBe(100)
    expect(changesIn(over, 100 + REST_MS)).toBeUndefined()
  })

  test('behavior: what needs the person is said at once, what may pass by itself later', () => {
    const touch = (events: readonly ArmingEvent[]) => run(events, 0, begin(0, true))
    expect(changesIn(touch([layout(SHORT), HIDDEN]), 0)).toBe(UNSEEN_MS)
    expect(armedAt(touch([layout(SHORT), HIDDEN]), UNSEEN_MS - 1)).toBe('waiting')
    expect(changesIn(touch([layout(SHORT), UNVOUCHED]), 0)).toBeUndefined()
    expect(armedAt(touch([layout(SHORT), UNVOUCHED]), 0)).toBe('absent')
    const unread = run([layout(at(0)), SEEN])
    expect([armedAt(unread, 0), changesIn(unread, 0)]).toEqual(['unread', undefined])
    const cramped = run([layout(at(0, 50)), SEEN])
    expect([armedAt(cramped, 0), changesIn(cramped, 0)]).toEqual(['cramped', undefined])
  })
})
