import { Notice } from '#ui/components/Notice.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import type { ImpactViewModel } from './types.ts'

/** What the size of the trade costs, where that is worth a thought. */
export function ImpactNotice({ impact }: { impact: ImpactViewModel }) {
  const { swap } = useMessages()
  if (impact.kind === 'notable') {
    return (
      <Notice status="warn" title={swap.impactNotableTitle}>
        {swap.impactNotableBody(impact.percent)}
      </Notice>
    )
  }
  if (impact.kind !== 'grave') return null
  return (
    <Notice status="bad" title={swap.impactGraveTitle} live>
      {swap.impactGraveBody(impact.percent)}
    </Notice>
  )
}
