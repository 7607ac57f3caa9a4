import { type ReactNode, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconPath } from '../icons/paths.ts'
import { vars } from '../theme/vars.ts'
import { useImageSource } from './ImageProxy.tsx'
import { hueOf, initials, type NetworkViewModel, type TokenViewModel } from './viewModels.ts'
import styles from './Tile.module.css'

type TileProps = {
  name: string
  iconUrl?: string | undefined
  /** @default 40 */
  size?: 24 | 32 | 36 | 40 | 48 | 56 | 72 | undefined
  round?: boolean | undefined
  /** The image stands on the square instead of filling it: tokens' logos are round. */
  inset?: boolean | undefined
  /** The image is on the way: no initials yet. */
  waiting?: boolean | undefined
  badge?: ReactNode
}

/** A token, wallet or network in a square; a missing or broken image becomes initials. */
export function Tile(props: TileProps) {
  const { name, iconUrl, size = 40, round, inset, waiting, badge } = props
  const isBare = waiting && iconUrl === undefined
  return (
    <span
      className={styles.tile}
      data-size={size}
      data-round={round || undefined}
      data-inset={inset || undefined}
      data-waiting={isBare || undefined}
      style={vars({ '--hue': hueOf(name) })}
      aria-hidden="true"
    >
      {!isBare && (
        <Picture key={iconUrl} name={name} iconUrl={iconUrl} letters={size === 24 ? 1 : 2} />
      )}
      {badge}
    </span>
  )
}

/** A token that wears its network. */
export function TokenTile({ token, size }: { token: TokenViewModel; size?: TileProps['size'] }) {
  return (
    <Tile
      name={token.symbol}
      iconUrl={token.iconUrl}
      size={size}
      inset
      badge={<NetworkBadge network={token.network} />}
    />
  )
}

/** A square that shows an icon where no image belongs. */
export function IconTile(props: { icon: IconPath; size?: TileProps['size']; badge?: ReactNode }) {
  const { icon, size = 40, badge } = props
  return (
    <span className={styles.tile} data-size={size} data-plain aria-hidden="true">
      <Icon path={icon} />
      {badge}
    </span>
  )
}

/** How something stands, in the corner of a tile. */
export function StatusBadge({
  icon,
  status,
}: {
  icon: IconPath
  status: 'ok' | 'bad' | 'off' | 'busy'
}) {
  return (
    <span className={styles.badge} data-status={status}>
      <Icon path={icon} size={12} />
    </span>
  )
}

function NetworkBadge({ network }: { network: NetworkViewModel }) {
  return (
    <span className={styles.badge} style={vars({ '--hue': hueOf(network.name) })}>
      <Picture key={network.iconUrl} name={network.name} iconUrl={network.iconUrl} letters={1} />
    </span>
  )
}

type PictureProps = { name: string; iconUrl: string | undefined; letters: 1 | 2 }

function Picture({ name, iconUrl, letters }: PictureProps) {
  const [broken, setBroken] = useState(false)
  const source = useImageSource(iconUrl ?? '')
  if (iconUrl === undefined || broken) return <span>{initials(name).slice(0, letters)}</span>
  return (
    <img
      className={styles.image}
      src={source}
      alt=""
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  )
}
