import { Address } from '#ui/components/identity/Address.tsx'
import { Avatar } from '#ui/components/identity/Avatar.tsx'
import { EmptyState } from '#ui/components/states.tsx'
import type { NetworkViewModel } from '#ui/components/viewModels.ts'
import { Notice } from '#ui/components/Notice.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { QrCode } from '#ui/components/QrCode.tsx'
import { Tile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { walletIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import styles from './Receive.module.css'

export type ReceiveProps = {
  state:
    | { status: 'empty'; onConnect: () => void }
    | {
        status: 'ready'
        address: string
        /** Networks on which the account can be paid. */
        networks: readonly NetworkViewModel[]
        /** The account is a contract, and may be one on this network only. */
        contractOn?: NetworkViewModel | undefined
        copied: boolean
        onCopy: () => void
      }
}

/** How to pay this account: a QR code, the whole address, and the networks where it works. */
export function Receive({ state }: ReceiveProps) {
  const { receive, common } = useMessages()
  if (state.status === 'empty') {
    return (
      <EmptyState
        title={receive.title}
        icon={walletIcon}
        heading={receive.emptyTitle}
        body={receive.emptyBody}
        action={<Button onClick={state.onConnect}>{receive.connect}</Button>}
      />
    )
  }
  const { address, networks, contractOn, copied, onCopy } = state
  return (
    <ViewFrame
      title={receive.title}
      actions={<Button onClick={onCopy}>{copied ? common.copied : receive.copy}</Button>}
    >
      <div className={styles.code}>
        <QrCode
          text={address}
          label={receive.code(address)}
          logo={<Avatar address={address} size={40} />}
        />
        <Address address={address} />
      </div>
      {contractOn !== undefined && (
        <Notice status="warn" title={receive.contractTitle}>
          {receive.contractBody(contractOn.name)}
        </Notice>
      )}
      <Networks networks={contractOn === undefined ? networks : [contractOn]} />
      <LiveRegion message={copied ? common.copied : undefined} />
    </ViewFrame>
  )
}

/** The most networks that are named; the rest are counted. */
const NAMED = 4

function Networks({ networks }: { networks: readonly NetworkViewModel[] }) {
  const { receive } = useMessages()
  const shown = networks.slice(0, networks.length > NAMED ? NAMED - 1 : NAMED)
  return (
    <Panel pad>
      <div className={styles.networks}>
        <span className={styles.pictures} aria-hidden="true">
          {shown.map(({ id, name, iconUrl }) => (
            <Tile key={id} name={name} iconUrl={iconUrl} size={24} round />
          ))}
        </span>
        <p>
          {receive.onlyOn([
            ...shown.map(({ name }) => name),
            ...(shown.length < networks.length
              ? [receive.more(networks.length - shown.length)]
              : []),
          ])}
        </p>
      </div>
    </Panel>
  )
}
