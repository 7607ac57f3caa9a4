import { useEffect } from 'react'
import { hideAlert, hideToast } from '#core/notices/notices.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { Alert } from '#ui/components/Alert.tsx'
import { Toast } from '#ui/components/Toast.tsx'

const TOAST_MS = 3_500

/** Toast and alert above the view. A loading toast stays until another one takes its place. */
export function Notices() {
  const core = useCore()
  const { toast, alert } = useWidgetState(({ notices }) => notices)
  useEffect(() => {
    if (toast === undefined || toast.kind === 'loading') return
    const timer = setTimeout(() => hideToast(core, toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [core, toast])
  return (
    <>
      {toast && <Toast kind={toast.kind} message={toast.message} />}
      {alert && <Alert message={alert.message} onDismiss={() => hideAlert(core)} />}
    </>
  )
}
