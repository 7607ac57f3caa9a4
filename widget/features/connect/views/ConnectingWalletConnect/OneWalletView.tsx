import { useState } from 'react'
import { connect } from '#wallet/connect/connect.ts'
import type { WalletListing } from '#kernel/walletListing.ts'
import { findOnPage } from '#wallet/registry/sameWallet.ts'
import { push } from '#kernel/router/router.ts'
import { type Platform, platformsOf } from '#wallet/links/platforms.ts'
import { storesOf } from '#wallet/links/stores.ts'
import { appLink, isWebLink, pairingLink } from '#wallet/links/walletLinks.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useWalletImage } from '#shared/hooks/useWalletImage.ts'
import { useNotOpened } from './useNotOpened.ts'
import { OneWallet } from './OneWallet.tsx'

type OneWalletViewProps = {
  wallet: WalletListing
  /** Undefined while the pairing is made. */
  uri: string | undefined
  temporary: boolean
  onCopy: (uri: string) => Promise<void> | void
}

/** Chooses a way to the wallet that was picked, and leads there. */
export function OneWalletView({ wallet, uri, temporary, onCopy }: OneWalletViewProps) {
  const core = useCore()
  const { origin, phone, phoneSystem } = useWidgetState(({ config }) => config)
  const onPage = useWidgetState(({ wallets }) => findOnPage(wallets.page, wallet))
  const { iconUrl } = useWalletImage(wallet)
  const [picked, setPicked] = useState<Platform>()
  const { notOpened, onTapped, onRefused } = useNotOpened()
  const isPhone = phone === true
  const platforms = platformsOf(wallet, { phone: isPhone, installed: onPage !== undefined })
  const selected = platforms.find((platform) => platform === picked) ?? platforms[0]
  const link = uri === undefined ? undefined : linkOf(wallet, selected, uri, phoneSystem)
  const hasStores = storesOf(wallet, isPhone ? phoneSystem : undefined).length > 0
  const isWeb = link !== undefined && isWebLink(link)

  return (
    <OneWallet
      wallet={{ name: wallet.name, iconUrl }}
      origin={new URL(origin).host}
      platforms={platforms}
      selected={selected}
      onSelect={setPicked}
      uri={uri}
      link={link}
      isWeb={isWeb}
      notOpened={notOpened}
      temporary={temporary}
      onCopy={onCopy}
      onOpen={(url) => {
        onTapped()
        if (isWeb) return // the tap follows the link by itself
        core.page.openUrl({ url }).then(({ opened }) => opened || onRefused(), onRefused)
      }}
      onBrowser={() => {
        if (onPage === undefined) return
        connect(core, { connectorId: onPage.id }).catch(() => undefined) // told by its view
      }}
      onDownload={hasStores ? () => push(core, { name: 'Downloads', wallet }) : undefined}
    />
  )
}

function linkOf(
  wallet: WalletListing,
  platform: Platform,
  uri: string,
  system: Parameters<typeof appLink>[2],
): string | undefined {
  if (platform === 'mobile') return appLink(wallet, uri, system)
  const link = platform === 'web' ? wallet.webappLink : wallet.desktopLink
  return link === undefined ? undefined : pairingLink(link, uri)
}
