import { useEffect, useState } from 'react'
import { freshNotices } from '#kernel/notices/freshNotices.ts'
import { TOAST_AGE_MS } from '#kernel/notices/limits.ts'
import { hideAlert, hideToast } from '#kernel/notices/notices.ts'
import type { Toast as ToastNotice } from '#kernel/notices/slice.ts'
import { report } from '#kernel/logs/log.ts'
import { push } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '../app/CoreContext.tsx'
import { Alert } from '../components/Alert.tsx'
import { Toast } from '../components/Toast.tsx'
import { describeError } from '../i18n/describeError.ts'
import { useLocale, useMessages } from '../i18n/MessagesContext.tsx'
import type { describeNews, News } from './describeNews.ts'

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
  const tell = useNews(toast)
  const [heldId, setHeldId] = useState<number | undefined>(undefined)
  const held = toast !== undefined && toast.id === heldId
  useEffect(() => {
    if (toast === undefined || held) return
    const timer = setTimeout(() => hideToast(core, toast.id), TOAST_AGE_MS)
    return () => clearTimeout(timer)
  }, [core, toast, held])

  function see(transferId: string) {
    if (toast !== undefined) hideToast(core, toast.id)
    hideAlert(core)
    push(core, { name: 'TransferProgress', transferId })
  }

  function messageOf({ news }: ToastNotice): string | undefined {
    if (!('says' in news)) return tell?.(news).message
    const { failures } = messages
    if (news.says !== 'nameNotRegistered') return failures[news.says]
    return news.reason ?? failures.nameNotRegistered(news.name)
  }

  function actionOf({ id, news }: ToastNotice) {
    const view = 'says' in news ? undefined : tell?.(news).view
    if (view === undefined) return undefined
    if (view.name === 'TransferProgress') {
      return { label: messages.news.see, onClick: () => see(view.transferId) }
    }
    return {
      label: messages.news.seeSent,
      onClick() {
        hideToast(core, id)
        push(core, view)
      },
    }
  }

  const message = toast && messageOf(toast)
  const shown = alert && describeError(messages, alert)
  const { transferId } = alert ?? {}
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
            transferId === undefined
              ? undefined
              : { label: messages.news.see, onClick: () => see(transferId) }
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

/** What news mean, once the words for them are here: nobody has any at the first look. */
function useNews(toast: ToastNotice | undefined) {
  const core = useCore()
  const locale = useLocale()
  const { news: words } = useMessages()
  const state = useWidgetState((whole) => whole)
  const [describe, setDescribe] = useState<typeof describeNews>()
  const isNeeded = describe === undefined && toast !== undefined && !('says' in toast.news)
  useEffect(() => {
    if (!isNeeded) return
    import('./describeNews.ts').then(
      (loaded) => setDescribe(() => loaded.describeNews),
      report(core),
    )
  }, [core, isNeeded])
  return describe && ((news: News) => describe(news, { words, locale, state }))
}
