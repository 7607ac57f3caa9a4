import { useState } from 'react'
import { useWords } from '../../i18n/WordsContext.tsx'
import type { Page } from '../../page.ts'
import styles from '../details/details.module.css'
import { FactsSkeleton } from '../parts/Facts.tsx'
import parts from '../parts/parts.module.css'
import { Trouble } from '../parts/Trouble.tsx'
import { useTask } from '../useTask.ts'

/** All that the service has of this person, to read and to copy; asked for once it is opened. */
export function StoredData({ page }: { page: Page }) {
  const { remove } = useWords()
  const [text, setText] = useState<string>()
  const task = useTask()

  function load(): void {
    task.run(async () => setText(JSON.stringify(await page.api.call('exportAccount'), null, 2)))
  }

  return (
    <details
      className={parts.details}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && text === undefined) load()
      }}
    >
      <summary>{remove.stored}</summary>
      {task.isBusy && <FactsSkeleton />}
      <Trouble error={task.error} />
      {text !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <pre tabIndex={0} className={styles.message} data-mono="" data-scrolls="" dir="ltr">
          {text}
        </pre>
      )}
    </details>
  )
}
