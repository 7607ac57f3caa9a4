import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { SecureAccount } from '#secure/api'
import type { Approval } from '../approvals/approval.ts'
import { createAppearance } from '../appearance.ts'
import type { Review } from '../windows/messages.ts'
import type { Reviews } from '../windows/reviews.ts'
import { Ready } from './ApprovalView.tsx'
import { Themed } from './App.tsx'
import { ReviewsProvider } from './ReviewsContext.ts'
import { DeleteView } from './settings/DeleteView.tsx'
import { DevicesView } from './settings/DevicesView.tsx'
import { ExportView } from './settings/ExportView.tsx'
import { ApproveDeviceView } from './settings/ApproveDeviceView.tsx'
import { PassphraseForm } from './settings/RecoveryView.tsx'
import { approvals, testPage } from './testing/scenes.ts'

configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

const idle = () => undefined
const task = { isBusy: false, error: undefined, run: idle }
const asked = {
  id: '1',
  question: { kind: 'newDevice' },
  signal: new AbortController().signal,
  settle: idle,
  refuse: idle,
} as const

let restore = idle
beforeEach(() => {
  const { prototype } = IntersectionObserverEntry
  const tracked = Object.getOwnPropertyDescriptor(prototype, 'isVisible')
  Reflect.deleteProperty(prototype, 'isVisible')
  restore = () => {
    Object.defineProperty(prototype, 'isVisible', tracked ?? {})
  }
})
afterEach(() => restore())

const devices = ['1', '2'].map((id) => ({
  id,
  name: 'Firefox, Linux',
  createdAt: 1,
  lastSeenAt: 1,
  canSign: true,
  isCurrent: id === '1',
}))
const answers = { getEnrollments: { joins: [] }, getDevices: { devices } }
// The rows that this view asks.
const call = async (row: keyof typeof answers) => answers[row]
const account: SecureAccount = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  email: null,
  userName: null,
  socialProvider: null,
  addresses: null,
  recovery: null,
  shareSetId: null,
  verifiedAt: 1,
  changes: [],
}
const devicesPage = {
  ...testPage,
  api: { ...testPage.api, call: call as unknown as typeof testPage.api.call },
  session: { ...testPage.session, account: async () => account },
}

/** What the frame shows, and what it had a window ask. */
function draw(children: ReactNode): readonly Review[] {
  const asks: Review[] = []
  const reviews: Reviews = {
    isOpen: () => false,
    ask: (review) => {
      asks.push(review)
      return new Promise(idle)
    },
  }
  render(
    <Themed appearance={createAppearance(['en']).get()}>
      <ReviewsProvider value={reviews}>{children}</ReviewsProvider>
    </Themed>,
  )
  return asks
}

const ready = (approval: Approval) => (
  <Ready
    embedder={'https://site.example'}
    approval={approval}
    isActing={false}
    error={undefined}
    onConfirm={() => expect.unreachable()}
    onReject={idle}
  />
)
const removing = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Remove / }))
}
const typing = async () => {
  await userEvent.type(screen.getByRole('textbox'), 'DELETE')
}

const grave: readonly [string, string, ReactNode, (() => Promise<void>)?][] = [
  ['a transaction', 'Approve', ready(approvals.transfer)],
  ['calls that nobody could try', 'Approve', ready(approvals.untried)],
  ['typed data', 'Sign', ready(approvals.typed)],
  ['a transaction of Solana', 'Sign', ready(approvals.solanaUntried)],
  [
    'the export of keys',
    'Show it',
    <ExportView key="" page={testPage} asked={asked} onDone={idle} />,
  ],
  [
    'a device that asks',
    'Approve',
    <ApproveDeviceView
      key=""
      name="Tern"
      code="417 093"
      task={task}
      onAnswer={idle}
      onLeave={idle}
    />,
  ],
  [
    'the removal of a device',
    'Remove',
    <DevicesView key="" page={devicesPage} asked={asked} onDone={idle} />,
    removing,
  ],
  [
    'the deletion of the account',
    'Delete for good',
    <DeleteView key="" page={testPage} asked={asked} onDone={idle} />,
    typing,
  ],
]

test.each(grave)(
  'attack: S9 a frame that nobody vouches for confirms nothing of %s: it opens a window',
  async (...[, confirms, view, prepare]) => {
    const asks = draw(view)
    await prepare?.()
    const review = await screen.findByRole('button', { name: 'Review in a window' })
    expect(screen.queryByRole('button', { name: confirms })).toBeNull()
    expect(asks).toEqual([])
    await userEvent.click(review)
    expect(asks).toHaveLength(1)
  },
)

test.each([
  ['a message', 'Sign', ready(approvals.message)],
  [
    ...(['the making of a recovery', 'Make the file'] as const),
    <PassphraseForm key="" isBusy={false} error={undefined} onBack={idle} onMake={idle} />,
  ],
] as const)('behavior: %s is confirmed in the frame, by the rule (S9)', (_, confirms, view) => {
  draw(view)
  expect(screen.getByRole('button', { name: confirms }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Review in a window' })).toBeNull()
})

test('behavior: the button stays where it is when the mouse comes that was asked for (E1)', async () => {
  draw(ready(approvals.message))
  const sign = screen.getByRole('button', { name: 'Sign' })
  const asked = await screen.findByText(/^This browser cannot tell/)
  const { top } = sign.getBoundingClientRect()
  await userEvent.hover(sign)
  await waitFor(() => expect(sign.getAttribute('aria-disabled')).not.toBe('true'))
  expect(asked.checkVisibility({ checkVisibilityCSS: true })).toBe(false)
  expect(sign.getBoundingClientRect().top).toBe(top)
})
