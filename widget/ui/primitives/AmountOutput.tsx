import type { FormattedAmount } from '../components/viewModels.ts'
import styles from './AmountInput.module.css'

/** A figure of the same size as the one that is typed across from it. */
export function AmountOutput({ formatted }: { formatted: FormattedAmount | undefined }) {
  return (
    <span
      className={styles.output}
      title={formatted?.exact}
      data-length={sizeOf(formatted?.value ?? '')}
      data-empty={formatted === undefined || undefined}
    >
      <bdi>{formatted?.value ?? '0'}</bdi>
    </span>
  )
}

/** So many digits there is room for beside a token, by the size they are written in. */
const SHORT_DIGITS = 7
const MEDIUM_DIGITS = 10

/** How much room a figure needs; what separates its digits takes half of theirs. */
export function sizeOf(value: string): 'short' | 'medium' | 'long' {
  const digits = value.replaceAll(/\D/g, '').length
  const room = (value.length + digits) / 2
  if (room <= SHORT_DIGITS) return 'short'
  return room <= MEDIUM_DIGITS ? 'medium' : 'long'
}
