import { storesOf } from '#wallet/links/stores.ts'
import { useWidgetState } from '#ui/app/CoreContext.tsx'
import { useWalletImage } from '#shared/hooks/useWalletImage.ts'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { Downloads } from './Downloads.tsx'

export default function DownloadsView({ view: { wallet } }: ViewProps<'Downloads'>) {
  const { phone, phoneSystem } = useWidgetState(({ config }) => config)
  const { iconUrl } = useWalletImage(wallet)
  const isPhone = phone === true
  return (
    <Downloads
      wallet={{ name: wallet.name, iconUrl }}
      stores={storesOf(wallet, isPhone ? phoneSystem : undefined)}
      phone={isPhone}
    />
  )
}
