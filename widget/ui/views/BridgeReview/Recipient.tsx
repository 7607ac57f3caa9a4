import { Address } from '#ui/components/Address.tsx'
import { Avatar } from '#ui/components/Avatar.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { warnIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import styles from './Recipient.module.css'

type RecipientProps = {
  recipient: { address: string; isYou: boolean; name?: string | undefined }
  acknowledgement?: { checked: boolean; onChange: (checked: boolean) => void } | undefined
}

/** Who receives, with the whole address. */
export function Recipient({ recipient, acknowledgement }: RecipientProps) {
  const messages = useMessages()
  const { review } = messages
  const { address, isYou, name } = recipient
  return (
    <Panel>
      <div className={styles.recipient}>
        <Avatar address={address} size={40} />
        <div>
          <h2 className={styles.label}>
            {isYou ? review.toYou : review.toSomeoneElse}
            {name !== undefined && <bdi> {name}</bdi>}
          </h2>
          <Address address={address} />
        </div>
      </div>
      {!isYou && (
        <p className={styles.warn}>
          <Icon path={warnIcon} size={16} />
          {review.notYours}
        </p>
      )}
      {acknowledgement !== undefined && (
        <div className={styles.check}>
          <Checkbox checked={acknowledgement.checked} onChange={acknowledgement.onChange}>
            {messages.recipient.acknowledge}
          </Checkbox>
        </div>
      )}
    </Panel>
  )
}
