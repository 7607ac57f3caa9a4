import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import type {} from '../../scripts/emulateMedia.ts'
import type { SecureAccount } from '../../secure/api/index.ts'
import { createAppearance } from '../../secure/page/appearance.ts'
import { Themed } from '../../secure/page/views/App.tsx'
import { Ready } from '../../secure/page/views/ApprovalView.tsx'
import { ForgetfulView } from '../../secure/page/views/ForgetfulView.tsx'
import { DevicesView } from '../../secure/page/views/settings/DevicesView.tsx'
import { approvals, change, testPage } from '../../secure/page/views/testing/scenes.ts'
import { kindsOf } from './checks/finding.ts'
import { covered, grounded, unbounded, withoutRing } from './checks/plainMarks.ts'
import { FINGER_PX, smallTargets } from './checks/smallTargets.ts'

const idle = () => undefined
const look = createAppearance(['en']).get()
const device = { id: '1', name: 'Firefox, Linux', createdAt: 1, lastSeenAt: 1, canSign: true }
const account: SecureAccount = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  email: 'maren@tern.example',
  userName: null,
  socialProvider: null,
  addresses: null,
  recovery: null,
  shareSetId: null,
  verifiedAt: 1,
  changes: [change],
}
const answers = {
  getEnrollments: { joins: [] },
  getDevices: {
    devices: [
      { ...device, isCurrent: true },
      { ...device, id: '2', isCurrent: false },
    ],
  },
}
// The rows that this view asks.
const call = async (row: keyof typeof answers) => answers[row]
const devicesPage = {
  ...testPage,
  api: { ...testPage.api, call: call as unknown as typeof testPage.api.call },
  // What another browser asked for is drawn above the devices.
  session: { ...testPage.session, account: async () => account },
}
const asked = {
  id: '1',
  question: { kind: 'newDevice' },
  signal: new AbortController().signal,
  settle: idle,
  refuse: idle,
} as const

afterEach(async () => {
  cleanup()
  await commands.emulateMedia({})
})

test('behavior: what the secure page draws is met by a finger, and seen where colours are forced', async () => {
  const { container } = render(
    <Themed appearance={look} onLanguage={idle}>
      {Object.entries(approvals).map(([name, approval]) => (
        <figure key={name} data-scene={name} style={{ margin: 0 }}>
          <Ready
            embedder="https://site.example"
            approval={approval}
            isActing={false}
            error={undefined}
            onConfirm={idle}
            onReject={idle}
          />
        </figure>
      ))}
      <figure data-scene="forgetful" style={{ margin: 0 }}>
        <ForgetfulView page={testPage} asked={asked} />
      </figure>
      <figure data-scene="devices" style={{ margin: 0 }}>
        <DevicesView page={devicesPage} asked={asked} onDone={idle} />
      </figure>
    </Themed>,
  )
  await screen.findByRole('button', { name: /^Remove / })
  await page.viewport(390, 844)
  await commands.emulateMedia({ pointer: 'coarse' })
  expect.soft(kindsOf(smallTargets(container, FINGER_PX))).toEqual([])
  await commands.emulateMedia({})
  const plain = grounded(container)
  await commands.emulateMedia({ forcedColors: 'active' })
  expect.soft(kindsOf(unbounded(plain))).toEqual([])
  expect.soft(kindsOf(covered(container))).toEqual([])
  expect.soft(kindsOf(withoutRing(container))).toEqual([])
})
