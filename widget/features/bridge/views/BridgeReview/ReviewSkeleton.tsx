import { Panel } from '#ui/components/Panel.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import styles from './ReviewSkeleton.module.css'

/** The review in its own layout, before the quote is here. */
export function ReviewSkeleton() {
  const { review, common } = useMessages()
  return (
    <ViewFrame title={review.title} still actions={<Button busy>{common.loading}</Button>}>
      <div className={styles.line} aria-hidden="true">
        <Skeleton width={48} height={48} tile />
        <Skeleton width={48} height={48} tile />
      </div>
      <div className={styles.line} aria-hidden="true">
        <Skeleton width={96} height={24} />
        <Skeleton width={112} height={24} />
      </div>
      <Panel pad>
        <div className={styles.facts} aria-hidden="true">
          {[64, 72, 84, 60].map((width) => (
            <div key={width} className={styles.line}>
              <Skeleton width={width} height={12} />
              <Skeleton width={92} height={12} />
            </div>
          ))}
        </div>
      </Panel>
    </ViewFrame>
  )
}
