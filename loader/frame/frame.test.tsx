import { afterEach, expect, test, vi } from 'vitest'
import { createFrame as create } from '../stage0/frame.ts'
import { takeFrame } from './frame.ts'

afterEach(() => document.body.replaceChildren())

const address = 'https://widget.example/embed/'
const createFrame = vi.fn((from = address) => create(from, location.href))

test('default: a new one, which covers its place and has a name', () => {
  const element = document.createElement('div')
  const frame = takeFrame({ element, createFrame }, 'Wallet')
  expect(frame).toBe(createFrame.mock.results.at(-1)?.value)
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
  createFrame.mockClear()
  expect(takeFrame({ element, createFrame }, 'Wallet')).toBe(early)
  early.dispatchEvent(new Event('load'))
  expect([early.isConnected, early.title, createFrame.mock.calls]).toEqual([true, 'Wallet', []])
})

test('error: a frame on the page’s own origin could take its sandbox off', () => {
  const element = document.body
  const own = () => create(`${location.origin}/embed/`, location.href)
  expect(() => takeFrame({ element, createFrame: own }, 'Wallet')).toThrow(
    expect.objectContaining({ code: 'SAME_ORIGIN_FRAME' }),
  )
})
