import { Icon } from '#ui/icons/Icon.tsx'
import { warnIcon } from '#ui/icons/paths.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import type { ImpactViewModel } from './types.ts'
import styles from './Impact.module.css'

/** The figure with a word for it: the colour alone conveys nothing. */
export function Impact({ impact }: { impact: ImpactViewModel }) {
  const messages = useMessages()
  const isWorse = impact.kind === 'notable' || impact.kind === 'grave'
  return (
    <span className={styles.impact} data-kind={impact.kind}>
      {isWorse && <Icon path={warnIcon} size={12} />}
      {impactWords(messages, impact)}
    </span>
  )
}

function impactWords({ swap }: Messages, impact: ImpactViewModel): string {
  switch (impact.kind) {
    case 'low':
      return `${impact.percent} · ${swap.impactLow}`
    case 'notable':
      return `${impact.percent} · ${swap.impactNotable}`
    case 'grave':
      return `${impact.percent} · ${swap.impactGrave}`
    case 'unknown':
      return swap.impactUnknown
  }
}
