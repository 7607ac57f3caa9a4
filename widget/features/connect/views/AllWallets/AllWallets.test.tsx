import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Tile } from '#ui/components/Tile.tsx'
import { draw } from '#ui/testing.tsx'
import { idle } from '#ui/testing/scene.ts'
import { AllWallets } from './AllWallets.tsx'

afterEach(cleanup)

test('behavior: of 600 wallets, fewer than 60 are in the document, and all that are seen', () => {
  const wallets = Array.from({ length: 600 }, (_, at) => ({
    id: `wallet-${at}`,
    name: `Wallet ${at}`,
    tile: <Tile name={`Wallet ${at}`} size={56} />,
  }))
  draw(
    <AllWallets
      query=""
      onQuery={idle}
      certified={false}
      onCertified={idle}
      installed={[]}
      onPick={idle}
      state={{ status: 'ready', wallets, next: 'none', onNext: idle }}
    />,
  )
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('150')
  const cells = screen.getAllByRole('gridcell').length
  expect(cells).toBeLessThan(60)
  const box = screen.getByRole('grid').parentElement?.parentElement?.getBoundingClientRect()
  const last = screen.getAllByRole('row').at(-1)?.getBoundingClientRect()
  expect(last?.bottom).toBeGreaterThan(box?.bottom ?? Number.POSITIVE_INFINITY)
})
