import styles from './Address.module.css'

/** Of an address of the EVM; those of Solana are a little longer. */
const EVM_CHARS = 42

/** The whole address, for decisions: two lines, first six and last four in bold. */
export function Address({ address }: { address: string }) {
  return (
    <p className={styles.address} data-long={address.length > EVM_CHARS ? '' : undefined} dir="ltr">
      <b>{address.slice(0, 6)}</b>
      {address.slice(6, -4)}
      <b>{address.slice(-4)}</b>
    </p>
  )
}
