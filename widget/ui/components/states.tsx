import type { ReactNode } from 'react'
import { type IconPath, offlineIcon, warnIcon } from '../icons/paths.ts'
import { describeError, isDeclined, type ShownError } from '../i18n/describeError.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { Button } from '../primitives/Button.tsx'
import { Empty } from './Empty.tsx'
import { Notice } from './Notice.tsx'
import { ViewFrame } from './ViewFrame.tsx'

type ErrorStateProps = {
  title: string
  error: ShownError
  /** What the view says where the error itself has no better words. */
  words?: { title: string; body: string } | undefined
  onRetry: () => void
}

/** The whole view is an error: what happened, that funds are safe, and retry. */
export function ErrorState({ title, error, words, onRetry }: ErrorStateProps) {
  const messages = useMessages()
  const shown =
    Object.hasOwn(messages.errors, error.code) || !words ? describeError(messages, error) : words
  return (
    <ViewFrame
      title={title}
      actions={<Button onClick={onRetry}>{messages.common.tryAgain}</Button>}
    >
      <Empty icon={warnIcon} status="bad" title={shown.title} body={shown.body} />
    </ViewFrame>
  )
}

/** The whole view waits for the connection. */
export function OfflineState({ title, body }: { title: string; body?: string | undefined }) {
  const { offline } = useMessages()
  return (
    <ViewFrame
      title={title}
      actions={
        <Button kind="quiet" blocked>
          {offline.waiting}
        </Button>
      }
    >
      <Empty icon={offlineIcon} title={offline.title} body={body ?? offline.body} />
    </ViewFrame>
  )
}

/** An error beside content that stays. */
export function ErrorNotice({ error }: { error: ShownError }) {
  const { title, body } = describeError(useMessages(), error)
  return (
    <Notice status={isDeclined(error) ? 'info' : 'bad'} title={title} live>
      {body}
    </Notice>
  )
}

type EmptyStateProps = {
  title: string
  icon: IconPath
  heading: string
  body: string
  action?: ReactNode
  after?: ReactNode
}

/** The whole view is empty: what would be here, and the one thing to do. */
export function EmptyState({ title, icon, heading, body, action, after }: EmptyStateProps) {
  return (
    <ViewFrame title={title} actions={action} after={after}>
      <Empty icon={icon} title={heading} body={body} />
    </ViewFrame>
  )
}

/** Says, over content that is still of use, that it may be old. */
export function OfflineBanner() {
  const { offline } = useMessages()
  return (
    <Notice icon={offlineIcon} live>
      {offline.banner}
    </Notice>
  )
}
