import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dimWhenSlow } from './dimWhenSlow.ts'

afterEach(cleanup)

test('behavior: the page behind is only dimmed where each frame of a scroll takes long', async () => {
  const { backdrop, list } = draw()
  dimWhenSlow(backdrop)
  await scroll(list, 70)
  expect(backdrop.dataset).toHaveProperty('plain')
})

test('behavior: one long frame, or a pause between scrolls, proves nothing', async () => {
  const { backdrop, list } = draw()
  dimWhenSlow(backdrop)
  for (const workMs of [100, 600, 100]) {
    await scroll(list, workMs, 1)
    await scroll(list, 0, 4)
  }
  expect(backdrop.dataset).not.toHaveProperty('plain')
})

function draw() {
  const { container } = render(
    <div>
      <div style={{ height: 100, overflow: 'auto' }}>
        <div style={{ height: 10_000 }} />
      </div>
    </div>,
  )
  const backdrop = container.firstElementChild
  const list = backdrop?.firstElementChild
  if (!(backdrop instanceof HTMLElement) || !(list instanceof HTMLElement)) throw new Error('Bare')
  return { backdrop, list }
}

/** Scrolls in each of so many frames, which take at least so long. */
async function scroll(list: HTMLElement, workMs: number, frames = 12) {
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise(requestAnimationFrame)
    const start = performance.now()
    while (performance.now() - start < workMs);
    list.scrollTop += 10
  }
}
