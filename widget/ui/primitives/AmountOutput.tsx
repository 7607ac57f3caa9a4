import type { Figure } from '../components/looks.ts'
import styles from './AmountInput.module.css'

/** A figure of the same size as the one that is typed across from it. */
export function AmountOutput({ figure }: { figure: Figure | undefined }) {
  return (
    <span
      className={styles.output}
      title={figure?.exact}
      data-length={sizeOf(figure?.value ?? '')}
      data-empty={figure === undefined || undefined}
    >
      <bdi>{figure?.value ?? '0'}</bdi>
    </span>
  )
}

/** How much room a figure needs. */
export function sizeOf(value: string): 'short' | 'medium' | 'long' {
  if (value.length <= 9) return 'short'
  return value.length <= 13 ? 'medium' : 'long'
}
