import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFakeRegistry } from '#kernel/testing/fakeRegistry.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { CoreProvider } from '#ui/app/CoreContext.tsx'
import { RushContext } from '#ui/lists/RushContext.tsx'
import { WalletTile } from './WalletTile.tsx'

afterEach(cleanup)

test('behavior: what rushes past asks for no picture; once it rests, or has asked, it keeps to it', async () => {
  const walletRegistry = createFakeRegistry(1)
  const core = createTestCore({ walletRegistry })
  const tile = (rushes: boolean) => (
    <CoreProvider core={core}>
      <QueryClientProvider client={core.queries}>
        <RushContext value={rushes}>
          <WalletTile wallet={{ id: 'one', name: 'One', imageId: 'image-1', chains: [] }} />
        </RushContext>
      </QueryClientProvider>
    </CoreProvider>
  )
  const { container, rerender } = render(tile(true))
  expect(core.queries.getQueryCache().getAll()).toEqual([])
  rerender(tile(false))
  await waitFor(() => expect(container.querySelector('img')?.src).toMatch(/^data:/))
  rerender(tile(true))
  expect(container.querySelector('img')).not.toBe(null)
  expect(walletRegistry.askedImages).toEqual(['image-1'])
})
