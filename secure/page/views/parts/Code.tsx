import styles from './code.module.css'

/** Letters that are compared or typed, large and apart; read one by one. */
export function Code({ label, code }: { label: string; code: string | undefined }) {
  return (
    <p className={styles.code} aria-busy={code === undefined || undefined}>
      <span>{label}</span>
      <b>{code ?? '····-····'}</b>
    </p>
  )
}
