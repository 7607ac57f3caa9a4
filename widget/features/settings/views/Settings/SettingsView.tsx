import { useEffect, useState } from 'react'
import { asBaseError } from '#kernel/errors/asBaseError.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { Settings, type SettingsProps } from './Settings.tsx'
import { useChoices } from './useChoices.ts'

declare const __BUILD__: string

export default function SettingsView() {
  const { logs, storage } = useCore()
  const origin = useWidgetState(({ config }) => config.origin)
  const choices = useChoices()
  const [isWanted, setWanted] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [log, setLog] = useState<SettingsProps['log']>({
    status: logs === undefined ? 'off' : 'loading',
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isWanted) return
    let wanted = true
    logs?.open().then(
      (ring) => wanted && setLog({ status: 'ready', text: ring.text() }),
      (error: unknown) => wanted && setLog({ status: 'failed', error: asBaseError(error) }),
    )
    return () => {
      wanted = false
    }
  }, [logs, isWanted, attempt])

  return (
    <Settings
      choices={choices}
      log={log}
      storageLevel={storage.level}
      build={__BUILD__}
      origin={origin}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onHelp={() => setWanted(true)}
      onRetry={() => {
        setLog({ status: 'loading' })
        setAttempt((count) => count + 1)
      }}
    />
  )
}
