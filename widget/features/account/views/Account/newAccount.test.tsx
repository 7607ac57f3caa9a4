import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page as tester, userEvent } from 'vitest/browser'
import { Backdrop, Card } from '#ui/components/Card.tsx'
import { draw } from '#ui/testing.tsx'
import { Account, type AccountProps } from './Account.tsx'
import { Tokens } from './Tokens.tsx'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const idle = () => undefined

/** Everything that an account made by e-mail a moment ago has over its list. */
function fresh(more: Partial<AccountProps> = {}): AccountProps {
  return {
    address,
    network: { id: 'eip155:1', name: 'Ethereum' },
    onNetworks: idle,
    onCopy: idle,
    explorerUrl: 'https://explorer.example',
    onSettings: idle,
    flights: [],
    namespaces: {
      current: 'eip155',
      all: [
        { namespace: 'eip155', address },
        { namespace: 'solana', address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' },
      ],
      onPick: idle,
    },
    features: { onramp: idle, swaps: idle, receive: idle, send: idle, bridge: idle },
    onFlight: idle,
    onTransfers: idle,
    purchases: { pending: [], onPending: idle },
    embedded: { canSign: true, onOpen: idle, onBackUp: idle, onLater: idle },
    onDisconnect: idle,
    online: true,
    refresh: { status: 'ready', onRefresh: idle },
    fiatValue: {
      status: 'ready',
      total: { whole: '$0', cents: '.00' },
      native: { value: '0', symbol: 'ETH' },
    },
    tabs: [
      {
        id: 'tokens',
        panel: <Tokens network="Ethereum" state={{ status: 'empty', onReceive: idle }} />,
      },
      { id: 'nfts', panel: null },
      { id: 'activity', panel: null },
    ],
    selected: 'tokens',
    onSelect: idle,
    ...more,
  }
}

const drawn = (props: AccountProps) =>
  draw(
    <Backdrop>
      <Card onClose={idle}>
        <Account {...props} />
      </Card>
    </Backdrop>,
  )

beforeAll(() => tester.viewport(1280, 800))
afterAll(() => tester.viewport(414, 896))
afterEach(cleanup)

test('behavior: of a new account by e-mail the empty state’s action is in sight at 1280 × 800 (L7)', () => {
  drawn(fresh())
  const action = screen.getAllByRole('button', { name: 'Receive' }).at(-1)
  if (action === undefined) throw new Error('There is no action')
  const card = screen.getAllByRole('dialog').at(-1)?.getBoundingClientRect()
  const { top, bottom, left, width, height } = action.getBoundingClientRect()
  expect([top, bottom]).toEqual([top, Math.min(bottom, card?.bottom ?? 0)])
  // Nothing lies over it.
  expect(action.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
})

test('behavior: Disconnect is no larger than other icons, and does nothing twice (L7)', async () => {
  const onDisconnect = vi.fn()
  drawn(fresh({ onDisconnect }))
  const button = screen.getByRole('button', { name: 'Disconnect' })
  const { width, height } = button.getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  await userEvent.click(button)
  expect(onDisconnect).toHaveBeenCalledOnce()
  drawn(fresh({ onDisconnect, disconnecting: true }))
  const busy = screen.getByRole('button', { name: 'Disconnecting' })
  busy.click()
  expect(onDisconnect).toHaveBeenCalledOnce()
})
