import type { Namespace } from '#protocol'
import { EmptyState } from '#ui/components/states.tsx'
import type { NetworkViewModel } from '#ui/components/viewModels.ts'
import { ListPanel } from '#ui/components/Panel.tsx'
import { Row } from '#ui/components/Row.tsx'
import { Tile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { rightIcon, walletIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'

export type NamespaceChoice = {
  readonly namespace: Namespace
  /** Networks of it that the site offers. */
  readonly networks: readonly NetworkViewModel[]
}

export type ConnectNamespaceProps = {
  wallet: { name: string; iconUrl: string | undefined }
  namespaces: readonly NamespaceChoice[]
  onPick: (namespace: Namespace) => void
}

/** Asks for which namespace to connect a wallet. */
export function ConnectNamespace({ wallet, namespaces, onPick }: ConnectNamespaceProps) {
  const { families: words, connecting } = useMessages()
  const title = words.title(wallet.name)
  if (namespaces.length === 0) {
    return (
      <EmptyState
        title={title}
        icon={walletIcon}
        heading={connecting.missingTitle(wallet.name)}
        body={connecting.missingBody(wallet.name)}
      />
    )
  }
  return (
    <ViewFrame title={title} subtitle={words.body}>
      <ListPanel label={title}>
        {namespaces.map(({ namespace, networks }) => (
          <Row
            key={namespace}
            tile={<Tile name={words.name(namespace)} iconUrl={networks[0]?.iconUrl} size={36} />}
            title={words.name(namespace)}
            note={noteOf(networks, words.name(namespace))}
            end={<Icon path={rightIcon} size={16} mirror />}
            onClick={() => onPick(namespace)}
          />
        ))}
      </ListPanel>
    </ViewFrame>
  )
}

/** Its networks, where that says more than what they are together. */
function noteOf(networks: readonly NetworkViewModel[], namespaceName: string): string | undefined {
  const names = networks.map(({ name }) => name).join(', ')
  return names === namespaceName ? undefined : names
}
