import { useState } from 'react'
import { Facts } from '#ui/components/Facts.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { Panel, Section } from '#ui/components/Panel.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { describeError, type ShownError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { Choices, type ChoicesProps } from './Choices.tsx'
import styles from './Settings.module.css'

export type SettingsProps = {
  choices: ChoicesProps
  /** `off`: the site keeps no log. */
  log:
    | { status: 'loading' }
    | { status: 'ready'; text: string }
    | { status: 'off' }
    | { status: 'failed'; error: ShownError }
  /** Where this browser lets the widget store data. */
  storageLevel: 'local' | 'cookie' | 'memory'
  build: string
  origin: string
  onCopy: (text: string) => Promise<void>
  /** The person opened the log. */
  onHelp: () => void
  onRetry: () => void
}

/** The person's choices, what the widget stores, and its log for support. */
export function Settings(props: SettingsProps) {
  const { choices, storageLevel, build, origin } = props
  const { settings } = useMessages()
  return (
    <ViewFrame title={settings.title}>
      <Choices {...choices} />
      <Section>{settings.about}</Section>
      <Panel pad>
        <Facts
          facts={[
            { name: settings.site, value: origin },
            { name: settings.kept, value: settings.keptIn[storageLevel] },
            { name: settings.version, value: build },
          ]}
        />
      </Panel>
      <Help {...props} />
    </ViewFrame>
  )
}

/** The log: it helps support, not a person who changes settings. */
function Help({ log, onCopy, onHelp, onRetry }: SettingsProps) {
  const messages = useMessages()
  const { settings, common } = messages
  return (
    <details
      className={styles.help}
      onToggle={({ currentTarget }) => currentTarget.open && onHelp()}
    >
      <summary>{settings.help}</summary>
      <div className={styles.inside}>
        <Section>{settings.log}</Section>
        <p className={styles.lead}>{log.status === 'off' ? settings.logOff : settings.logLead}</p>
        {log.status === 'loading' && (
          <div aria-busy="true">
            <Skeleton width={320} height={160} />
          </div>
        )}
        {log.status === 'failed' && (
          <Notice status="bad" title={describeError(messages, log.error).title} live>
            <Link size={12} onClick={onRetry}>
              {common.tryAgain}
            </Link>
          </Notice>
        )}
        {log.status === 'ready' && (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
            <section className={styles.log} tabIndex={0} aria-label={settings.log} dir="ltr">
              <pre>{log.text}</pre>
            </section>
            <Copy text={log.text} onCopy={onCopy} />
          </>
        )}
      </div>
    </details>
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
      <Button kind="quiet" onClick={copy}>
        {outcome === 'copied' ? common.copied : settings.copy}
      </Button>
      <LiveRegion message={outcome === 'copied' ? common.copied : undefined} />
    </>
  )
}
