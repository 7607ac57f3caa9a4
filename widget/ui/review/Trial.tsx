import type { Fact } from '../components/Facts.tsx'
import type { FormattedAmount } from '../components/viewModels.ts'
import { Notice } from '../components/Notice.tsx'
import type { Messages } from '../i18n/messageTypes.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { Checkbox } from '../primitives/Checkbox.tsx'

/** How a trial is worse than what was entered; all of it formatted. */
export type WorseViewModel = {
  /** What leaves, if that is more; without its symbol. */
  gives?: FormattedAmount | undefined
  /** What arrives, if that is less; with its symbol. */
  arrives?: FormattedAmount | undefined
  /** What else leaves. */
  takes: readonly string[]
  /** New allowances: who may take what afterwards. */
  allows: readonly string[]
}

export type Acknowledgement = { checked: boolean; onChange: (checked: boolean) => void }

/** The result of a trial for the person who confirms. */
export type TrialViewModel = {
  worse?: WorseViewModel | undefined
  /** Present if no node could try it. */
  untried?: Acknowledgement | undefined
}

/** That a trial is worse than what was entered, or that there was none. */
export function TrialNotice({ worse, untried }: TrialViewModel) {
  const { trial } = useMessages()
  if (worse !== undefined) {
    return (
      <Notice status="bad" title={trial.worseTitle} live>
        {trial.worseBody}
      </Notice>
    )
  }
  if (untried === undefined) return null
  return (
    <Notice status="warn" title={trial.untriedTitle} live>
      {trial.untriedBody}
    </Notice>
  )
}

/** The person agrees to confirm a transaction that no node has tried. */
export function UntriedConsent({ untried }: Pick<TrialViewModel, 'untried'>) {
  const { trial } = useMessages()
  if (untried === undefined) return null
  return (
    <Checkbox required checked={untried.checked} onChange={untried.onChange}>
      {trial.accept}
    </Checkbox>
  )
}

/** Facts about what the person did not enter. */
export function worseFacts({ trial }: Messages, worse: WorseViewModel | undefined): Fact[] {
  if (worse === undefined) return []
  const { arrives, takes, allows } = worse
  return [
    ...(arrives === undefined ? [] : [{ name: trial.arrives, ...arrives }]),
    ...(takes.length === 0 ? [] : [{ name: trial.alsoLeaves, value: <Lines lines={takes} /> }]),
    ...(allows.length === 0 ? [] : [{ name: trial.alsoAllowed, value: <Lines lines={allows} /> }]),
  ]
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <div key={line}>
      <bdi>{line}</bdi>
    </div>
  ))
}
