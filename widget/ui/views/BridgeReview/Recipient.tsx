import { Address } from '#ui/components/Address.tsx'
import { Avatar } from '#ui/components/Avatar.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { warnIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import styles from './Recipient.module.css'

type RecipientProps = {
  recipient: { address: string; isYou: boolean; name?: string | undefined }
}

/** Who receives, with the whole address. */
export function Recipient({ recipient }: RecipientProps) {
  const { review } = useMessages()
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
    </Panel>
  )
}
