import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createModal } from './modal.ts'
import type { Surface } from './surface.ts'

const on = { cancel: vi.fn(), closed: vi.fn() }
let surface: Surface
let dialog: HTMLDialogElement
let frame: HTMLIFrameElement
let opener: HTMLButtonElement

beforeEach(() => {
  document.body.innerHTML = '<button id="opener">Connect</button><div id="place"></div>'
  const place = document.querySelector<HTMLElement>('#place')
  const button = document.querySelector<HTMLButtonElement>('#opener')
  if (place === null || button === null) throw new Error('the page is not drawn')
  opener = button
  surface = createModal(place, 7, 'Wallet', on)
  const made = place.querySelector('dialog')
  if (made === null) throw new Error('there is no dialog')
  dialog = made
  frame = document.createElement('iframe')
  surface.attach(frame)
  vi.clearAllMocks()
})
afterEach(() => {
  surface.destroy()
  document.body.replaceChildren()
})

const isUnseen = () => dialog.open && dialog.inert && dialog.style.opacity === '0'
const isModal = () => dialog.matches(':modal')
const overlay = () => document.createElement('section')

describe('unseen', () => {
  test('default: the frame is rendered, so that it can load, and nobody can reach it', () => {
    expect([isUnseen(), isModal(), dialog.style.pointerEvents]).toEqual([true, false, 'none'])
    expect(dialog.style.zIndex).toBe('7')
    expect(dialog.getBoundingClientRect().width).toBe(innerWidth)
    expect(frame.checkVisibility()).toBe(true)
    expect(document.activeElement).toBe(document.body)
  })

  test('behavior: hidden twice or before it was shown, it takes no focus from the page', () => {
    opener.focus()
    surface.hide()
    expect(document.activeElement).toBe(opener)
    expect(isUnseen()).toBe(true)
  })
})

describe('shown', () => {
  test('default: in the top layer, with the focus in the frame, and the page does not scroll', () => {
    opener.focus()
    surface.show(false)
    expect([isModal(), isUnseen(), dialog.inert]).toEqual([true, false, false])
    expect(document.activeElement).toBe(frame)
    expect(document.documentElement.style.overflow).toBe('hidden')
    surface.hide()
    expect([isModal(), isUnseen()]).toEqual([false, true])
    expect(document.activeElement).toBe(opener)
    expect(document.documentElement.style.overflow).toBe('')
    expect(on.closed).not.toHaveBeenCalled()
  })

  test('behavior: a frame that has nothing to show yet is hidden, and gets no focus', async () => {
    surface.show(true)
    expect([frame.inert, frame.style.opacity]).toEqual([true, '0'])
    await vi.waitFor(() => expect(document.activeElement).not.toBe(frame))
    surface.showOverlay(undefined)
    expect([frame.inert, frame.style.opacity]).toEqual([false, ''])
    expect(document.activeElement).toBe(frame)
  })

  test('behavior: one card at a time lies over the frame, and none after hiding', () => {
    surface.show(true)
    const [first, second] = [overlay(), overlay()]
    surface.showOverlay(first)
    surface.showOverlay(second)
    expect([first.isConnected, second.parentElement]).toEqual([false, dialog])
    surface.hide()
    expect(second.isConnected).toBe(false)
    surface.show(false)
    expect(frame.inert).toBe(false)
  })

  test('behavior: what has the focus within the frame keeps it, when no card goes away', () => {
    surface.show(false)
    opener.inert = true
    const focus = vi.spyOn(frame, 'focus')
    surface.showOverlay(undefined)
    expect(focus).not.toHaveBeenCalled()
  })

  test('behavior: a new frame takes the place of the one that was lost', () => {
    surface.show(true)
    const next = document.createElement('iframe')
    frame.remove()
    surface.attach(next)
    expect([next.parentElement, next.inert]).toEqual([dialog, true])
  })

  test('behavior: Escape asks, and closes nothing by itself', () => {
    surface.show(false)
    const cancel = new Event('cancel', { cancelable: true })
    dialog.dispatchEvent(cancel)
    expect([cancel.defaultPrevented, isModal(), on.cancel.mock.calls.length]).toEqual([
      true,
      true,
      1,
    ])
  })

  test('error: the browser closes it without asking', async () => {
    surface.show(false)
    dialog.close()
    await vi.waitFor(() => expect(on.closed).toHaveBeenCalledTimes(1))
  })

  test('behavior: an extension that makes everything inert does not switch it off', async () => {
    surface.show(false)
    dialog.inert = true
    frame.inert = true
    await vi.waitFor(() => expect([dialog.inert, frame.inert]).toEqual([false, false]))
  })

  test('behavior: taken away and put back by the page, it is in the top layer again', () => {
    surface.show(false)
    const { parentElement } = dialog
    dialog.remove()
    surface.show(false)
    expect(isModal()).toBe(false)
    parentElement?.append(dialog)
    dialog.open = false
    surface.show(false)
    expect(isModal()).toBe(true)
  })

  test('behavior: two widgets on one page: it scrolls again after the last', () => {
    const other = createModal(document.body, 8, 'Other', on)
    surface.show(false)
    other.show(false)
    surface.hide()
    expect(document.documentElement.style.overflow).toBe('hidden')
    other.hide()
    expect(document.documentElement.style.overflow).toBe('')
    other.destroy()
  })
})

describe('a wallet of the page shows its own window', () => {
  test('default: the dialog steps out of the top layer, and comes back with the answer', async () => {
    surface.show(false)
    const answer = await surface.hideWhile(async () => {
      expect([isModal(), dialog.open]).toEqual([false, true])
      return 'signed'
    })
    expect(answer).toBe('signed')
    await vi.waitFor(() => expect(isModal()).toBe(true))
  })

  test('error: it comes back when the wallet fails too', async () => {
    surface.show(false)
    const failed = surface.hideWhile(() => Promise.reject(new Error('declined')))
    await expect(failed).rejects.toThrow('declined')
    await vi.waitFor(() => expect(isModal()).toBe(true))
  })

  test('behavior: the Escape that ends the wallet’s own dialog is not one for the widget', async () => {
    surface.show(false)
    const declined = surface.hideWhile(
      () =>
        new Promise<string>((resolve) => {
          addEventListener('keydown', ({ key }) => resolve(key), { once: true })
        }),
    )
    opener.focus()
    await userEvent.keyboard('{Escape}')
    expect(await declined).toBe('Escape')
    await vi.waitFor(() => expect(isModal()).toBe(true))
    expect(on.cancel).not.toHaveBeenCalled()
  })

  test('behavior: two at once: it comes back after the last', async () => {
    surface.show(false)
    const ends: (() => void)[] = []
    const work = () => new Promise<void>((resolve) => ends.push(resolve))
    const both = [surface.hideWhile(work), surface.hideWhile(work)]
    ends[0]?.()
    await both[0]
    expect(isModal()).toBe(false)
    ends[1]?.()
    await both[1]
    await vi.waitFor(() => expect(isModal()).toBe(true))
  })

  test('behavior: closed meanwhile, it stays closed', async () => {
    surface.show(false)
    await surface.hideWhile(async () => surface.hide())
    expect([isModal(), isUnseen()]).toEqual([false, true])
  })

  test('behavior: unseen, the wallet is just asked', async () => {
    expect(await surface.hideWhile(async () => isUnseen())).toBe(true)
  })
})

test('behavior: destroyed, nothing of it remains on the page', () => {
  const sheets = document.adoptedStyleSheets.length
  surface.show(false)
  surface.destroy()
  expect([dialog.isConnected, document.documentElement.style.overflow]).toEqual([false, ''])
  expect(document.adoptedStyleSheets).toHaveLength(sheets - 1)
  expect(on.closed).not.toHaveBeenCalled()
})
