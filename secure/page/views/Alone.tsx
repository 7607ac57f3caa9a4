import { type ReactNode, useSyncExternalStore } from 'react'
import type { Appearance } from '../appearance.ts'
import styles from './alone.module.css'
import { Themed } from './App.tsx'

/** A card in the middle of a window of its own. */
export function Alone({ appearance, children }: { appearance: Appearance; children: ReactNode }) {
  const state = useSyncExternalStore(appearance.subscribe, appearance.get)
  return (
    <Themed appearance={state} onLanguage={appearance.choose}>
      <main className={styles.ground}>
        <div className={styles.card}>{children}</div>
      </main>
    </Themed>
  )
}
