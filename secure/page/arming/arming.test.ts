import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
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
  type Sight,
  STEADY_MS,
  UNSEEN_MS,
} from './arming.ts'

const CLEAR: Sight = { viewport: 1, button: 1, isClear: true }
/** Without v2, the browser cannot vouch for what lies over the page. */
const UNTRACKED: Sight = { ...CLEAR, isClear: undefined }
const SHORT: Layout = { width: 360, height: 300, room: 300, shown: [0, 300] }
const long = (from: number, to = from + 300): Layout => ({
  width: 360,
  height: 800,
  room: to - from,
  shown: [from, to],
})
const sight = (seen: Partial<Sight> = {}): ArmingEvent => ({
  type: 'sight',
  sight: { ...CLEAR, ...seen },
})
const layout = (now: Layout): ArmingEvent => ({ type: 'layout', layout: now })
const scroll = (now: Layout): ArmingEvent => ({ type: 'scroll', layout: now })
const INPUT: ArmingEvent = { type: 'input' }
const MOVE: ArmingEvent = { type: 'move' }

/** All of it at one moment. */
const run = (events: readonly ArmingEvent[], now = 0, from = begin(0, false)): Arming =>
  events.reduce((state, event) => advance(state, event, now), from)

/** What is said once it has stood for long enough. */
const settled = (state: Arming) => armedAt(state, state.since + UNSEEN_MS)

describe('what is whole and stands still', () => {
  test('default: it arms once all of it has been seen for the steady time', () => {
    const state = run([layout(SHORT), sight()])
    expect(changesIn(state, 0)).toBe(STEADY_MS)
    expect(armedAt(state, STEADY_MS - 1)).toBe('waiting')
    expect(armedAt(state, STEADY_MS)).toBe('armed')
    expect(changesIn(state, STEADY_MS)).toBeUndefined()
  })

  test('behavior: nothing is said at the moment it comes up, and before it has been laid out', () => {
    expect(armedAt(begin(0, false), 0)).toBe('waiting')
    expect(settled(run([sight()]))).toBe('unseen')
  })

  test.each<[string, Partial<Sight>]>([
    ['the viewport is cropped', { viewport: 0.045 }],
    ['a line of the viewport is cut off', { viewport: 0.98 }],
    ['something lies over it', { isClear: false }],
  ])('attack: S1 %s', (_, lacking) => {
    const state = run([layout(SHORT), sight(lacking)])
    expect(armedAt(state, UNSEEN_MS - 1)).toBe('waiting')
    expect(armedAt(state, UNSEEN_MS)).toBe('unseen')
    const mended = advance(state, sight(), 5_000)
    expect(armedAt(mended, 5_000)).toBe('waiting')
    expect(armedAt(mended, 5_000 + STEADY_MS)).toBe('armed')
  })

  test('attack: S1 a button that is cut off, or further down, is not armed', () => {
    const state = run([layout(SHORT), sight({ button: 0.9 })])
    expect(settled(state)).toBe('unread')
    const mended = advance(state, sight(), 5_000)
    expect(armedAt(mended, 5_000)).toBe('waiting')
    expect(armedAt(mended, 5_000 + STEADY_MS)).toBe('armed')
  })

  test('behavior: the words that say what is missing take room, and stay', () => {
    const cut = run([layout(SHORT), sight({ viewport: 0.5 })])
    const grown = advance(cut, layout({ ...SHORT, room: 250, shown: [0, 250] }), UNSEEN_MS)
    expect(armedAt(grown, UNSEEN_MS)).toBe('unseen')
  })

  test('attack: S1 what is cut off while it is armed disarms at once', () => {
    const armed = run([layout(SHORT), sight()])
    expect(armedAt(armed, 1_000)).toBe('armed')
    expect(armedAt(advance(armed, sight({ viewport: 0.5 }), 1_000), 1_000)).toBe('waiting')
  })

  test('attack: S1 a slit is never armed, however whole it is', () => {
    const slit = run([layout({ ...long(0, MIN_HEIGHT - 1) }), sight()])
    expect(settled(slit)).toBe('cramped')
    expect(settled(run([layout(long(0, MIN_HEIGHT))], 0, slit))).toBe('unread')
  })

  test('behavior: what is lower than that because there is little to say is armed', () => {
    expect(
      settled(run([layout({ width: 360, height: 40, room: 40, shown: [0, 40] }), sight()])),
    ).toBe('armed')
  })
})

describe('what is longer than the frame', () => {
  const begun = () => run([layout(long(0)), sight()])

  test('behavior: it waits until every part has been scrolled through', () => {
    expect(settled(begun())).toBe('unread')
    const half = run([INPUT, scroll(long(250))], 0, begun())
    expect(settled(half)).toBe('unread')
    expect(settled(run([scroll(long(500))], 0, half))).toBe('armed')
  })

  test('attack: S1 the end alone is not the whole: who jumps there has to go back', () => {
    const jumped = run([INPUT, scroll(long(500))], 0, begun())
    expect(settled(jumped)).toBe('unread')
    expect(settled(run([scroll(long(250))], 0, jumped))).toBe('armed')
  })

  test('attack: S1 a scroll that follows no input of the person reads nothing', () => {
    const jumps = [scroll(long(250)), scroll(long(500))]
    expect(settled(run(jumps, 0, begun()))).toBe('unread')
    const late = advance(begun(), INPUT, 0)
    expect(settled(run(jumps, SCROLL_MS + 1, late))).toBe('unread')
    // Nor does it count once the frame gets another size where it was made to jump to.
    const grown = run([layout(long(500, 799)), layout({ ...long(500), width: 361 })], 0, begun())
    expect(settled(run([scroll(long(250))], 0, grown))).toBe('unread')
  })

  test('behavior: a fling goes on by itself and is still the person’s', () => {
    let state = advance(begun(), INPUT, 0)
    for (const [at, top] of [
      [900, 200],
      [1_800, 350],
      [2_700, 500],
    ] as const) {
      state = advance(state, scroll(long(top)), at)
    }
    expect(settled(state)).toBe('armed')
  })

  test('attack: S1 what was scrolled while a part was cut off has to be read again', () => {
    const cut = run([INPUT, sight({ viewport: 0.5 }), scroll(long(250)), sight()], 0, begun())
    expect(settled(run([scroll(long(500))], 0, cut))).toBe('unread')
    const all = run(
      [scroll(long(250)), scroll(long(0)), INPUT, scroll(long(250)), scroll(long(500))],
      0,
      cut,
    )
    expect(settled(all)).toBe('armed')
  })

  test('behavior: another text is read anew', () => {
    const read = run([INPUT, scroll(long(250)), scroll(long(500))], 0, begun())
    expect(settled(run([layout({ ...long(500), height: 900 })], 0, read))).toBe('unread')
  })

  test('behavior: more room for the same text is not read anew', () => {
    const read = run([INPUT, scroll(long(250)), scroll(long(500))], 0, begun())
    expect(settled(run([layout(long(500, 790))], 0, read))).toBe('armed')
    const grown = run([layout(long(0, 800))], 0, begun())
    expect(settled(grown)).toBe('armed')
  })
})

describe('buttons that are scrolled to, where too little room would be left beside them', () => {
  const AWAY = sight({ button: 0 })
  const low = (from: number): Layout => ({
    width: 360,
    height: 400,
    room: 120,
    shown: [from, Math.min(400, from + 120)],
  })
  const steps = [100, 200, 300].map((from) => scroll(low(from)))

  test('behavior: what stands above them is read while they are further down', () => {
    const read = run([layout(low(0)), AWAY, INPUT, ...steps])
    expect(read.read).toEqual([[0, 400]])
    expect(settled(read)).toBe('unread')
    // The end of the sheet takes less than the buttons beside it, and that is no slit.
    const end = run([scroll(low(320)), sight()], 0, read)
    expect(settled(end)).toBe('armed')
    expect(settled(run([AWAY], 0, end))).toBe('unread')
  })

  test('attack: S1 while a part of the frame is cut off, or covered, nothing of it is read', () => {
    for (const lacking of [{ viewport: 0.9 }, { isClear: false }]) {
      const cut = run([layout(low(0)), sight({ button: 0, ...lacking }), INPUT, ...steps, sight()])
      expect(settled(cut)).toBe('unread')
    }
  })

  test('behavior: what is scrolled moves nothing: the wait goes on', () => {
    const read = run([layout(low(0)), AWAY, INPUT, ...steps, sight()])
    expect(advance(read, scroll(low(310)), 200).since).toBe(0)
    expect(advance(read, layout({ ...low(310), room: 110 }), 200).since).toBe(200)
  })
})

describe('where the browser cannot vouch for what is seen (E1)', () => {
  const begun = () => run([layout(SHORT), { type: 'sight', sight: UNTRACKED }], 0, begin(0, true))

  test('behavior: the first tap of a finger, which is waited for, is presence, and the next confirms', () => {
    expect(armedAt(begun(), 0)).toBe('absent')
    const tapped = advance(begun(), INPUT, 9_000)
    expect(armedAt(tapped, 9_000)).toBe('waiting')
    expect(armedAt(tapped, 9_000 + STEADY_MS)).toBe('armed')
  })

  test('behavior: a mouse moves by itself and is told only when it does not', () => {
    const mouse = run([layout(SHORT), { type: 'sight', sight: UNTRACKED }])
    expect(armedAt(mouse, UNSEEN_MS - 1)).toBe('waiting')
    expect(armedAt(mouse, UNSEEN_MS)).toBe('absent')
    expect(settled(run([MOVE], 0, mouse))).toBe('armed')
  })

  test('attack: E1 presence before all of it was seen, or before it was covered, is none', () => {
    const hidden: ArmingEvent = { type: 'sight', sight: { ...UNTRACKED, viewport: 0.2 } }
    const seen: ArmingEvent = { type: 'sight', sight: UNTRACKED }
    expect(settled(run([layout(SHORT), hidden, INPUT, MOVE, seen]))).toBe('absent')
    expect(settled(run([layout(SHORT), seen, INPUT, hidden, seen]))).toBe('absent')
  })
})

describe('a press', () => {
  const OVER: ArmingEvent = { type: 'over' }
  const OUT: ArmingEvent = { type: 'out' }
  const press = (by: 'mouse' | 'finger'): ArmingEvent => ({ type: 'press', by })
  const ready = () => run([layout(SHORT), sight()])
  const LATER = 5_000

  test('behavior: a mouse that has rested on the button confirms, and a key does without one', () => {
    const over = advance(ready(), OVER, LATER)
    expect(restedAt(over, LATER + REST_MS - 1)).toBe(false)
    expect(changesIn(over, LATER)).toBe(REST_MS)
    const pressed = advance(over, press('mouse'), LATER + REST_MS)
    expect(confirmsAt(pressed, 'pointer', LATER + REST_MS)).toBe(true)
    expect(confirmsAt(ready(), 'key', LATER)).toBe(true)
    expect(confirmsAt(ready(), 'key', STEADY_MS - 1)).toBe(false)
  })

  test('attack: S1 a frame that is moved under the pointer gets a press that is too early', () => {
    const over = advance(ready(), OVER, LATER)
    const early = advance(over, press('mouse'), LATER + REST_MS - 1)
    expect(early.press).toBe('early')
    expect(confirmsAt(early, 'pointer', LATER + 9_000)).toBe(false)
    // Moving over the button does not restart the wait; leaving it does.
    const moved = run([OVER, OUT, OVER], LATER + 400, over)
    expect(restedAt(moved, LATER + REST_MS)).toBe(false)
    const again = advance(over, press('mouse'), LATER + REST_MS)
    expect(confirmsAt(again, 'pointer', LATER + REST_MS)).toBe(true)
  })

  test('attack: S1 a click without a press on the button, or after it left, confirms nothing', () => {
    expect(confirmsAt(advance(ready(), OVER, 0), 'pointer', LATER)).toBe(false)
    const left = run([press('mouse'), OUT], LATER, advance(ready(), OVER, 0))
    expect(confirmsAt(left, 'pointer', LATER)).toBe(false)
  })

  test('attack: S1 what changes while the pointer is down is not confirmed by its click', () => {
    const down = advance(advance(ready(), OVER, 0), press('mouse'), LATER)
    expect(confirmsAt(down, 'pointer', LATER)).toBe(true)
    for (const change of [
      layout({ ...SHORT, height: 320, room: 320, shown: [0, 320] }),
      layout({ ...SHORT, width: 300 }),
      layout({ ...SHORT, room: 280, shown: [0, 280] }),
      sight({ isClear: false }),
      sight({ viewport: 0.9 }),
    ]) {
      const changed = advance(down, change, LATER + 10)
      const back = run([layout(SHORT), sight()], LATER + 20, changed)
      expect(confirmsAt(back, 'pointer', LATER + 20 + STEADY_MS)).toBe(false)
      expect(restedAt(back, LATER + 20 + REST_MS - 1)).toBe(false)
    }
  })

  test('behavior: a finger has nothing to rest with: its tap confirms what is armed', () => {
    expect(confirmsAt(advance(ready(), press('finger'), LATER), 'pointer', LATER)).toBe(true)
    const early = advance(ready(), press('finger'), STEADY_MS - 1)
    expect(confirmsAt(early, 'pointer', LATER)).toBe(false)
  })

  test('attack: S9 a window that opens under a click waits from its first focus', () => {
    const behind = run([layout(SHORT), sight(), { type: 'focus', isFocused: false }])
    expect(settled(behind)).toBe('absent')
    const front = advance(behind, { type: 'focus', isFocused: true }, LATER)
    expect(armedAt(front, LATER + STEADY_MS - 1)).toBe('waiting')
    expect(armedAt(front, LATER + STEADY_MS)).toBe('armed')
  })
})

test('attack: S1 whatever a page does to the frame, what is armed was wholly in view for the steady time', () => {
  const ratio = fc.constantFrom(0, 0.045, 0.5, 0.98, 0.99, 1)
  const top = fc.integer({ min: 0, max: 500 })
  const height = fc.integer({ min: 20, max: 800 })
  const layouts = fc.tuple(top, height, fc.constantFrom(360, 361)).map(
    ([from, room, width]): Layout => ({
      width,
      height: 800,
      room,
      shown: [from, Math.min(800, from + room)],
    }),
  )
  // A page cannot make a trusted input.
  const events = fc.oneof(
    fc.record({
      type: fc.constant('sight' as const),
      sight: fc.record({
        viewport: ratio,
        button: ratio,
        isClear: fc.constantFrom(true, false, undefined),
      }),
    }),
    fc.record({ type: fc.constantFrom('layout' as const, 'scroll' as const), layout: layouts }),
  )
  const timed = fc.array(fc.tuple(events, fc.integer({ min: 0, max: 2_000 })), { maxLength: 30 })
  fc.assert(
    fc.property(timed, (steps) => {
      let state = begin(0, false)
      let now = 0
      for (const [event, pause] of steps) {
        now += pause
        state = advance(state, event, now)
        if (armedAt(state, now + 10_000) !== 'armed') continue
        const { sight: seen, layout: laid } = state
        // Without an input only what starts at the top and ends at the end can be armed.
        expect(seen).toMatchObject({ isClear: true })
        expect(Math.min(seen?.viewport ?? 0, seen?.button ?? 0)).toBeGreaterThanOrEqual(0.99)
        expect(laid?.height).toBe(800)
        expect(laid?.room).toBeGreaterThanOrEqual(MIN_HEIGHT)
        expect(armedAt(state, state.since + STEADY_MS - 1)).not.toBe('armed')
      }
    }),
  )
})
