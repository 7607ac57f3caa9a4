import { useState } from 'react'
import { ErrorFace } from '#ui/components/faces.tsx'
import { Facts } from '#ui/components/Facts.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { Panel, Section } from '#ui/components/Panel.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Bone } from '#ui/primitives/Bone.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import styles from './Settings.module.css'

export type SettingsProps = {
  /** `off`: the site keeps no log. */
  log:
    | { status: 'loading' }
    | { status: 'ready'; text: string }
    | { status: 'off' }
    | { status: 'failed'; error: ShownError }
  /** What this browser lets the widget keep. */
  kept: 'local' | 'cookie' | 'memory'
  build: string
  origin: string
  onCopy: (text: string) => Promise<void>
  onRetry: () => void
}

/** What the widget keeps here, and its log for whoever helps. */
export function Settings(props: SettingsProps) {
  const { log, kept, build, origin, onCopy, onRetry } = props
  const { settings } = useMessages()
  if (log.status === 'failed') {
    return <ErrorFace title={settings.title} error={log.error} onRetry={onRetry} />
  }
  return (
    <ViewFrame
      title={settings.title}
      actions={log.status === 'ready' && <Copy text={log.text} onCopy={onCopy} />}
    >
      <Section>{settings.log}</Section>
      <p className={styles.lead}>{log.status === 'off' ? settings.logOff : settings.logLead}</p>
      {log.status === 'loading' && (
        <div aria-busy="true">
          <Bone width={320} height={160} />
        </div>
      )}
      {log.status === 'ready' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className={styles.log} tabIndex={0} aria-label={settings.log} dir="ltr">
          <pre>{log.text}</pre>
        </section>
      )}
      <Section>{settings.about}</Section>
      <Panel pad>
        <Facts
          facts={[
            { name: settings.site, value: origin },
            { name: settings.kept, value: settings.keptIn[kept] },
            { name: settings.version, value: build },
          ]}
        />
      </Panel>
    </ViewFrame>
  )
}

function Copy({ text, onCopy }: { text: string; onCopy: (text: string) => Promise<void> }) {
  const { settings, common } = useMessages()
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')
  const copy = () => {
    onCopy(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  return (
    <>
      {outcome === 'failed' && <Notice status="warn">{settings.copyFailed}</Notice>}
      <Button onClick={copy}>{outcome === 'copied' ? common.copied : settings.copy}</Button>
      <LiveRegion message={outcome === 'copied' ? common.copied : undefined} />
    </>
  )
}
