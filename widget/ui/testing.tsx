import { cleanup, configure, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Core } from '#kernel/core.ts'
import { open } from '#kernel/modal/open.ts'
import type { OpenOptions } from '#protocol'
import { App } from './App.tsx'
import { Card } from './components/Card.tsx'
import { loadAllMessages } from './i18n/messages.ts'
import { MessagesProvider } from './i18n/MessagesContext.tsx'
import { ThemeRoot } from './theme/ThemeRoot.tsx'

const messages = await loadAllMessages('en')

// The code of a view comes when it is first shown, and a busy machine takes its time for it.
configure({ asyncUtilTimeout: 10_000 })

/** Draws what is given as the widget does: themed, in English, on a card. */
export function draw(node: ReactNode, mode: 'dark' | 'light' = 'dark') {
  cleanup()
  return render(
    <ThemeRoot mode={mode}>
      <MessagesProvider locale="en" messages={messages}>
        <Card>{node}</Card>
      </MessagesProvider>
    </ThemeRoot>,
  )
}

/** Draws a whole widget over a core, opened as the page would; resolves when its view is seen. */
export async function drawWidget(core: Core, options: OpenOptions = {}) {
  cleanup()
  const drawn = render(<App core={core} />)
  const { view } = await open(core, options)
  await waitFor(() => {
    const title = drawn.container.querySelector('h1')?.textContent ?? messages.common.loading
    if (title === messages.common.loading) throw new Error(`${view} is not drawn`)
  })
  return drawn
}
