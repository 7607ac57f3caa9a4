import styles from './Address.module.css'

/** The whole address, for decisions: two lines, first six and last four in bold. */
export function Address({ address }: { address: string }) {
  return (
    <p className={styles.address} dir="ltr">
      <b>{address.slice(0, 6)}</b>
      {address.slice(6, -4)}
      <b>{address.slice(-4)}</b>
    </p>
  )
}
