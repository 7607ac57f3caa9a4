import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '#ui/testing.tsx'
import { idle, usdcArbitrum, usdcBase } from '#ui/testing/scene.ts'
import { bridgeScenes } from './Bridge.scenes.tsx'
import { Bridge } from './Bridge.tsx'

afterEach(async () => {
  cleanup()
  await page.viewport(414, 896)
})

function show(state: string) {
  draw(bridgeScenes.find((one) => one.view === 'Bridge' && one.state === state)?.node)
}

test('behavior: L11 without a token the button opens the list of the side that lacks one', () => {
  const opened: string[] = []
  const problem = { status: 'problem', problem: { kind: 'noToken' } } as const
  const send = { amount: '', onAmount: idle, onPick: () => opened.push('send') }
  const receive = { onPick: () => opened.push('receive') }
  const token = usdcArbitrum
  draw(<Bridge send={send} receive={receive} state={problem} />)
  screen.getByRole('button', { name: 'Select a token' }).click()
  draw(<Bridge send={{ ...send, token }} receive={receive} state={problem} />)
  screen.getByRole('button', { name: 'Select a token' }).click()
  expect(opened).toEqual(['send', 'receive'])
})

test.each([
  ['noRoute', 'Select a token'],
  ['sameSides', 'Choose two networks'],
] as const)(
  'behavior: L11 with %s the calm button says “%s”, and opens the list',
  (kind, words) => {
    const opened: string[] = []
    const side = { token: usdcArbitrum, onPick: () => opened.push('send') }
    const receive = { token: usdcBase, onPick: () => opened.push('receive') }
    const state = { status: 'problem', problem: { kind } } as const
    draw(<Bridge send={{ ...side, amount: '', onAmount: idle }} receive={receive} state={state} />)
    const button = screen.getByRole('button', { name: words })
    expect(button.dataset.kind).toBe('quiet')
    button.click()
    expect(opened).toEqual(['receive'])
  },
)

test('behavior: on a phone at 200 % zoom the amount has a row of its own', async () => {
  await page.viewport(180, 390)
  show('quoted')
  const input = screen.getByRole('textbox', { name: 'You send' })
  expect(input.clientWidth).toBeGreaterThan(110)
  const flip = screen.getByRole('button', { name: 'Swap the two sides' }).getBoundingClientRect()
  for (const control of screen.getAllByRole('button', { name: /^(You|Use|Switch|\$)/ })) {
    const box = control.getBoundingClientRect()
    const apart = box.bottom <= flip.top || box.top >= flip.bottom || box.left >= flip.right
    expect(apart, control.textContent ?? '').toBe(true)
  }
  for (const box of [input, flip].map((one) =>
    'left' in one ? one : one.getBoundingClientRect(),
  )) {
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(180)
  }
})

test('behavior: L11 a side that the page fixed is not opened', () => {
  const lock = { by: 'tern.example' }
  const side = { onPick: idle, tokenLock: lock }
  const problem = { status: 'problem', problem: { kind: 'noRoute' } } as const
  draw(<Bridge send={{ ...side, amount: '', onAmount: idle }} receive={side} state={problem} />)
  const button = screen.getByRole('button', { name: 'No route' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('behavior: L11 where an amount is missing the button leads to its field', () => {
  show('enter amount')
  screen.getByRole('button', { name: 'Enter an amount' }).click()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'You send' }))
})

test('behavior: L1 a quarter, a half and all of the balance fill the amount, in the language of the person', () => {
  const filled: number[] = []
  const send = {
    token: usdcArbitrum,
    amount: '',
    onAmount: idle,
    onPick: idle,
    balance: { value: '100' },
    onShare: (percent: number) => filled.push(percent),
  }
  draw(<Bridge send={send} receive={{ onPick: idle }} state={{ status: 'enterAmount' }} />)
  screen.getByRole('button', { name: 'Use 25% of the balance' }).click()
  screen.getByRole('button', { name: 'Use 50% of the balance' }).click()
  screen.getByRole('button', { name: 'Use the whole balance' }).click()
  expect(filled).toEqual([25, 50, 100])
})

test('behavior: L1 an amount that the page fixed is not filled', () => {
  const send = {
    token: usdcArbitrum,
    amount: '5',
    onAmount: idle,
    onPick: idle,
    onShare: idle,
    amountLock: { by: 'tern.example' },
  }
  draw(<Bridge send={send} receive={{ onPick: idle }} state={{ status: 'enterAmount' }} />)
  expect(screen.queryByRole('button', { name: /of the balance/ })).toBeNull()
})

test('behavior: L1 the amount is entered in dollars, and in the token again', () => {
  show('in dollars')
  expect(screen.getByRole('textbox', { name: /Amount in dollars|You send/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /25 USDC.*Switch to USDC/ })).toBeTruthy()
})
