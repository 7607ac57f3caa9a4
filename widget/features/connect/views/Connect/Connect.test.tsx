import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#ui/testing.tsx'
import { idle } from '#ui/testing/scene.ts'
import { Connect } from './Connect.tsx'

afterEach(cleanup)

const wallets = [
  { id: 'kestrel', name: 'Kestrel', tag: 'recent' as const },
  { id: 'halyard', name: 'Halyard', tag: 'installed' as const },
]

test('behavior: groups and wallets keep the order given, each is reached and picked by keyboard (S2.08)', async () => {
  const picked: string[] = []
  const groups = [
    { id: 'wallet', wallets },
    { id: 'more', label: 'More', wallets: [{ id: 'quarry', name: 'Quarry' }] },
  ]
  draw(
    <Connect
      origin="tern.example"
      onPick={(id) => picked.push(id)}
      state={{ status: 'ready', groups }}
    />,
  )
  const names = wallets.length + 1
  for (let count = 0; count < names; count++) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
  }
  expect(picked).toEqual(['kestrel', 'halyard', 'quarry'])
})

test('behavior: says which site asks, and what to do when there is no wallet', () => {
  draw(
    <Connect
      origin="tern.example"
      onPick={idle}
      state={{ status: 'empty', getWalletUrl: 'https://wallets.example/' }}
    />,
  )
  expect(screen.getByText('tern.example')).not.toBe(null)
  expect(screen.getByRole('heading', { name: 'No wallet found' })).not.toBe(null)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Get a wallet' })
  expect([link.href, link.rel]).toEqual(['https://wallets.example/', 'noopener noreferrer'])
})
