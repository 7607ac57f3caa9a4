import { Facts } from '#ui/components/Facts.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { lockIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import styles from './EmbeddedWallet.module.css'

export type ShareProfileProps = {
  /** Its host, as the browser told it. */
  site: string
  email: string | undefined
  name: string | undefined
  onAnswer: (isShared: boolean) => void
}

/** Whether a site may know who logged in. */
export function ShareProfile({ site, email, name, onAnswer }: ShareProfileProps) {
  const { shareProfile: words, embedded } = useMessages()
  return (
    <ViewFrame
      title={words.title}
      actions={
        <>
          <Button kind="quiet" onClick={() => onAnswer(false)}>
            {words.keep}
          </Button>
          <Button onClick={() => onAnswer(true)}>{words.share}</Button>
        </>
      }
    >
      <p className={styles.lead}>{words.lead(site)}</p>
      <Panel pad>
        <Facts
          facts={[
            ...(email === undefined ? [] : [{ name: embedded.email, value: email }]),
            ...(name === undefined ? [] : [{ name: words.name, value: name }]),
          ]}
        />
      </Panel>
      <Notice icon={lockIcon}>{words.note}</Notice>
    </ViewFrame>
  )
}
