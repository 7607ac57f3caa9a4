import type { ReactNode } from 'react'
import { ListPanel } from '#ui/components/Panel.tsx'
import { SkeletonRow, Row } from '#ui/components/Row.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { rightIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Link } from '#ui/primitives/Link.tsx'

export type GetWalletProps = {
  /** Where all wallets are listed. */
  moreUrl: string
  state:
    | { status: 'loading' }
    | { status: 'ready'; wallets: readonly { id: string; name: string; tile: ReactNode }[] }
    | { status: 'error'; onRetry: () => void }
  onWallet: (id: string) => void
}

/** A few wallets to start with, each with the stores that have it. */
export function GetWallet({ moreUrl, state, onWallet }: GetWalletProps) {
  const { getWallet: words, common } = useMessages()
  return (
    <ViewFrame
      title={words.title}
      actions={
        <Button kind="quiet" href={moreUrl}>
          {words.more}
        </Button>
      }
    >
      {state.status === 'error' ? (
        <Notice status="bad" title={words.errorTitle} live>
          <p>{words.errorBody}</p>
          <Link size={12} onClick={state.onRetry}>
            {common.tryAgain}
          </Link>
        </Notice>
      ) : (
        <ListPanel label={words.list} busy={state.status === 'loading'}>
          {state.status === 'loading' ? (
            <>
              <SkeletonRow />
              <SkeletonRow />
              <SkeletonRow />
              <SkeletonRow />
            </>
          ) : (
            state.wallets.map(({ id, name, tile }) => (
              <Row
                key={id}
                tile={tile}
                title={name}
                end={<Icon path={rightIcon} size={16} mirror />}
                onClick={() => onWallet(id)}
              />
            ))
          )}
        </ListPanel>
      )}
      <Footnote>{words.note}</Footnote>
    </ViewFrame>
  )
}
