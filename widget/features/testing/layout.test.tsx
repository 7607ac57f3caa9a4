import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Card } from '#ui/components/Card.tsx'
import { loadAllMessages } from '#ui/i18n/messages.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { MessagesProvider } from '#ui/i18n/MessagesContext.tsx'
import { ThemeRoot } from '#ui/theme/ThemeRoot.tsx'
import { scenes } from './scenes.ts'

afterEach(cleanup)

const en = await loadAllMessages('en')
const longer = lengthen(en) as Messages

test.each([
  { name: 'English, 320 px', width: 320, messages: en, direction: 'ltr' },
  { name: 'words 40 % longer, 360 px', width: 360, messages: longer, direction: 'ltr' },
  { name: 'words 40 % longer, right to left', width: 360, messages: longer, direction: 'rtl' },
] as const)(
  'behavior: nothing overflows the card: $name',
  {
    timeout: 90_000, // every state of every view
  },
  ({ width, messages, direction }) => {
    const wide: string[] = []
    for (const scene of scenes) {
      cleanup()
      const { container } = render(
        <div ref={(element) => element?.style.setProperty('width', `${width}px`)}>
          <ThemeRoot direction={direction}>
            <MessagesProvider locale="en" messages={messages}>
              <Card mode="inline">{scene.node}</Card>
            </MessagesProvider>
          </ThemeRoot>
        </div>,
      )
      const card = container.querySelector('section')
      const box = card?.getBoundingClientRect()
      for (const element of card?.querySelectorAll('button, a, h1, h2, p, dd, dt, bdi, input') ??
        []) {
        const { left, right, width: own } = element.getBoundingClientRect()
        const isHidden = own <= 1 || element.closest('[hidden]') !== null
        if (box && !isHidden && (left < box.left - 1 || right > box.right + 1)) {
          wide.push(`${scene.view}, ${scene.state}: ${element.outerHTML.slice(0, 120)}`)
        }
      }
    }
    expect(wide).toEqual([])
  },
)

/** Every sentence of a catalogue, 40 % longer, with its words kept apart. */
function lengthen(value: unknown): unknown {
  if (typeof value === 'string') return stretch(value)
  if (typeof value === 'function') return (...args: unknown[]) => stretch(String(value(...args)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lengthen(inner)]))
}

function stretch(text: string): string {
  return `${text} ${'mmm '.repeat(Math.ceil((text.length * 0.4) / 4)).trim()}`
}
