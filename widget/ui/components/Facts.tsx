import type { ReactNode } from 'react'
import styles from './Facts.module.css'

export type Fact = {
  name: string
  /** Text, or a link to what proves it. */
  value: ReactNode
  exact?: string | undefined
  note?: string | undefined
  /** `sub` is a part of the line above; `total` is what the lines add up to. */
  kind?: 'sub' | 'total' | undefined
}

/** Names and figures, one under the other. */
export function Facts({
  facts,
  rule = false,
}: {
  facts: readonly Fact[]
  rule?: boolean | undefined
}) {
  return (
    <dl className={styles.facts} data-rule={rule || undefined}>
      {facts.map(({ name, value, exact, note, kind }) => (
        <div key={name} data-kind={kind}>
          <dt>{name}</dt>
          <dd title={exact}>
            <bdi>{value}</bdi>
            {note !== undefined && <Quiet>{note}</Quiet>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return <span className={styles.quiet}> {children}</span>
}
