import type { ReactNode } from 'react'
import { wordDevice } from '#secure/api'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import { Button } from '../parts/Button.tsx'
import { ConfirmButton } from '../parts/ConfirmButton.tsx'
import { type Fact, Facts } from '../parts/Facts.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { useConfirm } from '../parts/useConfirm.tsx'
import type { Task } from '../useTask.ts'

type AskedSheetProps = {
  title: string
  /** Before and after the facts. */
  lead: ReactNode
  warning?: ReactNode
  /** `site`: left out where it is not known what it would be. */
  about: { deviceName: string; requestedAt: number; site?: string | null | undefined }
  /** The word on the button that says yes. */
  confirm: string
  task: Task
  onAnswer: (isOwn: boolean) => void
}

/** Asks whether it was the person who began something, from this site and browser, at this time. */
export function AskedSheet({ title, lead, warning, about, task, ...props }: AskedSheetProps) {
  const { link, window: words, common, deviceName } = useWords()
  const locale = useLocale()
  const confirm = useConfirm({ onConfirm: () => props.onAnswer(true) })
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const site: Fact[] =
    about.site === undefined ? [] : [{ name: words.site, value: about.site ?? common.unknownSite }]
  return (
    <Sheet
      title={title}
      busy={task.isBusy}
      hint={confirm.hint}
      actions={
        <>
          <Button kind="quiet" blocked={task.isBusy} onClick={() => props.onAnswer(false)}>
            {link.refuse}
          </Button>
          <ConfirmButton confirm={confirm} busy={task.isBusy}>
            {props.confirm}
          </ConfirmButton>
        </>
      }
    >
      {lead}
      <Facts
        facts={[
          ...site,
          { name: link.device, value: wordDevice(deviceName, about.deviceName) },
          { name: link.time, value: time.format(about.requestedAt * 1_000) },
        ]}
      />
      {warning}
      <Trouble error={task.error} />
    </Sheet>
  )
}
