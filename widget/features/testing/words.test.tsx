import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { MessagesProvider } from '#ui/i18n/MessagesContext.tsx'
import { words as account } from '#locales/en/account.ts'
import { words as bridge } from '#locales/en/bridge.ts'
import { words as common } from '#locales/en/common.ts'
import { words as login } from '#locales/en/login.ts'
import { ThemeRoot } from '#ui/theme/ThemeRoot.tsx'
import { scenes } from './scenes.ts'
import { views } from '#features/index.ts'

const parts = { bridge, account, login, errors: {} }

// Hundreds of drawings, each laid out: a busy machine takes its time.
const TIMEOUT_MS = 60_000

test('behavior: every view loads the words that it says', { timeout: TIMEOUT_MS }, () => {
  const drawn = new Set<string>()
  for (const { view, node } of scenes) {
    const entry = Object.entries(views).find(([name]) => name === view)?.[1]
    if (entry === undefined) continue
    const own = entry.words.map((name) => parts[name])
    // Only what would be here: a word of another part is undefined.
    const messages: Messages = Object.assign({ errors: {} }, common, ...own)
    render(
      <ThemeRoot>
        <MessagesProvider locale="en" messages={messages}>
          {node}
        </MessagesProvider>
      </ThemeRoot>,
    )
    cleanup()
    drawn.add(view)
  }
  expect([...drawn]).toContain('Bridge')
  expect(drawn.size).toBeGreaterThan(10)
})
