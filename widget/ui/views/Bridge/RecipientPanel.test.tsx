import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../../testing.tsx'
import { idle, otherAddress } from '../scene.ts'
import { RecipientPanel } from './RecipientPanel.tsx'

afterEach(cleanup)

test('behavior: someone else’s address is used only after it was acknowledged', async () => {
  const saves: string[] = []
  function Harness() {
    const [acknowledged, setAcknowledged] = useState(false)
    return (
      <RecipientPanel
        destination="Base"
        value={otherAddress}
        onChange={idle}
        onUseMine={idle}
        onSave={() => saves.push(otherAddress)}
        acknowledged={acknowledged}
        onAcknowledge={setAcknowledged}
        state={{ status: 'other', address: otherAddress, isContract: false }}
      />
    )
  }
  draw(<Harness />)
  const done = screen.getByRole('button', { name: 'Done' })
  done.click()
  expect([done.getAttribute('aria-disabled'), saves]).toEqual(['true', []])

  screen.getByRole('checkbox').focus()
  await userEvent.keyboard(' ')
  screen.getByRole('button', { name: 'Done' }).click()
  expect(saves).toEqual([otherAddress])
})
