import { useState } from 'react'
import { SecureError } from '#secure/wire'
import { useWords } from '../i18n/WordsContext.tsx'
import { recoverWithFile, recoverWithPasskey } from '../keys/recovery.ts'
import { parseRecoveryFile } from '../keys/recoveryFile.ts'
import type { Page } from '../page.ts'
import type { Asked } from '../screen.ts'
import { Button } from './parts/Button.tsx'
import { ConfirmButton } from './parts/ConfirmButton.tsx'
import { Field, FileField } from './parts/Field.tsx'
import { Sheet } from './parts/Sheet.tsx'
import { useConfirm } from './parts/useConfirm.tsx'
import { Trouble } from './parts/Trouble.tsx'
import { useTask } from './useTask.ts'
import { walletParts } from './walletParts.ts'

type UseRecoveryViewProps = { page: Page; asked: Asked; onBack: () => void; onDone: () => void }

/** Lets this browser in with the recovery file, or the passkey. */
export function UseRecoveryView({ page, asked, onBack, onDone }: UseRecoveryViewProps) {
  const words = useWords()
  const { recovery, common } = words
  const [content, setContent] = useState('')
  const [passphrase, setPassphrase] = useState('')
  const task = useTask()
  const confirm = useConfirm({
    onConfirm: withFile,
    blocked: content === '' || passphrase === '',
    review: {
      kind: 'notice',
      title: recovery.useTitle,
      body: recovery.file,
      action: recovery.use,
      isDanger: false,
    },
  })

  function withFile(): void {
    task.run(async () => {
      const file = parseRecoveryFile(content)
      await recoverWithFile(walletParts(page), await page.session.account(), file, passphrase)
      onDone()
    })
  }
  function withPasskey(): void {
    task.run(async () => {
      const account = await page.session.account()
      const { passkey } = account.recovery ?? {}
      if (passkey === undefined) throw new SecureError(4100, recovery.noRecovery)
      const { credentialId, salt } = passkey
      const key = await page.outside.openPasskey({ credentialId, salt }, asked.signal)
      await recoverWithPasskey(walletParts(page), account, key)
      onDone()
    })
  }

  return (
    <Sheet
      title={recovery.useTitle}
      onEscape={onBack}
      busy={task.isBusy}
      hint={confirm.hint}
      actions={
        <>
          <Button kind="quiet" blocked={task.isBusy} onClick={onBack}>
            {common.cancel}
          </Button>
          <ConfirmButton confirm={confirm} busy={task.isBusy}>
            {task.isBusy ? recovery.using : recovery.use}
          </ConfirmButton>
        </>
      }
    >
      <FileField label={recovery.file} onRead={setContent} />
      <Field
        label={recovery.passphraseOf}
        type="password"
        value={passphrase}
        onChange={setPassphrase}
      />
      <Trouble error={task.error} />
      <Button kind="quiet" blocked={task.isBusy} onClick={withPasskey}>
        {recovery.usePasskey}
      </Button>
    </Sheet>
  )
}
