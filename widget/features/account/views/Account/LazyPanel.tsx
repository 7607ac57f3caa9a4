import { type ComponentType, useEffect, useState } from 'react'
import type { AccountTab } from '#wallet/portfolio/slice.ts'
import { Notice } from '#ui/components/Notice.tsx'
import { SkeletonRow } from '#ui/components/Row.tsx'
import { Rows } from './Rows.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import type { PanelProps } from './panelProps.ts'

type Panel = ComponentType<PanelProps>

/** The panel of each tab; its code loads when the person opens the tab. */
const panels: Readonly<Record<AccountTab, () => Promise<Panel>>> = {
  tokens: () => import('./TokensPanel.tsx').then((module) => module.TokensPanel),
  nfts: () => import('./NftsPanel.tsx').then((module) => module.NftsPanel),
  activity: () => import('./ActivityPanel.tsx').then((module) => module.ActivityPanel),
}

type State = { status: 'loading' } | { status: 'ready'; panel: Panel } | { status: 'failed' }

/** The panel of a tab, or its skeleton while the code is on the way. */
export function LazyPanel({ tab, ...props }: PanelProps & { tab: AccountTab }) {
  const { account, common, shell } = useMessages()
  const [state, setState] = useState<State>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let wanted = true
    panels[tab]().then(
      (panel) => wanted && setState({ status: 'ready', panel }),
      () => wanted && setState({ status: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [tab, attempt])
  if (state.status === 'ready') {
    const { panel: Panel } = state
    return <Panel {...props} />
  }
  if (state.status === 'failed') {
    return (
      <Notice status="bad" title={shell.chunkTitle} live>
        <Link size={12} onClick={() => setAttempt(attempt + 1)}>
          {common.tryAgain}
        </Link>
      </Notice>
    )
  }
  return (
    <Rows label={account.tabs[tab]} items={[1, 2, 3]} busy>
      {(key) => <SkeletonRow key={key} />}
    </Rows>
  )
}
