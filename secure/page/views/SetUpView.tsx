import { useWords } from '../i18n/WordsContext.tsx'
import type { Page } from '../page.ts'
import { type Asked, declined } from '../screen.ts'
import { enroll } from '../windows/enroll.ts'
import { ByWindow } from './parts/ByWindow.tsx'

/** A new wallet: a window makes the key, and keeps a share for all sites; or it stays on this one. */
export function SetUpView({ page, asked }: { page: Page; asked: Asked }) {
  const { enroll: words, window } = useWords()
  return (
    <ByWindow
      title={window.title}
      embedder={page.embedder}
      open={() => enroll(page, asked.signal)}
      onDone={() => asked.settle('window')}
      other={{ title: words.here, onClick: () => asked.settle('here') }}
      onLeave={() => asked.refuse(declined())}
    >
      {words.setUp}
    </ByWindow>
  )
}
