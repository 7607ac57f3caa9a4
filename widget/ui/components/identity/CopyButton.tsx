import { useEffect, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { copyIcon } from '../../icons/laterPaths.ts'
import { checkIcon } from '../../icons/paths.ts'
import { useMessages } from '../../i18n/MessagesContext.tsx'
import { LiveRegion } from '../../primitives/LiveRegion.tsx'
import { Link } from '../../primitives/Link.tsx'

type CopyButtonProps = {
  /** What is seen; what is copied may be longer. */
  shown: string
  label: string
  /** Copies; a rejection leaves the button as it was. */
  onCopy: () => Promise<void> | void
}

const COPIED_MS = 2_000

/** Copies and says so. */
export function CopyButton({ shown, label, onCopy }: CopyButtonProps) {
  const { common } = useMessages()
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  return (
    <>
      <Link
        tone="quiet"
        label={label}
        onClick={() => {
          Promise.resolve(onCopy()).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }}
      >
        <bdi>{shown}</bdi>
        <Icon path={copied ? checkIcon : copyIcon} size={16} />
      </Link>
      <LiveRegion message={copied ? common.copied : undefined} />
    </>
  )
}
