import { useEffect, useState } from 'react'
import { freshNotices } from '#kernel/notices/freshNotices.ts'
import { TOAST_AGE_MS } from '#kernel/notices/limits.ts'
import { hideAlert, hideToast } from '#kernel/notices/notices.ts'
import type { Toast as ToastNotice } from '#kernel/notices/slice.ts'
import { report } from '#kernel/logs/log.ts'
import { push } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { Alert } from '#ui/components/Alert.tsx'
import { Toast } from '#ui/components/Toast.tsx'
import { describeError } from '#ui/i18n/describeError.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import type { View } from '#kernel/router/view.ts'
import type { ToastText, DescribeToast } from '#kernel/notices/describeToast.ts'
import { loadToasts } from '../loadToasts.ts'

/** Between one that goes and the next, so that a change is seen (S9.07). */
const REOPEN_MS = 150

/** Toast and alert above the view. A toast that is under the pointer or has focus waits. */
export function Notices() {
  const core = useCore()
  const messages = useMessages()
  const [openedAt] = useState(core.now)
  const notices = freshNotices(
    useWidgetState((state) => state.notices),
    openedAt,
  )
  const toast = useReopened(notices.toast)
  const { alert } = notices
  const tell = useToastText(toast)
  const [heldId, setHeldId] = useState<number | undefined>(undefined)
  const held = toast !== undefined && toast.id === heldId
  useEffect(() => {
    if (toast === undefined || held) return
    const timer = setTimeout(() => hideToast(core, toast.id), TOAST_AGE_MS)
    return () => clearTimeout(timer)
  }, [core, toast, held])

  function see(view: View) {
    if (toast !== undefined) hideToast(core, toast.id)
    hideAlert(core)
    push(core, view)
  }

  function messageOf({ content }: ToastNotice): string | undefined {
    if (!('says' in content)) return tell(content)?.message
    const { failures } = messages
    if (content.says !== 'nameNotRegistered') return failures[content.says]
    return content.reason ?? failures.nameNotRegistered(content.name)
  }

  function actionOf({ content }: ToastNotice) {
    const described = tell(content)
    return described && { label: described.label, onClick: () => see(described.view) }
  }

  const message = toast && messageOf(toast)
  const shown = alert && describeError(messages, alert)
  const { view } = alert ?? {}
  return (
    <>
      <Toast
        toast={toast && message !== undefined ? { kind: toast.kind, message } : undefined}
        action={toast && actionOf(toast)}
        onHold={(holds) => setHeldId(holds ? toast?.id : undefined)}
      />
      {shown && (
        <Alert
          title={shown.title}
          message={shown.body}
          action={
            view === undefined ? undefined : { label: messages.news.see, onClick: () => see(view) }
          }
          onDismiss={() => hideAlert(core)}
        />
      )}
    </>
  )
}

/** The toast to draw: none for a moment where one takes another's place. */
function useReopened(toast: ToastNotice | undefined): ToastNotice | undefined {
  const [drawn, setDrawn] = useState(toast)
  const replaced = toast !== undefined && drawn !== undefined && toast.id !== drawn.id
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(toast), replaced ? REOPEN_MS : 0)
    return () => clearTimeout(timer)
  }, [toast, replaced])
  return toast?.id === drawn?.id ? toast : undefined
}

/** What a toast says, once the code of the features that say it is here: at the first look there is none. */
function useToastText(toast: ToastNotice | undefined) {
  const core = useCore()
  const locale = useLocale()
  const { news: words } = useMessages()
  const state = useWidgetState((whole) => whole)
  const [describing, setDescribing] = useState<readonly DescribeToast[]>()
  const isNeeded = describing === undefined && toast !== undefined && !('says' in toast.content)
  useEffect(() => {
    if (!isNeeded) return
    loadToasts(core).then(
      (all) => setDescribing(all.map(({ describeToast }) => describeToast)),
      report(core),
    )
  }, [core, isNeeded])
  return (content: ToastNotice['content']): ToastText | undefined => {
    for (const describe of describing ?? []) {
      const described = describe(content, { words, locale, state })
      if (described !== undefined) return described
    }
    return undefined
  }
}
