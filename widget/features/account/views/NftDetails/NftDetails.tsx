import { ExplorerLink, type Proof } from '#ui/components/identity/ExplorerLink.tsx'
import { EmptyState, OfflineBanner } from '#ui/components/states.tsx'
import { type Fact, Facts } from '#ui/components/Facts.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { gridIcon } from '#ui/icons/paths.ts'
import { shorten } from '#ui/i18n/format.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Media } from '../Account/Media.tsx'

export type NftFacts = {
  name: string
  url?: string | undefined
  count?: string | undefined
  network: string
  /** Formatted. */
  received: string
  from?: string | undefined
  proof?: Proof | undefined
  isSpam: boolean
}

export type NftDetailsProps = {
  state:
    | { status: 'empty'; onAccount: () => void }
    | { status: 'ready' | 'offline'; facts: NftFacts }
}

/** One thing, large, and where it came from. */
export function NftDetails({ state }: NftDetailsProps) {
  const { nfts: words } = useMessages()
  if (state.status === 'empty') {
    return (
      <EmptyState
        title={words.title}
        icon={gridIcon}
        heading={words.goneTitle}
        body={words.goneBody}
        action={<Button onClick={state.onAccount}>{words.toAccount}</Button>}
      />
    )
  }
  const { name, url, count, network, received, from, proof, isSpam } = state.facts
  const facts: readonly (Fact | undefined)[] = [
    { name: words.network, value: network },
    count === undefined ? undefined : { name: words.count, value: count },
    { name: words.received, value: received },
    from === undefined ? undefined : { name: words.from, value: shorten(from), exact: from },
    proof === undefined
      ? undefined
      : { name: words.transaction, value: <ExplorerLink proof={proof} /> },
  ]
  return (
    <ViewFrame title={name}>
      {state.status === 'offline' && <OfflineBanner />}
      {isSpam && (
        <Notice status="warn" title={words.spamTitle}>
          {words.spamBody}
        </Notice>
      )}
      <Media name={name} url={url} large />
      <Panel pad>
        <Facts facts={facts.filter((fact) => fact !== undefined)} />
      </Panel>
      <Footnote>{words.source}</Footnote>
    </ViewFrame>
  )
}
