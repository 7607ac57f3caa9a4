import { useWords } from '../i18n/WordsContext.tsx'
import type { Page } from '../page.ts'
import { type Asked, declined } from '../screen.ts'
import { enrol } from '../windows/enrol.ts'
import { ByWindow } from './parts/ByWindow.tsx'

/** A new wallet: a window makes the key, and keeps a share for all sites; or it stays on this one. */
export function SetUpView({ page, asked }: { page: Page; asked: Asked }) {
  const { enrol: words, window } = useWords()
  return (
    <ByWindow
      title={window.title}
      embedder={page.embedder}
      open={() => enrol(page, asked.signal)}
      onDone={() => asked.settle('window')}
      other={{ title: words.here, onClick: () => asked.settle('here') }}
      onLeave={() => asked.refuse(declined())}
    >
      {words.setUp}
    </ByWindow>
  )
}
