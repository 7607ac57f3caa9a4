import { type ReactNode, useState } from 'react'
import { SecureError } from '#secure/wire'
import { useWords } from '../../i18n/WordsContext.tsx'
import { WindowBlockedError } from '../../windows/converse.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { Sheet } from './Sheet.tsx'
import { Trouble } from './Trouble.tsx'

type ByWindowProps = {
  title: string
  embedder: string | null
  children: ReactNode
  /** Opens it: called in the click. */
  open: () => Promise<void>
  onDone: () => void
  /** What needs no window. */
  other: { title: string; onClick: () => void }
  onLeave: () => void
}

/** Something that a window of the wallet can do, with another way for a person who wants no window. */
export function ByWindow({
  title,
  embedder,
  children,
  open,
  onDone,
  other,
  onLeave,
}: ByWindowProps) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<unknown>()

  function begin(): void {
    setOpen(true)
    setError(undefined)
    open().then(onDone, (reason: unknown) => {
      setOpen(false)
      if (!isNo(reason)) setError(reason)
    })
  }

  return (
    <Sheet
      title={title}
      embedder={embedder}
      onEscape={onLeave}
      actions={
        <>
          <Button kind="quiet" blocked={isOpen} onClick={other.onClick}>
            {other.title}
          </Button>
          <Button busy={isOpen} onClick={begin}>
            {words.window.open}
          </Button>
        </>
      }
    >
      <Notice>{children}</Notice>
      {isOpen && <Notice live>{words.window.opened}</Notice>}
      <WindowTrouble error={error} />
    </Sheet>
  )
}

/** The person closed the window, or declined in it. */
export function isNo(reason: unknown): boolean {
  return reason instanceof SecureError && reason.code === 4001
}

/** Why a window did not help. */
export function WindowTrouble({ error }: { error: unknown }) {
  const { enroll, window } = useWords()
  if (error instanceof WindowBlockedError) {
    return (
      <Notice status="bad" live>
        {window.blocked}
      </Notice>
    )
  }
  const isEmpty = error instanceof SecureError && empty.includes(error.code)
  return isEmpty ? <Notice live>{enroll.empty}</Notice> : <Trouble error={error} />
}

/** The window is signed out, signed in as another person, or its login is too old. */
const empty: readonly unknown[] = ['NO_SHARE', 'SESSION_EXPIRED', 'LOGIN_NOT_FRESH']
