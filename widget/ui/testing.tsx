import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Card } from './components/Card.tsx'
import { en } from './i18n/en.ts'
import { MessagesProvider } from './i18n/MessagesContext.tsx'
import { ThemeRoot } from './theme/ThemeRoot.tsx'

/** Draws what is given as the widget does: themed, in English, on a card. */
export function draw(node: ReactNode, mode: 'dark' | 'light' = 'dark') {
  cleanup()
  return render(
    <ThemeRoot mode={mode}>
      <MessagesProvider locale="en" messages={en}>
        <Card>{node}</Card>
      </MessagesProvider>
    </ThemeRoot>,
  )
}
