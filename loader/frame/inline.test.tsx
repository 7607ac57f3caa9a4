import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createInline } from './inline.ts'
import { lockScroll } from './scrollLock.ts'
import type { Surface } from './surface.ts'

const root = document.documentElement
let element: HTMLElement
let surface: Surface
beforeEach(() => {
  element = document.createElement('main')
  document.body.append(element)
  surface = createInline(element, 3)
})
afterEach(() => {
  surface.destroy()
  element.remove()
  root.removeAttribute('style')
})

const height = () => element.getBoundingClientRect().height

describe('embedded', () => {
  test('default: as high as the skeleton, until the frame says how high it is (S2.06)', () => {
    expect(height()).toBe(328)
    surface.resize(412.2)
    expect(height()).toBe(413)
    surface.resize(100)
    expect(height()).toBe(100)
  })

  test('behavior: a change below a pixel is none, or it would come back as an echo', () => {
    surface.resize(400)
    surface.resize(400.9)
    surface.resize(399.1)
    expect(height()).toBe(400)
    surface.resize(401)
    expect(height()).toBe(401)
  })

  test('behavior: a card hides the frame, and a new frame takes the place of a lost one', () => {
    const [first, second] = [document.createElement('iframe'), document.createElement('iframe')]
    const card = document.createElement('section')
    surface.attach(first)
    surface.showOverlay(card)
    expect([first.style.opacity, card.isConnected]).toEqual(['0', true])
    surface.attach(second)
    expect([first.isConnected, second.style.opacity]).toEqual([false, '0'])
    surface.showOverlay(undefined)
    expect([second.style.opacity, card.isConnected]).toEqual(['', false])
  })

  test('behavior: showing and hiding change nothing: it stays in the flow of the page', async () => {
    surface.show(true)
    surface.hide()
    expect([height(), root.style.overflow]).toEqual([328, ''])
    expect(await surface.hideWhile(async () => 'signed')).toBe('signed')
  })
})

describe('the page behind a dialog', () => {
  test('default: does not scroll, and gets back the very values that it had', () => {
    root.style.setProperty('overflow', 'clip', 'important')
    const unlock = lockScroll(document)
    expect(root.style.overflow).toBe('hidden')
    unlock()
    expect(root.style.overflow).toBe('clip')
    expect(root.style.getPropertyPriority('overflow')).toBe('important')
  })

  test('behavior: a page without styles of its own has none afterwards', () => {
    lockScroll(document)()
    expect(root.hasAttribute('style')).toBe(false)
  })

  test('behavior: locked twice, it scrolls after the second unlock, and each counts once', () => {
    const [first, second] = [lockScroll(document), lockScroll(document)]
    first()
    first()
    expect(root.style.overflow).toBe('hidden')
    second()
    expect(root.style.overflow).toBe('')
    const third = lockScroll(document)
    second()
    expect(root.style.overflow).toBe('hidden')
    third()
    expect(root.style.overflow).toBe('')
  })
})
