import styles from './AmountInput.module.css'

/** A figure of the same size as the one that is typed across from it. */
export function AmountOutput({ value, exact }: { value: string; exact?: string | undefined }) {
  return (
    <bdi className={styles.output} title={exact} data-length={sizeOf(value)}>
      {value}
    </bdi>
  )
}

function sizeOf(value: string): 'short' | 'medium' | 'long' {
  if (value.length <= 9) return 'short'
  return value.length <= 13 ? 'medium' : 'long'
}
