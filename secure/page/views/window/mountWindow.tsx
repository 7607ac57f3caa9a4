import { createRoot } from 'react-dom/client'
import type { Appearance } from '../../appearance.ts'
import type { Page } from '../../page.ts'
import { Alone } from '../Alone.tsx'
import type { Review } from '../../windows/messages.ts'
import { App } from '../App.tsx'
import { ReviewView } from '../ReviewView.tsx'
import { WindowContentView, type WindowState } from './WindowContentView.tsx'

/** What a window shows, told by what it does. */
export type WindowContent = {
  show(state: WindowState): void
  /** Draws the questions of a page. */
  ask(page: Page): void
  /** Whether the person confirms. */
  review(embedder: string | null, review: Review): Promise<boolean>
  /** Waits for a press: saving and passkeys want one. */
  press(what: 'save' | 'passkey'): Promise<void>
}

export function mountWindow(appearance: Appearance): WindowContent {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The page has no place to be drawn.')
  const root = createRoot(element)
  let count = 0
  const show = (state: WindowState) =>
    root.render(
      <Alone appearance={appearance}>
        <WindowContentView state={state} />
      </Alone>,
    )
  show({ at: 'working' })
  return {
    show,
    ask: (page) =>
      root.render(
        <Alone appearance={appearance}>
          <App page={page} onHeight={() => undefined} />
        </Alone>,
      ),
    review: (embedder, review) =>
      new Promise((resolve) => {
        count += 1
        root.render(
          <Alone appearance={appearance}>
            <ReviewView
              // Each is a question of its own, which a press on the last one does not answer.
              key={count}
              embedder={embedder}
              review={review}
              onAnswer={resolve}
            />
          </Alone>,
        )
      }),
    press: (what) =>
      new Promise((resolve) => {
        const onPress = () => {
          show({ at: 'working' })
          resolve()
        }
        show({ at: 'press', what, onPress })
      }),
  }
}
