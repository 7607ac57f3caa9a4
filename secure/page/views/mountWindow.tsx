import { createRoot } from 'react-dom/client'
import type { Look } from '../look.ts'
import type { Page } from '../page.ts'
import { Alone } from './Alone.tsx'
import { App } from './App.tsx'
import { WindowFaceView, type WindowState } from './WindowFaceView.tsx'

/** What a window shows, told by what it does. */
export type WindowFace = {
  show(state: WindowState): void
  /** Draws the questions of a page. */
  ask(page: Page): void
  /** Waits for a press: saving and passkeys want one. */
  press(what: 'save' | 'passkey'): Promise<void>
}

export function mountWindow(look: Look): WindowFace {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The page has no place to be drawn.')
  const root = createRoot(element)
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
