import { useEffect, useState } from 'react'
import { SecureError } from '#secure/wire'
import { useWords } from '../i18n/WordsContext.tsx'
import type { Page } from '../page.ts'
import { type Asked, declined } from '../screen.ts'
import { enroll } from '../windows/enroll.ts'
import { EnrollmentView } from './EnrollmentView.tsx'
import { Button } from './parts/Button.tsx'
import { isNo, WindowTrouble } from './parts/ByWindow.tsx'
import { Choices } from './parts/Choices.tsx'
import { Notice } from './parts/Notice.tsx'
import { Sheet } from './parts/Sheet.tsx'
import parts from './parts/parts.module.css'
import { UseRecoveryView } from './UseRecoveryView.tsx'

type Way = 'choose' | 'recovery' | 'enrollment'

/** Signed in, but without a share: the ways to bring one here. */
export function NewDeviceView({ page, asked }: { page: Page; asked: Asked }) {
  const words = useWords()
  const { newDevice } = words
  const [way, setWay] = useState<Way>('choose')
  const window = useWindow(page, asked)
  const leave = () => asked.refuse(declined())
  const back = () => setWay('choose')
  const enter = () => asked.settle(undefined)

  if (way === 'recovery') {
    return <UseRecoveryView page={page} asked={asked} onBack={back} onDone={enter} />
  }
  if (way === 'enrollment') {
    return <EnrollmentView page={page} asked={asked} onBack={back} onDone={enter} />
  }
  const aWindow = {
    icon: 'window' as const,
    title: newDevice.window,
    note: newDevice.windowNote,
    onClick: () => window.open(enter),
  }
  return (
    <Sheet
      title={newDevice.title}
      onEscape={leave}
      actions={
        <Button kind="quiet" onClick={leave}>
          {words.common.cancel}
        </Button>
      }
    >
      <p className={parts.lead}>{newDevice.lead}</p>
      <Choices
        choices={[
          {
            icon: 'file',
            title: newDevice.file,
            note: newDevice.fileNote,
            onClick: () => setWay('recovery'),
          },
          {
            icon: 'phone',
            title: newDevice.device,
            note: newDevice.deviceNote,
            onClick: () => setWay('enrollment'),
          },
          ...(window.helps ? [aWindow] : []),
        ]}
      />
      {window.isOpen && <Notice live>{words.window.opened}</Notice>}
      <WindowTrouble error={window.error} />
    </Sheet>
  )
}

/** A window of this browser, where it may hold a share; another one would keep no more than a window. */
function useWindow(page: Page, asked: Asked) {
  const [helps, setHelps] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (page.isWindow || page.store === undefined) return
    page.lasting().then((lasting) => setHelps(lasting.window !== 'empty'), console.error)
  }, [page])
  return {
    helps,
    isOpen,
    error,
    open(onDone: () => void) {
      if (isOpen) return
      setOpen(true)
      setError(undefined)
      enroll(page, asked.signal).then(onDone, (reason: unknown) => {
        setOpen(false)
        if (isNo(reason)) return
        setError(reason)
        if (reason instanceof SecureError && reason.code === 'NO_SHARE') setHelps(false)
      })
    },
  }
}
