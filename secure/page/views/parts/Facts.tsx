import type { ReactNode } from 'react'
import styles from './parts.module.css'

export type Fact = { name: string; value: ReactNode; isTotal?: boolean | undefined }

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className={styles.panel} data-pad="">
      <dl className={styles.facts}>
        {facts.map(({ name, value, isTotal }, at) => (
          // Two values of one call may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <div key={at} data-kind={isTotal ? 'total' : undefined}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The whole of it, its ends in bold: people compare those. */
export function Address({ value }: { value: string }) {
  const head = value.startsWith('0x') ? 6 : 4
  const middle = Math.ceil(value.length / 2)
  return (
    <span className={styles.address} dir="ltr">
      <span>
        <b>{value.slice(0, head)}</b>
        {value.slice(head, middle)}
      </span>
      <span>
        {value.slice(middle, -4)}
        <b>{value.slice(-4)}</b>
      </span>
    </span>
  )
}

/** Lines that are not known yet. */
export function FactsSkeleton({ lines = 3 }: { lines?: number | undefined }) {
  const places = Array.from({ length: lines }, (_, at) => at)
  return (
    <div className={styles.panel} data-pad="" aria-hidden="true">
      <div className={styles.bones}>
        {places.map((at) => (
          <span key={at} className={styles.bone} data-wide={at % 2 === 0 || undefined} />
        ))}
      </div>
    </div>
  )
}
