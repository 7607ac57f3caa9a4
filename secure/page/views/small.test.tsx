import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import { page as tester, userEvent } from 'vitest/browser'
import type { Approval } from '../approvals/approval.ts'
import { createAppearance } from '../appearance.ts'
import { Ready } from './ApprovalView.tsx'
import { Themed } from './App.tsx'
import { approvals } from './testing/scenes.ts'

afterEach(cleanup)
afterAll(() => tester.viewport(414, 896))
configure({ asyncUtilTimeout: 10_000 })

const appearance = createAppearance(['en']).get()
const idle = () => undefined

const isAtEnd = () => window.scrollY + innerHeight >= document.documentElement.scrollHeight - 1

// The card leaves this to the frame: a window of 320 x 256 (400 % zoom), a phone in landscape, and one
// whose keyboard is open.
const sizes = [
  { width: 320, height: 256, locale: 'en' },
  { width: 320, height: 153, locale: 'de' },
  { width: 390, height: 267, locale: 'en' },
  { width: 390, height: 97, locale: 'de' },
]
const asked: readonly (readonly [string, Approval])[] = [
  ['a message', approvals.message],
  ['typed data', approvals.powers],
  ['a bridge', approvals.bridgeJunk],
  ['what no node could try', approvals.untried],
  ['a Solana transaction', approvals.solanaUntried],
]

/** Pages through the sheet until its button works; what was left too soon to be seen is read again. */
async function readThrough(button: HTMLElement): Promise<void> {
  const isArmed = () => button.getAttribute('aria-disabled') === null
  for (let time = 0; time < 5 && !isArmed(); time += 1) {
    window.scrollTo(0, 0)
    while (!isAtEnd()) {
      const before = window.scrollY
      await userEvent.keyboard('{PageDown}')
      // What it said may have gone, and with it the room to scroll.
      const isFurther = () => expect(isAtEnd() || window.scrollY > before).toBe(true)
      await waitFor(isFurther, { timeout: 10_000 })
    }
    await waitFor(() => expect(isArmed()).toBe(true), { timeout: 2_000 }).catch(() => undefined)
  }
}

test.each(sizes)(
  'behavior: in $width x $height ($locale) no button is dead: whoever scrolls through it confirms (S1)',
  async ({ width, height, locale }) => {
    await tester.viewport(width, height)
    for (const [name, approval] of asked) {
      const confirmed: string[] = []
      const { container } = render(
        <Themed appearance={{ ...appearance, languages: [locale] }} onLanguage={idle}>
          <Ready
            embedder="https://site.example"
            approval={approval}
            isActing={false}
            error={undefined}
            onConfirm={() => confirmed.push(name)}
            onReject={idle}
          />
        </Themed>,
      )
      await waitFor(() =>
        expect(container.querySelector(`[data-causeway][lang="${locale}"]`)).not.toBeNull(),
      )
      const button = [...container.querySelectorAll<HTMLElement>('[data-actions] button')].at(-1)
      if (button === undefined) throw new Error('no button')
      const box = screen.queryByRole('checkbox')
      if (box !== null) await userEvent.click(box)
      container.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      await readThrough(button)
      expect([name, button.getAttribute('aria-disabled')]).toEqual([name, null])
      // A person who has read to the end sees the button.
      const { top, bottom } = button.getBoundingClientRect()
      expect([name, top >= 0, bottom <= innerHeight + 1]).toEqual([name, true, true])
      await userEvent.hover(button)
      await waitFor(() => expect(button.dataset.rested).toBe('true'))
      await userEvent.click(button)
      await waitFor(() => expect(confirmed).toEqual([name]))
      cleanup()
    }
  },
  120_000,
)
