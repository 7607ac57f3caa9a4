import { useEffect, useRef } from 'react'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { ApproveTransaction } from './ApproveTransaction.tsx'

const FRAME_ID = 'causeway-secure-frame'

export default function ApproveTransactionView() {
  const core = useCore()
  const approval = useWidgetState(({ embeddedWallet }) => embeddedWallet.approval)
  const holder = useRef<HTMLDivElement>(null)
  const id = approval?.id

  useEffect(() => {
    const element = holder.current
    if (id === undefined || element === null) return
    let hide: (() => void) | undefined
    let wanted = true
    core.secureFrame?.load().then((frame) => {
      if (wanted) hide = frame.showAt(element)
    }, reportError)
    return () => {
      wanted = false
      hide?.()
    }
  }, [core, id])

  return (
    <ApproveTransaction
      about={approval?.about}
      height={approval?.height}
      frameId={FRAME_ID}
      holder={holder}
    />
  )
}
