import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { push } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

test('default: three lessons, a page that tells more, and a way back to the networks', async () => {
  const core = createTestCore()
  await drawWidget(core, { view: 'Networks' })
  push(core, { name: 'WhatIsANetwork' })
  await screen.findByRole('heading', { level: 1, name: 'What is a network?' })
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['A shared record', 'Each has its strengths', 'Bridges connect them'])
  const link = screen.getByRole('link', { name: /^Learn more/ })
  expect(link.getAttribute('href')).toBe('https://ethereum.org/en/layer-2/learn/')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '_blank',
    expect.stringContaining('noopener'),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(topView(core.store.getState().router).name).toBe('Networks'))
})
