import { EmptyFace, ErrorFace, OfflineBanner } from '#ui/components/faces.tsx'
import type { NetworkLook, TokenLook } from '#ui/components/looks.ts'
import { ListPanel, Section } from '#ui/components/Panel.tsx'
import { BoneRow, Row } from '#ui/components/Row.tsx'
import { Tag } from '#ui/components/Tag.tsx'
import { TokenTile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { bridgeIcon } from '#ui/icons/paths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import type { Messages } from '#ui/i18n/messages.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import styles from './Transfers.module.css'

export type TransferStatus = keyof Messages['transfers']['status']

export type TransferItem = {
  id: string
  /** With its symbol: "25 USDC". */
  amount: string
  token: TokenLook
  from: NetworkLook
  to: NetworkLook
  status: TransferStatus
  /** Formatted: "5 minutes ago". */
  when: string
}

export type TransfersProps = {
  onPick: (id: string) => void
  state:
    | { status: 'loading' }
    | { status: 'empty'; onBridge: () => void }
    | { status: 'ready' | 'offline'; transfers: readonly TransferItem[] }
    | { status: 'error'; error: ShownError; onRetry: () => void }
}

const open: readonly TransferStatus[] = ['waiting', 'pending', 'late', 'expired']
const tones = { late: 'warn', failed: 'bad', filled: 'ok', expired: 'warn' } as const

/** Every transfer this device knows of; those under way first. */
export function Transfers({ onPick, state }: TransfersProps) {
  const { transfers: words } = useMessages()
  if (state.status === 'error') {
    const face = { title: words.errorTitle, body: words.errorBody }
    return (
      <ErrorFace title={words.title} error={state.error} words={face} onRetry={state.onRetry} />
    )
  }
  if (state.status === 'empty') {
    return (
      <EmptyFace
        title={words.title}
        icon={bridgeIcon}
        heading={words.emptyTitle}
        body={words.emptyBody}
        action={<Button onClick={state.onBridge}>{words.start}</Button>}
      />
    )
  }
  return (
    <ViewFrame title={words.title}>
      {state.status === 'loading' ? (
        <ListPanel label={words.title} busy>
          <BoneRow />
          <BoneRow />
          <BoneRow />
        </ListPanel>
      ) : (
        <>
          {state.status === 'offline' && <OfflineBanner />}
          <Group
            title={words.open}
            items={state.transfers.filter(({ status }) => open.includes(status))}
            onPick={onPick}
          />
          <Group
            title={words.past}
            items={state.transfers.filter(({ status }) => !open.includes(status))}
            onPick={onPick}
          />
        </>
      )}
    </ViewFrame>
  )
}

type GroupProps = { title: string; items: readonly TransferItem[]; onPick: (id: string) => void }

function Group({ title, items, onPick }: GroupProps) {
  const { transfers: words } = useMessages()
  if (items.length === 0) return null
  return (
    <section className={styles.group}>
      <Section>{title}</Section>
      <ListPanel label={title}>
        {items.map((item) => (
          <Row
            key={item.id}
            tile={<TokenTile token={{ ...item.token, network: item.to }} />}
            title={item.amount}
            note={words.route(item.from.name, item.to.name)}
            figures={{
              top: <TransferTag status={item.status} />,
              bottom: item.when,
            }}
            onClick={() => onPick(item.id)}
          />
        ))}
      </ListPanel>
    </section>
  )
}

function TransferTag({ status }: { status: TransferStatus }) {
  const { transfers: words } = useMessages()
  const tone = status in tones ? tones[status as keyof typeof tones] : undefined
  return <Tag status={tone}>{words.status[status]}</Tag>
}
