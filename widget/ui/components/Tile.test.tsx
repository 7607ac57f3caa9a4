import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { draw } from '../testing.tsx'
import { hueOf, initials } from './looks.ts'
import { Tile } from './Tile.tsx'

afterEach(cleanup)

test('behavior: a broken image becomes initials, never a broken picture', async () => {
  const { container } = draw(<Tile name="Northern Star" iconUrl="data:image/png;base64,AAAA" />)
  expect(container.querySelector('img')).not.toBe(null)
  await waitFor(() => expect(container.querySelector('img')).toBe(null))
  expect(container.textContent).toBe('NS')
})

test('behavior: a new address gets a new chance', async () => {
  const { container, rerender } = draw(<Tile name="USDC" />)
  expect(container.textContent).toBe('US')
  rerender(
    <Tile name="USDC" iconUrl="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" />,
  )
  expect(container.querySelector('img')).not.toBe(null)
})

test('default', () => {
  expect([initials('USDC'), initials('wrapped ether'), initials('é'), initials('')]).toEqual([
    'US',
    'WE',
    'É',
    '',
  ])
  expect(hueOf('USDC')).toBe(hueOf('USDC'))
  expect(hueOf('USDC')).not.toBe(hueOf('ETH'))
})
