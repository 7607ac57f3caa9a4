import { useEffect, useState } from 'react'
import { useWords } from '../i18n/WordsContext.tsx'
import { requestEnrollment, awaitEnrollment } from '../keys/enrollments.ts'
import type { Page } from '../page.ts'
import type { Asked } from '../screen.ts'
import { Button } from './parts/Button.tsx'
import { Code } from './parts/Code.tsx'
import { Sheet } from './parts/Sheet.tsx'
import { Trouble } from './parts/Trouble.tsx'
import parts from './parts/parts.module.css'
import { walletParts } from './walletParts.ts'
import { anySignal } from '#lib/abort.ts'

type EnrollmentViewProps = { page: Page; asked: Asked; onBack: () => void; onDone: () => void }

/** Waits until another device lets this one in. */
export function EnrollmentView({ page, asked, onBack, onDone }: EnrollmentViewProps) {
  const { enrollment, common } = useWords()
  const [code, setCode] = useState<string>()
  const [error, setError] = useState<unknown>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for as long as this is seen
  useEffect(() => {
    const left = new AbortController()
    const signal = anySignal([left.signal, asked.signal])
    async function wait(): Promise<void> {
      const wallet = walletParts(page)
      const account = await page.session.account()
      const asking = await requestEnrollment(wallet, account)
      if (signal.aborted) return
      setCode(asking.code)
      await awaitEnrollment(wallet, account, asking.id, signal)
      if (!signal.aborted) onDone()
    }
    wait().catch((reason: unknown) => {
      if (!signal.aborted) setError(reason)
    })
    return () => left.abort()
  }, [asked])

  return (
    <Sheet
      title={enrollment.title}
      onEscape={onBack}
      busy={error === undefined}
      actions={
        <Button kind="quiet" onClick={onBack}>
          {common.cancel}
        </Button>
      }
    >
      <p className={parts.lead}>{enrollment.lead}</p>
      <Code label={enrollment.code} code={code} />
      {error === undefined ? (
        <p className={parts.lead} role="status">
          {enrollment.waiting}
        </p>
      ) : (
        <Trouble error={error} />
      )}
    </Sheet>
  )
}
