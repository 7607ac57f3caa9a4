import type { NetworkViewModel } from '#ui/components/viewModels.ts'
import { Row } from '#ui/components/Row.tsx'
import { Tag } from '#ui/components/Tag.tsx'
import { Tile } from '#ui/components/Tile.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { checkIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx'
import styles from './NetworkRow.module.css'

type NetworkRowProps = {
  network: NetworkViewModel
  note?: string | undefined
  current?: boolean | undefined
  switching?: boolean | undefined
  blocked?: boolean | undefined
  onPick: (id: string) => void
}

/** A network to choose. */
export function NetworkRow({
  network,
  note,
  current,
  switching,
  blocked,
  onPick,
}: NetworkRowProps) {
  const { networks } = useMessages()
  return (
    <Row
      tile={<Tile name={network.name} iconUrl={network.iconUrl} size={36} />}
      title={network.name}
      note={switching ? networks.switching : note}
      current={current}
      blocked={blocked && !switching}
      busy={switching}
      end={<End current={current} switching={switching} />}
      onClick={() => onPick(network.id)}
    />
  )
}

function End({
  current,
  switching,
}: {
  current: boolean | undefined
  switching: boolean | undefined
}) {
  const { common } = useMessages()
  if (switching) {
    return (
      <Tag>
        <i className={styles.busy} aria-hidden="true" />
      </Tag>
    )
  }
  if (!current) return null
  return (
    <span className={styles.current}>
      <Icon path={checkIcon} />
      <VisuallyHidden>{common.current}</VisuallyHidden>
    </span>
  )
}
