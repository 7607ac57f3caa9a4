import { Panel } from '#ui/components/Panel.tsx'
import { Stones } from '#ui/components/progress/Stones.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Bone } from '#ui/primitives/Bone.tsx'
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx'
import styles from './TransferBones.module.css'

/** The transfer in its own layout, before it was read. */
export function TransferBones() {
  const { transfer, common } = useMessages()
  return (
    <ViewFrame title={transfer.title}>
      <div className={styles.bones} aria-busy="true">
        <VisuallyHidden>{common.loading}</VisuallyHidden>
        <div className={styles.span}>
          <Bone width={48} height={48} tile />
          <Stones share={0} status="none" />
          <Bone width={48} height={48} tile />
        </div>
        <Bone width={168} height={28} />
        <Bone width={120} height={12} />
      </div>
      <Panel pad>
        <div className={styles.steps} aria-hidden="true">
          {[112, 96, 124].map((width) => (
            <div key={width}>
              <Bone width={24} height={24} tile />
              <Bone width={width} height={12} />
              <span />
              <Bone width={64} height={12} />
            </div>
          ))}
        </div>
      </Panel>
    </ViewFrame>
  )
}
