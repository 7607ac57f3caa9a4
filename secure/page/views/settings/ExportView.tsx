import { useRef, useState } from 'react'
import { useWords } from '../../i18n/WordsContext.tsx'
import { phraseOf } from '../../keys/secret.ts'
import { withSecret } from '../../keys/wallet.ts'
import { Button } from '../parts/Button.tsx'
import styles from '../parts/code.module.css'
import faces from '../faces/faces.module.css'
import parts from '../parts/parts.module.css'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import type { SettingProps } from '../SettingsView.tsx'
import { useArmed } from '../useArmed.ts'
import { useTask } from '../useTask.ts'
import { walletParts } from '../walletParts.ts'

type Exported = { phrase: string; evm: string; solana: string }

/** Shows the phrase and the keys, after a warning and while the page is truly seen. */
export function ExportView({ page, onDone }: SettingProps) {
  const words = useWords()
  const [shown, setShown] = useState<Exported>()
  const task = useTask()
  const button = useRef<HTMLButtonElement>(null)
  const armed = useArmed(button)
  const exported = words.export

  function show(): void {
    task.run(async () => {
      const account = await page.session.account()
      await withSecret(walletParts(page), account, async (keys, secret) => {
        setShown({
          phrase: phraseOf(secret),
          evm: keys.evm.exportKey(),
          solana: keys.solana.exportKey(),
        })
      })
    })
  }

  if (shown !== undefined) {
    return (
      <Sheet
        title={exported.title}
        onEscape={() => onDone(false)}
        actions={<Button onClick={() => onDone(false)}>{exported.done}</Button>}
      >
        <h2>{exported.phrase}</h2>
        <ol className={styles.words} translate="no">
          {shown.phrase.split(' ').map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may name a word twice
            <li key={at}>{word}</li>
          ))}
        </ol>
        {(['evm', 'solana'] as const).map((kind) => (
          <details key={kind} className={parts.details}>
            <summary>{exported[kind]}</summary>
            <pre className={faces.message} data-mono="" translate="no">
              {shown[kind]}
            </pre>
          </details>
        ))}
      </Sheet>
    )
  }
  return (
    <Sheet
      title={exported.title}
      onEscape={() => onDone(false)}
      busy={task.isBusy}
      actions={
        <>
          <Button kind="quiet" onClick={() => onDone(false)}>
            {words.common.cancel}
          </Button>
          <Button ref={button} busy={task.isBusy} blocked={armed !== 'armed'} onClick={show}>
            {exported.show}
          </Button>
        </>
      }
    >
      <Notice status="bad" title={exported.warnTitle}>
        {exported.warnBody}
      </Notice>
      {armed === 'covered' && (
        <Notice status="warn" live>
          {words.approve.covered}
        </Notice>
      )}
      <Trouble error={task.error} />
    </Sheet>
  )
}
