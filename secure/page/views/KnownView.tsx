import { useWords } from '../i18n/WordsContext.tsx'
import type { Page } from '../page.ts'
import { type Asked, declined } from '../screen.ts'
import { signInByWindow } from '../windows/enroll.ts'
import { ByWindow } from './parts/ByWindow.tsx'

/** This browser has signed before, on another site: a window signs in here too, and no mail is sent. */
export function KnownView({ page, asked, email }: { page: Page; asked: Asked; email: string }) {
  const { enroll: words } = useWords()
  return (
    <ByWindow
      title={words.title}
      embedder={page.embedder}
      open={() => signInByWindow(page, email, asked.signal)}
      onDone={() => asked.settle('signedIn')}
      other={{ title: words.mail, onClick: () => asked.settle('mail') }}
      onLeave={() => asked.refuse(declined())}
    >
      {words.known}
    </ByWindow>
  )
}
