import { expect, test } from 'vitest'
import { loadWidget } from './index.ts'

test('default: a page has one widget until it is destroyed', async () => {
  const options = { announce: false, preload: 'none' } as const
  const first = await loadWidget(options)
  expect(await loadWidget()).toBe(first)
  await first?.destroy()
  const second = await loadWidget(options)
  expect(second).not.toBe(first)
  await first?.destroy()
  expect(await loadWidget()).toBe(second)
  await second?.destroy()
})
