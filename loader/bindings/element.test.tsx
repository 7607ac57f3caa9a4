import { afterEach, expect, test, vi } from 'vitest'
import { defineElement } from './element.ts'

defineElement()
afterEach(() => document.body.replaceChildren())

function place(markup: string) {
  const holder = document.createElement('div')
  holder.innerHTML = markup
  document.body.append(holder)
  const [element] = holder.children
  if (element === undefined || !('widget' in element)) throw new Error('It is no element of ours')
  return { element, widget: () => Object(element).widget }
}

test('default: its attributes are the options, and it draws where it stands', async () => {
  const { element, widget } = place(
    '<causeway-widget mode="bridge" frame-url="https://widget.example/embed/" announce="false" class="wide"></causeway-widget>',
  )
  expect(widget()).toMatchObject({ protocol: 1 })
  await vi.waitFor(() => expect(element.contains(widget().element)).toBe(true), 10_000)
})

test('behavior: a move keeps the widget, leaving the page ends it', async () => {
  const { element, widget } = place('<causeway-widget announce="false"></causeway-widget>')
  const first = widget()
  document.body.append(element)
  await Promise.resolve()
  expect(widget()).toBe(first)
  element.remove()
  await vi.waitFor(() => expect(widget()).toBe(undefined))
  await expect(first.open()).rejects.toMatchObject({ code: 'DESTROYED' })
})

test('behavior: attributes that are bound once it is in the document count (N5)', async () => {
  const { element } = place('<causeway-widget announce="false"></causeway-widget>')
  element.setAttribute('frame-url', 'https://widget.example/embed/')
  await Promise.resolve()
  const frame = () => element.querySelector('iframe')?.src
  await vi.waitFor(() => expect(frame()).toContain('https://widget.example/embed/'), 10_000)
})

test('behavior: one that is taken out again within the task makes none', async () => {
  const { element, widget } = place('<causeway-widget announce="false"></causeway-widget>')
  element.remove()
  await Promise.resolve()
  expect(widget()).toBe(undefined)
})

test('error: an option that does not exist is named', async () => {
  const onError = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', onError)
  place('<causeway-widget theme-mood="dark"></causeway-widget>')
  await Promise.resolve()
  window.removeEventListener('error', onError)
  expect(onError.mock.calls[0]?.[0].error).toMatchObject({
    code: 'INVALID_OPTIONS',
    message: expect.stringContaining('themeMood'),
  })
})
