import { useState } from 'react'
import { useWords } from '../i18n/WordsContext.tsx'
import type { Page } from '../page.ts'
import { type Asked, declined } from '../screen.ts'
import { openWindow } from '../windows/openWindow.ts'
import { JoinView } from './JoinView.tsx'
import { Button } from './parts/Button.tsx'
import { Choices } from './parts/Choices.tsx'
import { Sheet } from './parts/Sheet.tsx'
import parts from './parts/parts.module.css'
import { UseRecoveryView } from './UseRecoveryView.tsx'

/** Another one would keep no more than this. */
const isWindow = window.parent === window

type Way = 'choose' | 'recovery' | 'join' | 'window'

/** Signed in, but without a share: the ways to bring one here. */
export function NewDeviceView({ page, asked }: { page: Page; asked: Asked }) {
  const words = useWords()
  const { newDevice } = words
  const [way, setWay] = useState<Way>('choose')
  const leave = () => asked.refuse(declined())
  const back = () => setWay('choose')
  const enter = () => asked.settle(undefined)

  if (way === 'recovery') {
    return <UseRecoveryView page={page} asked={asked} onBack={back} onDone={enter} />
  }
  if (way === 'join' || way === 'window') {
    return <JoinView page={page} asked={asked} onBack={back} onDone={enter} />
  }
  const openDevices = () => {
    const request = { name: 'OPEN_SETTINGS' as const, payload: { page: 'devices' as const } }
    // How the window ends is told by the join that is waited for here.
    openWindow(page, request, asked.signal).catch(console.error)
    setWay('window')
  }
  const aWindow = {
    icon: 'window' as const,
    title: newDevice.window,
    note: newDevice.windowNote,
    onClick: openDevices,
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
            onClick: () => setWay('join'),
          },
          ...(isWindow ? [] : [aWindow]),
        ]}
      />
    </Sheet>
  )
}
