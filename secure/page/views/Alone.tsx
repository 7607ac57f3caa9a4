import { type ReactNode, useSyncExternalStore } from 'react'
import type { Look } from '../look.ts'
import styles from './alone.module.css'
import { Themed } from './App.tsx'

/** A card in the middle of a window of its own. */
export function Alone({ look, children }: { look: Look; children: ReactNode }) {
  const state = useSyncExternalStore(look.subscribe, look.get)
  return (
    <Themed look={state} onLanguage={look.choose}>
      <main className={styles.ground}>
        <div className={styles.card}>{children}</div>
      </main>
    </Themed>
  )
}
