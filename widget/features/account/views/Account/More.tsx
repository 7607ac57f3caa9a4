import { Notice } from '#ui/components/Notice.tsx'
import { SkeletonRow } from '#ui/components/Row.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Link } from '#ui/primitives/Link.tsx'

/** How the next page of a list stands. */
export type NextPage = 'none' | 'there' | 'loading' | 'failed'

/** What stands after a list: a page on its way, or that it did not come. */
export function More(props: { next: NextPage; onNext: () => void; failed: string }) {
  const { next, onNext, failed } = props
  const { common } = useMessages()
  if (next === 'loading') {
    return (
      <ul aria-hidden="true">
        <SkeletonRow />
        <SkeletonRow />
      </ul>
    )
  }
  if (next !== 'failed') return null
  return (
    <Notice status="bad" title={failed} live>
      <Link size={12} onClick={onNext}>
        {common.tryAgain}
      </Link>
    </Notice>
  )
}
