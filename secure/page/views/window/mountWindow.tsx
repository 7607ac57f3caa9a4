import { createRoot } from 'react-dom/client'
import type { Look } from '../../look.ts'
import type { Page } from '../../page.ts'
import { Alone } from '../Alone.tsx'
import type { Review } from '../../windows/messages.ts'
import { App } from '../App.tsx'
import { ReviewView } from '../ReviewView.tsx'
import { WindowFaceView, type WindowState } from './WindowFaceView.tsx'

/** What a window shows, told by what it does. */
export type WindowFace = {
  show(state: WindowState): void
  /** Draws the questions of a page. */
  ask(page: Page): void
  /** Whether the person confirms. */
  review(asker: string | null, review: Review): Promise<boolean>
  /** Waits for a press: saving and passkeys want one. */
  press(what: 'save' | 'passkey'): Promise<void>
}

export function mountWindow(look: Look): WindowFace {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The page has no place to be drawn.')
  const root = createRoot(element)
  let count = 0
  const show = (state: WindowState) =>
    root.render(
      <Alone look={look}>
        <WindowFaceView state={state} />
      </Alone>,
    )
  show({ at: 'working' })
  return {
    show,
    ask: (page) =>
      root.render(
        <Alone look={look}>
          <App page={page} onHeight={() => undefined} />
        </Alone>,
      ),
    review: (asker, review) =>
      new Promise((resolve) => {
        count += 1
        root.render(
          <Alone look={look}>
            <ReviewView
              // Each is a question of its own, which a press on the last one does not answer.
              key={count}
              asker={asker}
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
