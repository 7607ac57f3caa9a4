import type { ReactNode } from 'react'
import { QrCode } from '#ui/components/QrCode.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import styles from './ConnectingWalletConnect.module.css'

/** The code of a pairing, or its place while it is made. */
export function Code({ uri, logo }: { uri: string | undefined; logo?: ReactNode }) {
  const { walletConnect } = useMessages()
  if (uri !== undefined) return <QrCode text={uri} label={walletConnect.code} logo={logo} />
  return (
    <div className={styles.bone} aria-hidden="true">
      <Skeleton width={264} height={264} tile />
    </div>
  )
}
