import { useState } from 'react'
import { useWords } from '../../i18n/WordsContext.tsx'
import { phraseOf } from '../../keys/secret.ts'
import { withSecret } from '../../keys/wallet.ts'
import { Button } from '../parts/Button.tsx'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import styles from '../parts/code.module.css'
import faces from '../details/details.module.css'
import parts from '../parts/parts.module.css'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { useConfirm } from '../parts/useConfirm.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import type { SettingProps } from './settingProps.ts'
import { useTask } from '../useTask.ts'
import { walletParts } from '../walletParts.ts'

type Exported = { phrase: string; evm: string; solana: string }

/** Shows the phrase and the keys, after a warning and while the page is truly seen. */
export function ExportView({ page, onDone }: SettingProps) {
  const words = useWords()
  const [shown, setShown] = useState<Exported>()
  const task = useTask()
  const exported = words.export
  const confirm = useConfirm({
    onConfirm: show,
    isGrave: true,
    review: {
      kind: 'notice',
      title: exported.title,
      body: exported.warnBody,
      action: exported.show,
      isDanger: true,
    },
  })

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
      hint={confirm.hint}
      actions={
        <>
          <Button kind="quiet" onClick={() => onDone(false)}>
            {words.common.cancel}
          </Button>
          <ConfirmButton confirm={confirm} busy={task.isBusy}>
            {exported.show}
          </ConfirmButton>
        </>
      }
    >
      <Notice status="bad" title={exported.warnTitle}>
        {exported.warnBody}
      </Notice>
      <Trouble error={task.error} />
    </Sheet>
  )
}
