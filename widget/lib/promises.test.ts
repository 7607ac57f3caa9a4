import { expect, test } from 'vitest'
import { later, once } from './promises.ts'

test('behavior: all who ask once get the same, and after a failure it is loaded again', async () => {
  let loads = 0
  let isDown = true
  const load = once(async () => {
    loads += 1
    if (isDown) throw new Error('down')
    return loads
  })
  const both = [load(), load()]
  for (const one of both) await expect(one).rejects.toThrow('down')
  isDown = false
  expect([await load(), await load()]).toEqual([2, 2])
})

test('default: is settled from outside', async () => {
  const good = later<number>()
  good.resolve(1)
  expect(await good.promise).toBe(1)
  const bad = later()
  bad.reject(new Error('no'))
  await expect(bad.promise).rejects.toThrow('no')
})
