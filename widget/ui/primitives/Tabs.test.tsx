import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../testing.tsx'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

function Harness() {
  const [selected, setSelected] = useState('tokens')
  const tabs = [
    { id: 'tokens', label: 'Tokens', panel: 'the tokens' },
    { id: 'nfts', label: 'NFTs', panel: 'the NFTs' },
    { id: 'activity', label: 'Activity', panel: 'the activity' },
  ]
  return <Tabs label="Account" tabs={tabs} selected={selected} onSelect={setSelected} />
}

test('behavior: is one stop of the Tab key and moves with the arrows (S2.01)', async () => {
  draw(<Harness />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Tokens')
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('NFTs')
  expect(screen.getByRole('tabpanel', { name: 'NFTs' }).textContent).toBe('the NFTs')
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Activity')
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Tokens')
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('role')).not.toBe('tab')
})
