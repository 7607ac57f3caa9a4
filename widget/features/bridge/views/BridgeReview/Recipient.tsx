import { Address } from '#ui/components/identity/Address.tsx'
import { Avatar } from '#ui/components/identity/Avatar.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { warnIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import styles from './Recipient.module.css'

export type RecipientViewModel = {
  address: string
  isYou: boolean
  name?: string | undefined
  /** The site that named it. */
  setBy?: string | undefined
  /** The network where nothing is at the own address, which is a contract's. */
  missingOn?: string | undefined
}

type RecipientProps = {
  recipient: RecipientViewModel
  acknowledgement?: { checked: boolean; onChange: (checked: boolean) => void } | undefined
}

/** Who receives, with the whole address. */
export function Recipient({ recipient, acknowledgement }: RecipientProps) {
  const messages = useMessages()
  const { review } = messages
  const { address, isYou, name, setBy, missingOn } = recipient
  const missing = missingOn === undefined ? undefined : review.accountMissing(missingOn)
  const warning = isYou ? missing : review.notYours
  return (
    <Panel>
      <div className={styles.recipient}>
        <Avatar address={address} size={40} />
        <div>
          <h2 className={styles.label}>
            {isYou ? review.toYou : review.toSomeoneElse} {name !== undefined && <bdi>{name}</bdi>}
          </h2>
          <Address address={address} />
        </div>
      </div>
      {warning !== undefined && (
        <p className={styles.warn}>
          <Icon path={warnIcon} size={16} />
          {warning}
        </p>
      )}
      {setBy !== undefined && <p className={styles.by}>{messages.bridge.lockedBy(setBy)}</p>}
      {acknowledgement !== undefined && (
        <div className={styles.check}>
          <Checkbox required checked={acknowledgement.checked} onChange={acknowledgement.onChange}>
            {isYou && missingOn !== undefined
              ? messages.recipient.acknowledgeOwn(missingOn)
              : messages.recipient.acknowledge}
          </Checkbox>
        </div>
      )}
    </Panel>
  )
}
