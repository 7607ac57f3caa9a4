import styles from './Or.module.css'

/** Between ways to connect. */
export function Or({ children }: { children: string }) {
  return <p className={styles.or}>{children}</p>
}

/** The place of a login that may come: nothing moves when it does. */
export function LoginSkeleton({ low }: { low?: boolean | undefined }) {
  return <div className={styles.bone} data-low={low || undefined} aria-hidden="true" />
}
