import { Avatar } from '#ui/components/identity/Avatar.tsx'
import { CopyButton } from '#ui/components/identity/CopyButton.tsx'
import { SpinnerRing } from '#ui/components/progress/SpinnerRing.tsx'
import { Handoff } from '#ui/components/progress/Handoff.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import styles from './RegisterAccountNameSuccess.module.css'

export type RegisterAccountNameSuccessProps = {
  name: string
  address: string
  imageUrl?: string | undefined
  onCopy: () => Promise<void> | void
  onDone: () => void
}

/** The account has its name. */
export function RegisterAccountNameSuccess(props: RegisterAccountNameSuccessProps) {
  const { name, address, imageUrl, onCopy, onDone } = props
  const { names, common } = useMessages()
  return (
    <ViewFrame title={names.doneTitle} actions={<Button onClick={onDone}>{common.done}</Button>}>
      <Handoff
        picture={
          <SpinnerRing status="ok">
            <Avatar address={address} imageUrl={imageUrl} size={56} />
          </SpinnerRing>
        }
        title={names.yours(name)}
        body={names.doneBody}
      />
      <div className={styles.copy}>
        <CopyButton shown={name} label={names.copy(name)} onCopy={onCopy} />
      </div>
    </ViewFrame>
  )
}
