import { useEffect, useRef } from 'react'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import styles from './LegalTerms.module.css'

export type LegalTermsProps = {
  termsUrl?: string | undefined
  privacyUrl?: string | undefined
  /** Absent if the site only states what connecting means. */
  agreement?:
    | {
        given: boolean
        /** How often the person picked a wallet before agreeing. */
        missed: number
        onChange: (given: boolean) => void
      }
    | undefined
}

/** The site's own legal documents to agree to, each behind a link. */
export function LegalTerms({ termsUrl, privacyUrl, agreement }: LegalTermsProps) {
  const { connect } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const missed = agreement?.missed ?? 0

  useEffect(() => {
    if (missed > 0) input.current?.focus()
  }, [missed])

  return (
    <div className={styles.legal} data-quiet={agreement === undefined || undefined}>
      {agreement === undefined ? (
        <p>{connect.byConnecting}</p>
      ) : (
        <Checkbox
          ref={input}
          checked={agreement.given}
          problem={missed > 0 && !agreement.given ? connect.agreeFirst : undefined}
          onChange={agreement.onChange}
        >
          {connect.agree}
        </Checkbox>
      )}
      <p className={styles.documents}>
        {termsUrl !== undefined && (
          <Link size={12} href={termsUrl}>
            {connect.terms}
          </Link>
        )}
        {privacyUrl !== undefined && (
          <Link size={12} href={privacyUrl}>
            {connect.privacy}
          </Link>
        )}
      </p>
    </div>
  )
}
