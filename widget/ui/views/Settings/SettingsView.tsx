import { useEffect, useState } from 'react'
import { asBaseError } from '#core/asBaseError.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { Settings, type SettingsProps } from './Settings.tsx'

declare const __BUILD__: string

export default function SettingsView() {
  const { logs, storage } = useCore()
  const origin = useWidgetState(({ config }) => config.origin)
  const [attempt, setAttempt] = useState(0)
  const [log, setLog] = useState<SettingsProps['log']>({
    status: logs === undefined ? 'off' : 'loading',
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let wanted = true
    logs?.open().then(
      (ring) => wanted && setLog({ status: 'ready', text: ring.text() }),
      (error: unknown) => wanted && setLog({ status: 'failed', error: asBaseError(error) }),
    )
    return () => {
      wanted = false
    }
  }, [logs, attempt])

  return (
    <Settings
      log={log}
      kept={storage.level}
      build={__BUILD__}
      origin={origin}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onRetry={() => {
        setLog({ status: 'loading' })
        setAttempt((count) => count + 1)
      }}
    />
  )
}
