import { useState } from 'react'
import type { Store } from '#wallet/links/stores.ts'
import { Empty } from '#ui/components/Empty.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { ListPanel } from '#ui/components/Panel.tsx'
import type { WalletViewModel } from '#ui/components/viewModels.ts'
import { QrCode } from '#ui/components/QrCode.tsx'
import { Row } from '#ui/components/Row.tsx'
import { IconTile, Tile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { externalIcon, phoneIcon, searchIcon } from '#ui/icons/laterPaths.ts'
import { type IconPath, qrIcon, walletIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import styles from './Downloads.module.css'

export type DownloadsProps = {
  wallet: WalletViewModel
  stores: readonly Store[]
  /** The phone's stores open on it; elsewhere they are codes to scan. */
  phone?: boolean | undefined
  /** Whose code is shown first. */
  scanned?: Store['kind'] | undefined
}

// Drawn here alone: what all share is loaded before anything is seen.
const browserIcon: IconPath =
  'M6.5 4.5h11a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3zM3.5 9.5h17M7 7v0'
const icons: Readonly<Record<Store['kind'], IconPath>> = {
  chrome: browserIcon,
  ios: phoneIcon,
  android: phoneIcon,
  homepage: walletIcon,
}

/** Where a wallet can be had, for this device or for the phone beside it. */
export function Downloads({ wallet, stores, phone = false, scanned: first }: DownloadsProps) {
  const { downloads } = useMessages()
  const [scanned, setScanned] = useState(first)
  const isCode = ({ kind }: Store) => !phone && (kind === 'ios' || kind === 'android')
  const code = stores.find((store) => isCode(store) && store.kind === scanned)
  const title = downloads.title(wallet.name)
  if (stores.length === 0) {
    return (
      <ViewFrame title={title}>
        <Empty
          icon={searchIcon}
          title={downloads.emptyTitle}
          body={downloads.emptyBody(wallet.name)}
        />
      </ViewFrame>
    )
  }
  return (
    <ViewFrame title={title}>
      <div className={styles.picture}>
        {code === undefined ? (
          <Tile {...wallet} size={72} />
        ) : (
          <>
            <QrCode
              text={code.url}
              label={downloads.code(downloads[code.kind])}
              logo={<Tile {...wallet} size={40} />}
            />
            <p role="status">{downloads.scan}</p>
          </>
        )}
      </div>
      <ListPanel label={downloads.list}>
        {stores.map((store) => (
          <Row
            key={store.kind}
            tile={<IconTile icon={icons[store.kind]} size={36} />}
            title={downloads[store.kind]}
            end={<Icon path={isCode(store) ? qrIcon : externalIcon} size={16} />}
            current={store === code}
            {...(isCode(store)
              ? { onClick: () => setScanned(store === code ? undefined : store.kind) }
              : { href: store.url })}
          />
        ))}
      </ListPanel>
      <Footnote>{downloads.after}</Footnote>
    </ViewFrame>
  )
}
