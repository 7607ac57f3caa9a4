import type { Ref } from 'react'
import { EmptyState } from '#ui/components/states.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { shieldIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { vars } from '#ui/theme/vars.ts'
import styles from './ApproveTransaction.module.css'

/** What a new holder is as high as, until the frame has said. */
const FIRST_HEIGHT = 320

export type ApproveTransactionProps = {
  /** What the secure origin asks about; undefined when it is over. */
  about: 'transaction' | 'signature' | 'setup' | 'settings' | undefined
  /** Of what the frame draws. */
  height?: number | undefined
  /** Id of the frame that lies over the holder. */
  frameId: string
  holder?: Ref<HTMLDivElement> | undefined
}

/** The place of the secure origin's own question: nothing in it is drawn by the widget. */
export function ApproveTransaction(props: ApproveTransactionProps) {
  const { about, height = FIRST_HEIGHT, frameId, holder } = props
  const { approve } = useMessages()
  if (about === undefined) {
    const words = { heading: approve.overTitle, body: approve.overBody }
    return <EmptyState title={approve.transaction} icon={shieldIcon} {...words} />
  }
  return (
    <ViewFrame title={approve[about]} still>
      {/* biome-ignore lint/a11y/useSemanticElements: it groups a frame that stands elsewhere */}
      <div
        ref={holder}
        className={styles.holder}
        style={vars({ '--height': height })}
        role="group"
        aria-label={approve.frame}
        aria-owns={frameId}
      >
        <div aria-hidden="true">
          <Skeleton width={264} height={72} tile />
        </div>
        <div aria-hidden="true">
          <Skeleton width={264} height={120} tile />
        </div>
      </div>
    </ViewFrame>
  )
}
