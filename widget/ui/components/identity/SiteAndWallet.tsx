import type { WalletViewModel } from '../viewModels.ts'
import styles from './SiteAndWallet.module.css'
import { Tile } from '../Tile.tsx'

/** The site and the wallet, side by side: who asks, and who answers. */
export function SiteAndWallet({
  site,
  wallet,
}: {
  site: WalletViewModel
  wallet: WalletViewModel
}) {
  return (
    <div className={styles.pair}>
      <Tile name={site.name} iconUrl={site.iconUrl} size={56} />
      <Tile name={wallet.name} iconUrl={wallet.iconUrl} size={56} />
    </div>
  )
}
