import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Card } from '../components/Card.tsx'
import { loadAllMessages, type Messages } from '../i18n/messages.ts'
import { MessagesProvider } from '../i18n/MessagesContext.tsx'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { scenes } from './scenes.ts'

afterEach(cleanup)

const en = await loadAllMessages('en')
const longer = lengthen(en) as Messages

test.each([
  { name: 'English, 320 px', width: 320, messages: en, directions: ['ltr'] },
  {
    ...{ name: 'words 40 % longer, 360 px, also right to left', width: 360, messages: longer },
    directions: ['ltr', 'rtl'],
  },
] as const)(
  'behavior: nothing overflows the card: $name',
  {
    timeout: 90_000, // every state of every view
  },
  ({ width, messages, directions }) => {
    const wide: string[] = []
    for (const scene of scenes) {
      cleanup()
      const { container, rerender } = render(null)
      for (const direction of directions) {
        rerender(
          <div ref={(element) => element?.style.setProperty('width', `${width}px`)}>
            <ThemeRoot direction={direction}>
              <MessagesProvider locale="en" messages={messages}>
                <Card mode="inline">{scene.node}</Card>
              </MessagesProvider>
            </ThemeRoot>
          </div>,
        )
        for (const html of tooWide(container)) {
          wide.push(`${scene.view}, ${scene.state}, ${direction}: ${html.slice(0, 120)}`)
        }
      }
    }
    expect(wide).toEqual([])
  },
)

/** What is seen and leaves the card at its left or right. */
function tooWide(container: Element): string[] {
  const card = container.querySelector('section')
  if (card === null) throw new Error('There is no card')
  const box = card.getBoundingClientRect()
  return [...card.querySelectorAll('button, a, h1, h2, p, dd, dt, bdi, input')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isHidden = width <= 1 || element.closest('[hidden]') !== null
      return !isHidden && (left < box.left - 1 || right > box.right + 1)
    })
    .map(({ outerHTML }) => outerHTML)
}

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
