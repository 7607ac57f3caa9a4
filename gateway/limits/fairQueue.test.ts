import { expect, test } from 'vitest'
import { createFairQueue } from './fairQueue.ts'

const nextPass = () => new Promise((resolve) => setImmediate(resolve))

/** Who has begun, in order. */
function begun(queue: ReturnType<typeof createFairQueue>) {
  const order: string[] = []
  const ask = (site: string, name = site) => {
    queue.turn(site).then(() => order.push(name))
  }
  return { order, ask }
}

test('default: who asks alone begins at once, in every pass', async () => {
  const { order, ask } = begun(createFairQueue())
  ask('calm', 'first')
  await Promise.resolve()
  expect(order).toEqual(['first'])
  await nextPass()
  ask('calm', 'second')
  await Promise.resolve()
  expect(order).toEqual(['first', 'second'])
})

test('attack: a site whose thousand came first does not go before the others', async () => {
  const { order, ask } = begun(createFairQueue())
  for (let at = 0; at < 1_000; at += 1) ask('loud')
  await nextPass()
  for (const site of ['calm', 'other']) ask(site)
  await nextPass()
  expect(order).toEqual(expect.arrayContaining(['calm', 'other']))
  expect(order.filter((site) => site === 'loud').length).toBeLessThanOrEqual(3)
})

test('behavior: all begin, one of a site in each pass, in the order they came', async () => {
  const { order, ask } = begun(createFairQueue())
  for (const name of ['a', 'b', 'c', 'd']) ask('one', name)
  const seen: number[] = []
  while (order.length < 4) {
    await nextPass()
    seen.push(order.length)
  }
  expect(order).toEqual(['a', 'b', 'c', 'd'])
  expect(seen.every((count, at) => count - (seen[at - 1] ?? 1) <= 1)).toBe(true)
})
