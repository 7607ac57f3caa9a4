import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '#ui/testing.tsx'
import { transferScenes } from '../TransferProgress/TransferProgress.scenes.tsx'

afterEach(cleanup)

function show(state: string) {
  return draw(transferScenes.find((one) => one.view === 'Transfers' && one.state === state)?.node)
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('behavior: filters by where they stand and by network, with the keyboard', async () => {
  show('ready')
  expect(rows()).toHaveLength(5)
  screen.getByRole('button', { name: 'Needs attention' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(rows().map((text) => /Late|Failed/.exec(text ?? '')?.[0])).toEqual(['Late', 'Failed'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'Optimism')
  expect(rows()).toHaveLength(1)
  screen.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => screen.queryByText('Nothing here')).not.toBe(null)
  screen.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => rows().length).toBe(5)
})

test('behavior: a short list has no filters', () => {
  show('few')
  expect(screen.queryByRole('button', { name: 'All' })).toBe(null)
})

test('behavior: C-F2, B-A11 says how far back others were looked for', () => {
  show('ready')
  expect(screen.queryByText('Shows transfers since Nov 3, 2026, 2:40:00 PM.')).not.toBe(null)
  cleanup()
  show('few')
  expect(screen.queryByText(/Shows transfers since/)).toBe(null)
})

test('behavior: L13 a transfer says its way on one line', async () => {
  await page.viewport(1_280, 800)
  show('ready')
  const way = screen.getByText('Devnet One to Devnet Two')
  expect(way.getBoundingClientRect().height).toBe(
    Number.parseFloat(getComputedStyle(way).lineHeight),
  )
  await page.viewport(414, 896)
})
