import { useState } from 'react'
import type { SecureAccount } from '#secure/api'
import { useWords } from '../i18n/WordsContext.tsx'
import { restoreWithFile } from '../keys/recovery.ts'
import { parseRecoveryFile } from '../keys/recoveryFile.ts'
import { ownerOf } from '../keys/wallet.ts'
import type { Page } from '../page.ts'
import { type Asked, declined } from '../screen.ts'
import { Button } from './parts/Button.tsx'
import { Field, FileField } from './parts/Field.tsx'
import { Notice } from './parts/Notice.tsx'
import { Sheet } from './parts/Sheet.tsx'
import { Trouble } from './parts/Trouble.tsx'
import { useTask } from './useTask.ts'
import { walletParts } from './walletParts.ts'

type OldWalletViewProps = { page: Page; asked: Asked; account: SecureAccount }

/** The service forgot the account, this browser did not: the same wallet comes back with the file. */
export function OldWalletView({ page, asked, account }: OldWalletViewProps) {
  const { oldWallet, recovery } = useWords()
  const [content, setContent] = useState('')
  const [passphrase, setPassphrase] = useState('')
  const task = useTask()

  function restore(): void {
    task.run(async () => {
      const file = parseRecoveryFile(content)
      await restoreWithFile(walletParts(page), account, ownerOf(account), file, passphrase)
      asked.settle(undefined)
    })
  }

  return (
    <Sheet
      title={oldWallet.title}
      onEscape={() => asked.refuse(declined())}
      busy={task.isBusy}
      actions={
        <Button busy={task.isBusy} blocked={content === '' || passphrase === ''} onClick={restore}>
          {oldWallet.restore}
        </Button>
      }
    >
      <Notice>{oldWallet.body}</Notice>
      <FileField label={recovery.file} onRead={setContent} />
      <Field
        label={recovery.passphraseOf}
        type="password"
        value={passphrase}
        onChange={setPassphrase}
      />
      <Trouble error={task.error} />
      <Notice status="warn">{oldWallet.warning}</Notice>
      <Button kind="quiet" blocked={task.isBusy} onClick={() => asked.settle(undefined)}>
        {oldWallet.fresh}
      </Button>
    </Sheet>
  )
}
