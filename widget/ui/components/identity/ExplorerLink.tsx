import { Icon } from '../../icons/Icon.tsx'
import { externalIcon } from '../../icons/laterPaths.ts'
import { shorten } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/MessagesContext.tsx'
import { Link } from '../../primitives/Link.tsx'

/** A transaction on its network's explorer. */
export type Proof = { hash: string; url?: string | undefined; network: string }

/** Proof that something happened; plain text when the network has no explorer. */
export function ExplorerLink({ proof }: { proof: Proof }) {
  const { common } = useMessages()
  const shown = shorten(proof.hash)
  if (proof.url === undefined) return <bdi title={proof.hash}>{shown}</bdi>
  return (
    <Link tone="quiet" size={12} href={proof.url} label={common.explorer(shown, proof.network)}>
      <bdi>{shown}</bdi>
      <Icon path={externalIcon} size={12} />
    </Link>
  )
}
