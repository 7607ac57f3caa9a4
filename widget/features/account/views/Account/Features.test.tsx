import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { draw } from '#ui/testing.tsx'
import { Features } from './Features.tsx'

afterEach(cleanup)

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('default: what can be done stands in one order, however it is given (S2.08)', () => {
  const act = () => undefined
  draw(<Features features={{ bridge: act, send: act, receive: act, swaps: act, onramp: act }} />)
  expect(names()).toEqual(['Buy', 'Swap', 'Receive', 'Send', 'Bridge'])
})

test('behavior: what is not offered leaves no gap, and nothing at all no frame', () => {
  draw(<Features features={{ send: () => undefined, onramp: 'pending' }} />)
  expect(names()).toEqual(['Buy', 'Send'])
  draw(<Features features={{}} />)
  expect(screen.queryByRole('group')).toBe(null)
})
