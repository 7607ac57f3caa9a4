import { userEvent } from 'vitest/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { watchButtons } from './buttons.ts'

let life = new AbortController()
afterEach(() => {
  life.abort()
  life = new AbortController()
  document.body.replaceChildren()
})

function start(html: string) {
  document.body.innerHTML = html
  const open = vi.fn()
  const warm = vi.fn()
  watchButtons({ open, warm }, life.signal)
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element === null) throw new Error(`There is no ${selector}`)
    return element
  }
  return { open, warm, find }
}

test('default: a click opens the view that the button names', () => {
  const { open, find } = start('<button data-widget-open="Bridge"><i>Bridge</i></button>')
  find('i').click()
  expect(open.mock.calls).toEqual([['Bridge']])
})

test('behavior: without a name it opens the widget’s own choice, and a link does not lead away', () => {
  const { open, find } = start('<a href="#away" data-widget-open>Connect</a>')
  find('a').click()
  expect(open.mock.calls).toEqual([['']])
  expect(location.hash).not.toBe('#away')
})

test('behavior: a page that has handled the click itself is left alone', () => {
  const { open, find } = start('<button data-widget-open>Connect</button>')
  find('button').addEventListener('click', (event) => event.preventDefault())
  find('button').click()
  expect(open).not.toHaveBeenCalled()
})

test.each(['pointerenter', 'focusin'])(
  'behavior: %s warms the widget up before the click',
  (name) => {
    const { warm, find } = start('<button data-widget-open>Connect</button><p>Else</p>')
    find('p').dispatchEvent(new Event(name, { bubbles: true }))
    expect(warm).not.toHaveBeenCalled()
    find('button').dispatchEvent(new Event(name, { bubbles: true }))
    expect(warm).toHaveBeenCalledOnce()
  },
)

test('behavior: buttons that come later are heard, and none after the end', () => {
  const { open, find } = start('')
  document.body.innerHTML = '<button data-widget-open="Swap">Swap</button>'
  find('button').click()
  expect(open.mock.calls).toEqual([['Swap']])
  life.abort()
  find('button').click()
  expect(open).toHaveBeenCalledOnce()
})

test('behavior: a tap before the script is kept, and a focus that keys have brought is no tap', async () => {
  document.body.innerHTML =
    '<button>Before</button><button data-widget-open="Send"><i>Send</i></button>'
  const hear = () => {
    const open = vi.fn()
    watchButtons({ open, warm: vi.fn() }, life.signal)
    return open
  }
  const [before, button] = document.querySelectorAll('button')
  if (before === undefined || button === undefined) throw new Error('There are no buttons')
  await userEvent.click(before)
  expect(hear()).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  expect(hear()).not.toHaveBeenCalled()
  button.blur()
  await userEvent.click(button)
  expect(hear().mock.calls).toEqual([['Send']])
})
