import { Notice } from '#ui/components/Notice.tsx'
import { clockIcon } from '#ui/icons/laterPaths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { hintWords } from './hintWords.ts'
import type { BridgeHint } from './types.ts'

/** What is worth knowing before one goes on; nothing of it is in the way. */
export function Hints({ hints }: { hints: readonly BridgeHint[] }) {
  const messages = useMessages()
  return hints.map((hint) => {
    const { title, body, status, isOfTime, isLive } = hintWords(messages, hint)
    return (
      <Notice
        key={hint.kind}
        status={status}
        icon={isOfTime && clockIcon}
        title={title}
        live={isLive}
      >
        {body}
      </Notice>
    )
  })
}
