import { idle, type Scene } from '#ui/testing/scene.ts'
import { Settings, type SettingsProps } from './Settings.tsx'

const text = [
  '2026-11-22T05:00:00.000Z info log begins {"page":"https://tern.example","connection":"connected"}',
  '2026-11-22T05:00:02.410Z info view {"was":"Account","is":"Bridge"}',
  '2026-11-22T05:00:09.120Z info transfer {"networks":"8453 to 10","status":"depositing","step":"deposit"}',
  '2026-11-22T05:00:31.007Z error transfer {"status":"failed","error":{"code":"TX_REVERTED","message":"0x71…6f"}}',
].join('\n')

const choices: SettingsProps['choices'] = {
  language: { value: '', options: [{ value: 'de', text: 'Deutsch' }], onChange: idle },
  theme: { value: 'dark', options: [{ value: 'dark', text: 'Dark' }], onChange: idle },
  network: { value: '', options: [{ value: 'eip155:8453', text: 'Base' }], onChange: idle },
  slippage: { value: '50', options: [{ value: '50', text: '0.5 %' }], onChange: idle },
}

const states: readonly [string, Partial<SettingsProps>][] = [
  ['done', {}],
  ['loading', { log: { status: 'loading' } }],
  ['empty', { log: { status: 'off' } }],
  ['partial', { storageLevel: 'memory', log: { status: 'ready', text: text.slice(0, 98) } }],
  ['error', { log: { status: 'failed', error: { code: 'CHUNK_FAILED', message: '' } } }],
]

export const settingsScenes: readonly Scene[] = states.map(([state, props]) => ({
  view: 'Settings',
  state,
  node: (
    <Settings
      choices={choices}
      log={{ status: 'ready', text }}
      storageLevel="local"
      build="0.1.0"
      origin="https://tern.example"
      onCopy={async () => undefined}
      onHelp={idle}
      onRetry={idle}
      {...props}
    />
  ),
}))
