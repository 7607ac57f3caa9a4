import { Panel } from '#ui/components/Panel.tsx'
import { ProgressDots } from '#ui/components/progress/ProgressDots.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx'
import styles from './TransferSkeleton.module.css'

/** The transfer in its own layout, before it was read. */
export function TransferSkeleton() {
  const { transfer, common } = useMessages()
  return (
    <ViewFrame title={transfer.title}>
      <div className={styles.bones} aria-busy="true">
        <VisuallyHidden>{common.loading}</VisuallyHidden>
        <div className={styles.span}>
          <Skeleton width={48} height={48} tile />
          <ProgressDots share={0} status="none" />
          <Skeleton width={48} height={48} tile />
        </div>
        <Skeleton width={168} height={28} />
        <Skeleton width={120} height={12} />
      </div>
      <Panel pad>
        <div className={styles.steps} aria-hidden="true">
          {[112, 96, 124].map((width) => (
            <div key={width}>
              <Skeleton width={24} height={24} tile />
              <Skeleton width={width} height={12} />
              <span />
              <Skeleton width={64} height={12} />
            </div>
          ))}
        </div>
      </Panel>
    </ViewFrame>
  )
}
