import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { draw } from '#ui/testing.tsx'
import { idle } from '#ui/testing/scene.ts'
import { ConnectingFarcaster, type ConnectingFarcasterProps } from './ConnectingFarcaster.tsx'

afterEach(cleanup)

const url = 'https://farcaster.example/~/siwf?channelToken=8X2A-Q9'
const requestedAt = new Date(2026, 10, 23, 9, 5).getTime()
const about = { site: 'tern.example', requestedAt }
const acts = { onCopy: idle, onOpenApp: idle, onRetry: idle, onCancel: idle }
const told =
  'This logs you in on tern.example, as requested at 09:05 AM. Do not scan a code or open a link that somebody sent you.'

function show(
  state: ConnectingFarcasterProps['state'],
  more: Partial<ConnectingFarcasterProps> = {},
) {
  draw(<ConnectingFarcaster {...about} {...acts} {...more} state={state} />)
}

describe('ConnectingFarcaster', () => {
  test.each([
    { name: 'a code that is being made', state: { status: 'loading' } },
    { name: 'a code', state: { status: 'waiting', url } },
  ] as const)('attack: S10 $name names site and time of the asking', ({ state }) => {
    show(state)
    expect(screen.getByText(/logs you in/).textContent).toBe(told)
    cleanup()
    show(state, { phone: true })
    expect(screen.getByText(/logs you in/).textContent).toBe(told)
  })

  test.each([
    { name: 'what was accepted', state: { status: 'retrieving' } },
    { name: 'what failed', state: { status: 'failed', problem: 'It failed' } },
    { name: 'what waits for the network', state: { status: 'offline' } },
  ] as const)('behavior: $name holds nothing to scan, and says nothing of it', ({ state }) => {
    show(state)
    expect(screen.queryByText(/logs you in/)).toBeNull()
  })

  test('behavior: nothing is said of a login that nobody asked for yet', () => {
    show({ status: 'loading' }, { requestedAt: undefined })
    expect(screen.queryByText(/logs you in/)).toBeNull()
  })
})
