import { Empty } from '#ui/components/Empty.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { ListPanel, Panel, Section } from '#ui/components/Panel.tsx'
import { Row } from '#ui/components/Row.tsx'
import { TokenTile } from '#ui/components/Tile.tsx'
import { Timeline, type TimelineStep } from '#ui/components/progress/Timeline.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { sendIcon } from '#ui/icons/laterPaths.ts'
import { checkIcon } from '#ui/icons/paths.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx'
import type { StepViewModel, WayViewModel } from './types.ts'
import styles from './Pay.module.css'

type WaysProps = { ways: readonly WayViewModel[]; onChoose: (key: string) => void }

/** What can be paid with, and what cannot and why. */
export function Ways({ ways, onChoose }: WaysProps) {
  const { pay } = useMessages()
  const usable = ways.some(({ problem }) => problem === undefined)
  return (
    <section className={styles.ways}>
      {!usable && <Empty icon={sendIcon} title={pay.noWayTitle} body={pay.noWayBody} />}
      <Section>{pay.from}</Section>
      <ListPanel label={pay.from}>
        {ways.map((way) => (
          <WayRow key={way.key} way={way} onChoose={onChoose} />
        ))}
      </ListPanel>
    </section>
  )
}

function WayRow({ way, onChoose }: { way: WayViewModel; onChoose: (key: string) => void }) {
  const { pay, common } = useMessages()
  const { key, token, kind, cost, balance, selected, problem } = way
  return (
    <Row
      tile={<TokenTile token={token} size={36} />}
      title={token.symbol}
      note={
        problem === undefined
          ? pay.kinds[kind](token.network.name)
          : pay.problems[problem](token.network.name)
      }
      blocked={problem !== undefined}
      current={selected}
      end={
        selected && (
          <>
            <Icon path={checkIcon} size={16} />
            <VisuallyHidden>{common.current}</VisuallyHidden>
          </>
        )
      }
      amounts={
        cost && {
          top: <bdi title={cost.exact}>{cost.value}</bdi>,
          bottom: <bdi title={balance.exact}>{pay.of(balance.value)}</bdi>,
        }
      }
      onClick={() => onChoose(key)}
    />
  )
}

/** What the wallet is asked for, one after the other; a single question needs no list. */
export function Steps({ steps }: { steps: readonly StepViewModel[] | undefined }) {
  const { pay } = useMessages()
  if (steps === undefined || steps.length < 2) return null
  const isBegun = steps.some(({ status }) => status !== 'next')
  const hasSwap = steps.some(({ kind }) => kind === 'swap')
  return (
    <section className={styles.ways}>
      <Section>{pay.confirmations(steps.length)}</Section>
      <Panel pad>
        <Timeline
          steps={steps.map(
            (step): TimelineStep => ({
              id: step.kind,
              status: step.status,
              title: titleOf(pay, step),
            }),
          )}
        />
      </Panel>
      {hasSwap && !isBegun && <Footnote>{pay.leftover}</Footnote>}
    </section>
  )
}

function titleOf({ steps }: Messages['pay'], step: StepViewModel): string {
  switch (step.kind) {
    case 'approveSwap':
    case 'approveBridge':
      return steps[step.kind](step.symbol)
    case 'swap':
      return steps.swap(step.give, step.least)
    default:
      return steps[step.kind](step.amount)
  }
}
