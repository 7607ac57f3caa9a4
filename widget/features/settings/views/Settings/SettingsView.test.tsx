import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { slippageOf } from '#features/swap/model/form.ts'
import { createTestCore, two } from '#kernel/testing/createTestCore.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

async function start() {
  const core = createTestCore()
  core.store.setState(({ config }) => ({ config: { ...config, project: true } }))
  const { container } = await drawWidget(core, { view: 'Settings' })
  const select = (name: string) => screen.findByRole('combobox', { name })
  return { core, container, select }
}

test('behavior: language, theme, network and slippage are chosen, and drawn at once (L6)', async () => {
  const { core, container, select } = await start()
  await userEvent.selectOptions(await select('Theme'), 'light')
  await waitFor(() => expect(container.querySelector('[data-theme="light"]')).not.toBeNull())
  await userEvent.selectOptions(await select('Default network'), two)
  await userEvent.selectOptions(await select('Max. slippage'), '50')
  expect(slippageOf(core.store.getState())).toBe(50)
  await userEvent.selectOptions(await select('Language'), 'Deutsch')
  await screen.findByRole('heading', { name: 'Einstellungen' })
  expect(core.store.getState().preferences).toEqual({
    themeMode: 'light',
    network: two,
    slippageBps: 50,
    language: 'de',
  })
  await userEvent.selectOptions(await select('Sprache'), 'Wie die Website')
  await screen.findByRole('heading', { name: 'Settings' })
  expect(core.store.getState().preferences.language).toBeUndefined()
})

test('behavior: the log stands behind Help, and is not read before it is wanted (L6)', async () => {
  let opened = 0
  const core = createTestCore()
  Object.assign(core, {
    logs: {
      open: async () => {
        opened += 1
        return { text: () => 'log begins' }
      },
    },
  })
  await drawWidget(core, { view: 'Settings' })
  expect(screen.queryByText('log begins')).toBeNull()
  expect(opened).toBe(0)
  fireEvent.click(screen.getByText('Help'))
  await screen.findByText('log begins')
  await screen.findByRole('button', { name: 'Copy log' })
})
