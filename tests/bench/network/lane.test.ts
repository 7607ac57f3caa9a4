import { expect, test } from 'vitest'
import { type Agenda, insert } from './agenda.ts'
import { createLane, PACKET } from './lane.ts'

/** An agenda whose time passes at once. */
function createTime(): Agenda & { readonly run: () => void } {
  const entries: { time: number; run: (time: number) => void }[] = []
  let now = 0
  return {
    now: () => now,
    at: (time, run) => insert(entries, { time, run }),
    run() {
      for (let next = entries.shift(); next !== undefined; next = entries.shift()) {
        now = Math.max(now, next.time)
        next.run(next.time)
      }
    },
  }
}

function start({ bytesPerMs = PACKET, delayMs = 50 } = {}) {
  const time = createTime()
  const lane = createLane({ bytesPerMs, delayMs }, time)
  const arrivals: { name: string; at: number; data: Buffer }[] = []
  const join = (name: string) => lane.join((data) => arrivals.push({ name, at: time.now(), data }))
  return { time, join, arrivals }
}

test('default', () => {
  const { time, join, arrivals } = start()
  join('a').send(Buffer.from('hello'))
  time.run()
  expect(arrivals.map(({ data }) => data.toString())).toEqual(['hello'])
  expect(arrivals[0]?.at).toBeCloseTo(50 + 5 / PACKET)
})

test('behavior: bytes come out in their order, no faster than the bandwidth', () => {
  const { time, join, arrivals } = start()
  const sent = Buffer.from(Array.from({ length: 5 * PACKET }, (_, place) => place % 251))
  const flow = join('a')
  flow.send(sent.subarray(0, 100))
  flow.send(sent.subarray(100))
  time.run()
  expect(Buffer.concat(arrivals.map(({ data }) => data))).toEqual(sent)
  expect(arrivals.at(-1)?.at).toBeCloseTo(55)
})

test('behavior: nothing leaves before the connection is there', () => {
  const { time, join, arrivals } = start()
  join('a').send(Buffer.alloc(PACKET), 100)
  time.run()
  expect(arrivals.map(({ at }) => at)).toEqual([151])
})

test('behavior: connections take turns on one line', () => {
  const { time, join, arrivals } = start()
  const [one, other] = [join('a'), join('b')]
  one.send(Buffer.alloc(4 * PACKET))
  other.send(Buffer.alloc(2 * PACKET))
  time.run()
  expect(arrivals.map(({ name }) => name).join('')).toBe('ababaa')
  expect(arrivals.map(({ at }) => at)).toEqual([51, 52, 53, 54, 55, 56])
})

test('behavior: a new connection sends ten packets, and twice as many after each round trip', () => {
  const { time, join, arrivals } = start()
  join('a').send(Buffer.alloc(35 * PACKET))
  time.run()
  const between = (from: number, to: number) =>
    arrivals.filter(({ at }) => at > from && at <= to).length
  expect(between(0, 100)).toBe(10)
  expect(between(100, 200)).toBe(20)
  expect(between(200, 300)).toBe(5)
})

test('behavior: an end comes after the last byte', () => {
  const { time, join, arrivals } = start()
  const flow = join('a')
  const ends: number[] = []
  flow.send(Buffer.alloc(3 * PACKET))
  flow.finish(() => ends.push(time.now()))
  time.run()
  expect(arrivals).toHaveLength(3)
  expect(ends[0]).toBeGreaterThanOrEqual(arrivals.at(-1)?.at ?? Number.NaN)
})

test('behavior: what is on its way when a connection is given up does not come', () => {
  const { time, join, arrivals } = start()
  const [lost, other] = [join('lost'), join('other')]
  lost.send(Buffer.alloc(PACKET))
  lost.stop()
  other.send(Buffer.alloc(PACKET))
  time.run()
  expect(arrivals.map(({ name }) => name)).toEqual(['other'])
})
