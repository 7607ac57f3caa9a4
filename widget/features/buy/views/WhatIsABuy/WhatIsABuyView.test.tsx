import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { push } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

test('default: three lessons, in the order in which it happens, and the button leads back to what was left', async () => {
  const core = createTestCore({ widgetOptions: { projectId: 'abc' } })
  const view = () => topView(core.store.getState().router).name
  await drawWidget(core)
  const before = view()
  push(core, { name: 'WhatIsABuy' })
  await screen.findByRole('heading', { level: 1, name: 'How buying works' })
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    'You pay with a card or your bank',
    'It goes to your wallet',
    'It takes minutes, or days',
  ])
  screen.getByText('You pay on the seller’s own page. This site never sees your card.')
  await userEvent.click(screen.getByRole('button', { name: 'Buy' }))
  await waitFor(() => expect(view()).toBe(before))
})
