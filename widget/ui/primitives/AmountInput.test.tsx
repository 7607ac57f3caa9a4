import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../testing.tsx'
import { AmountInput, parseTyped } from './AmountInput.tsx'
import { AmountOutput } from './AmountOutput.tsx'

afterEach(cleanup)

const seen: string[] = []

function Harness() {
  const [value, setValue] = useState('')
  return (
    <>
      <label htmlFor="amount">You send</label>
      <AmountInput
        id="amount"
        value={value}
        onChange={(next) => {
          seen.push(next)
          setValue(next)
        }}
      />
    </>
  )
}

test('behavior: gives decimal strings, and takes a comma as the decimal sign', async () => {
  draw(<Harness />)
  await userEvent.type(screen.getByLabelText('You send'), '25,5x')
  expect(seen.at(-1)).toBe('25.5')
  expect(screen.getByLabelText<HTMLInputElement>('You send').value).toBe('25.5')
})

test('behavior: keeps every digit of an amount that no number could hold', async () => {
  draw(<Harness />)
  const amount = '90071992547409931234.123456789012345678'
  await userEvent.fill(screen.getByLabelText('You send'), amount)
  expect(seen.at(-1)).toBe(amount)
})

test.each([
  ['', '.', ''],
  ['.', '.', '0.'],
  ['007', '.', '7'],
  ['0.5', '.', '0.5'],
  ['1,204.5', '.', '1204.5'],
  ['1,204,118', '.', '1204118'],
  ['1.204,5', ',', '1204.5'],
  ['1 204,5', ',', '1204.5'],
  ['1e5', '.', undefined],
  ['-1', '.', undefined],
  ['1.2.3', '.', undefined],
  ['0x10', '.', undefined],
])('behavior: reads %j (separator %j) as %j', (typed, separator, expected) => {
  expect(parseTyped(typed, separator)).toBe(expected)
})

test.each(['0', '24.959', '1,494.754', '12,345.678', '100,000.5', '1,234,567.891', '<0.001'])(
  'behavior: %s is read whole beside a token',
  (value) => {
    const { container } = draw(
      <div style={{ width: 138 }}>
        <AmountOutput formatted={{ value }} />
      </div>,
    )
    const output = container.querySelector('[data-length]')
    expect(output?.scrollWidth).toBeLessThanOrEqual(138)
  },
)
