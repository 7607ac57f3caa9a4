import { useEffect, useState } from 'react'
import type { SecureAccount } from '#secure/api'
import { PASSPHRASE_CHARS } from '#secure/wire'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import { type PreparedRecovery, preparePassphrase, setUpPasskey } from '../../keys/recovery.ts'
import { ownerOf } from '../../keys/wallet.ts'
import { Button } from '../parts/Button.tsx'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { Choices } from '../parts/Choices.tsx'
import { FactsSkeleton } from '../parts/Facts.tsx'
import { Field } from '../parts/Field.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { useConfirm } from '../parts/useConfirm.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import type { SavedFile } from '../../windows/outside.ts'
import type { SettingProps } from './settingProps.ts'
import { type Task, useTask } from '../useTask.ts'
import { walletParts } from '../walletParts.ts'

type State =
  | { at: 'overview' }
  | { at: 'passphrase' }
  | { at: 'file'; prepared: PreparedRecovery; saved: SavedFile | undefined }
  | { at: 'done' }

/** Sets up the recovery of the wallet for when the devices are gone. */
export function RecoveryView({ page, asked, onDone }: SettingProps) {
  const { recovery, common } = useWords()
  const [state, setState] = useState<State>({ at: 'overview' })
  const task = useTask()

  function makeFile(passphrase: string): void {
    task.run(async () => {
      const account = await page.session.account()
      const prepared = await preparePassphrase(walletParts(page), account, passphrase)
      setState({ at: 'file', prepared, saved: undefined })
    })
  }
  function makePasskey(): void {
    task.run(async () => {
      const account = await page.session.account()
      const lock = await page.outside.makePasskey(ownerOf(account), asked.signal)
      await setUpPasskey(walletParts(page), account, lock)
      setState({ at: 'done' })
    })
  }

  switch (state.at) {
    case 'overview':
      return (
        <Sheet
          title={recovery.title}
          onEscape={() => onDone(false)}
          busy={task.isBusy}
          actions={
            <Button kind="quiet" blocked={task.isBusy} onClick={() => onDone(false)}>
              {common.close}
            </Button>
          }
        >
          <FramePolicy page={page} />
          <Choices
            choices={[
              {
                icon: 'file',
                title: recovery.passphrase,
                note: recovery.passphraseNote,
                onClick: () => setState({ at: 'passphrase' }),
              },
              {
                icon: 'key',
                title: recovery.passkey,
                note: recovery.passkeyNote,
                onClick: makePasskey,
              },
            ]}
          />
          <Trouble error={task.error} />
        </Sheet>
      )
    case 'passphrase':
      return (
        <PassphraseForm
          isBusy={task.isBusy}
          error={task.error}
          onBack={() => setState({ at: 'overview' })}
          onMake={makeFile}
        />
      )
    case 'file':
      return (
        <SaveSheet
          // A different question: the press that saved the file does not confirm that it was saved.
          key={state.saved === undefined ? 'save' : 'saved'}
          isSaved={state.saved !== undefined}
          task={task}
          onSave={() =>
            task.run(async () => {
              const saved = await page.outside.saveFile(state.prepared.file, asked.signal)
              setState({ ...state, saved })
            })
          }
          onSaved={() =>
            task.run(async () => {
              state.saved?.close()
              await state.prepared.commit()
              setState({ at: 'done' })
            })
          }
        />
      )
    case 'done':
      return (
        <Sheet
          title={recovery.title}
          onEscape={() => onDone(true)}
          actions={<Button onClick={() => onDone(true)}>{common.done}</Button>}
        >
          <Notice status="ok" live>
            {recovery.done}
          </Notice>
        </Sheet>
      )
  }
}

type SaveSheetProps = { isSaved: boolean; task: Task; onSave: () => void; onSaved: () => void }

/** The file, and then the confirmation that it was saved, with which it replaces the previous recovery. */
function SaveSheet({ isSaved, task, onSave, onSaved }: SaveSheetProps) {
  const { recovery } = useWords()
  const confirm = useConfirm({
    onConfirm: isSaved ? onSaved : onSave,
    review: {
      kind: 'notice',
      title: recovery.save,
      body: recovery.saveLead,
      action: isSaved ? recovery.saved : recovery.save,
      isDanger: false,
    },
  })
  return (
    <Sheet
      title={recovery.save}
      busy={task.isBusy}
      hint={confirm.hint}
      actions={
        <ConfirmButton confirm={confirm} busy={task.isBusy}>
          {isSaved ? recovery.saved : recovery.save}
        </ConfirmButton>
      }
    >
      <Notice>{recovery.saveLead}</Notice>
      <Trouble error={task.error} />
    </Sheet>
  )
}

function FramePolicy({ page }: { page: SettingProps['page'] }) {
  const { recovery } = useWords()
  const locale = useLocale()
  const [account, setAccount] = useState<SecureAccount>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    page.session.account().then(setAccount, setError)
  }, [page])
  if (error !== undefined) return <Trouble error={error} />
  if (account === undefined) return <FactsSkeleton lines={2} />
  if (account.recovery === null) return <Notice status="warn">{recovery.none}</Notice>
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(
    account.recovery.createdAt * 1_000,
  )
  return (
    <Notice status="ok" title={recovery[account.recovery.method]}>
      {recovery.since(date)} {recovery.replace}
    </Notice>
  )
}

type PassphraseFormProps = {
  isBusy: boolean
  error: unknown
  onBack: () => void
  onMake: (passphrase: string) => void
}

/** Two fields that must agree; errors are shown after the first attempt. */
export function PassphraseForm({ isBusy, error, onBack, onMake }: PassphraseFormProps) {
  const { recovery, common } = useWords()
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const isShort = [...passphrase].length < PASSPHRASE_CHARS
  const isDifferent = passphrase !== again
  const confirm = useConfirm({
    onConfirm() {
      setHasTried(true)
      if (!isShort && !isDifferent) onMake(passphrase)
    },
    review: {
      kind: 'notice',
      title: recovery.passphrase,
      body: recovery.choosePlace,
      action: recovery.make,
      isDanger: false,
    },
  })
  return (
    <Sheet
      title={recovery.passphrase}
      onEscape={onBack}
      busy={isBusy}
      hint={confirm.hint}
      actions={
        <>
          <Button kind="quiet" blocked={isBusy} onClick={onBack}>
            {common.cancel}
          </Button>
          <ConfirmButton confirm={confirm} busy={isBusy}>
            {isBusy ? recovery.making : recovery.make}
          </ConfirmButton>
        </>
      }
    >
      <Field
        label={recovery.choose}
        type="password"
        value={passphrase}
        onChange={setPassphrase}
        hint={recovery.choosePlace}
        problem={hasTried && isShort ? recovery.short : undefined}
      />
      <Field
        label={recovery.again}
        type="password"
        value={again}
        onChange={setAgain}
        problem={hasTried && !isShort && isDifferent ? recovery.different : undefined}
      />
      <Trouble error={error} />
    </Sheet>
  )
}
