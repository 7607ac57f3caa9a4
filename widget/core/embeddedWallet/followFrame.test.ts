import { expect, test } from 'vitest'
import { startLogin } from './testing/startLogin.ts'

test('behavior: a ready frame hears of the theme, and by name of the preset under it (S7.28)', async () => {
  const { core, secureFrame } = await startLogin()
  secureFrame.emit({ type: 'ready', version: '1', storage: 'kept' })
  const preset = 'meadow' as const
  const variables = { '--causeway-accent': '#ffe94d' }
  core.store.setState({ theme: { mode: 'light', preset, variables } })
  const synced = secureFrame.asked.filter(({ name }) => name === 'SYNC_THEME').at(-1)
  expect(synced?.payload).toMatchObject({
    themeMode: 'light',
    themeVariables: { '--causeway-preset': 'meadow', '--causeway-accent': '#ffe94d' },
  })
  core.store.setState({ theme: { mode: 'dark', variables: {} } })
  const plain = secureFrame.asked.filter(({ name }) => name === 'SYNC_THEME').at(-1)
  expect(plain?.payload).toMatchObject({ themeMode: 'dark', themeVariables: {} })
})
