import { afterEach, expect, test, vi } from 'vitest'
import { createFrame as create } from '../stage0/frame.ts'
import { takeFrame } from './frame.ts'

afterEach(() => document.body.replaceChildren())

const address = 'https://widget.example/embed/'
const newFrame = vi.fn((from = address) => create(from, location.href))

test('default: a new one, which covers its place and has a name', () => {
  const element = document.createElement('div')
  const frame = takeFrame({ element, newFrame }, 'Wallet')
  expect(frame).toBe(newFrame.mock.results.at(-1)?.value)
  expect([frame.title, frame.dataset.causewayFrame, frame.style.height]).toEqual([
    'Wallet',
    '',
    '100%',
  ])
})

test('behavior: the one that stage 0 has asked for, which it drops no more', () => {
  const early = create(address, location.href)
  early.onload = () => early.remove()
  const element = document.body.appendChild(document.createElement('div'))
  element.append(early)
  newFrame.mockClear()
  expect(takeFrame({ element, newFrame }, 'Wallet')).toBe(early)
  early.dispatchEvent(new Event('load'))
  expect([early.isConnected, early.title, newFrame.mock.calls]).toEqual([true, 'Wallet', []])
})

test('error: a frame on the page’s own origin could take its sandbox off', () => {
  const element = document.body
  const own = () => create(`${location.origin}/embed/`, location.href)
  expect(() => takeFrame({ element, newFrame: own }, 'Wallet')).toThrow(
    expect.objectContaining({ code: 'SAME_ORIGIN_FRAME' }),
  )
})
