import type { FormattedAmount, TokenViewModel } from '#ui/components/viewModels.ts'
import { Notice } from '#ui/components/Notice.tsx'
import { SkeletonRow, Row } from '#ui/components/Row.tsx'
import { Rows } from './Rows.tsx'
import { TokenTile } from '#ui/components/Tile.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import styles from './Tokens.module.css'

/** One token and how much of it there is. */
export type TokenRow = {
  id: string
  token: TokenViewModel
  balance: FormattedAmount
  /** Worth in dollars, formatted. */
  fiat?: string | undefined
}

export type TokensProps = {
  network: string
  state:
    | { status: 'loading' }
    /** `onReceive`: the one thing to do about it, where it is offered. */
    | { status: 'empty'; onReceive?: (() => void) | undefined }
    | { status: 'ready'; tokens: readonly TokenRow[]; hasPrices: boolean }
    | { status: 'error'; onRetry: () => void }
}

/** What the account holds; the face follows the state. */
export function Tokens({ network, state }: TokensProps) {
  const { account, common } = useMessages()
  if (state.status === 'empty') {
    return (
      // Without the picture of other empty places: under all that a new account has, its action is in sight.
      <div className={styles.empty}>
        <h2>{account.emptyTitle}</h2>
        <p>{account.emptyBody(network)}</p>
        {state.onReceive && <Link onClick={state.onReceive}>{account.features.receive}</Link>}
      </div>
    )
  }
  if (state.status === 'error') {
    return (
      <Notice status="bad" title={account.errorTitle} live>
        <p>{account.errorBody}</p>
        <Link size={12} onClick={state.onRetry}>
          {common.tryAgain}
        </Link>
      </Notice>
    )
  }
  if (state.status === 'loading') {
    return (
      <Rows label={account.tabs.tokens} items={[1, 2, 3]} busy>
        {(key) => <SkeletonRow key={key} />}
      </Rows>
    )
  }
  return (
    <Rows label={account.tabs.tokens} items={state.tokens}>
      {({ id, token, balance, fiat }, place) => {
        const figure = (
          <bdi title={balance.exact}>
            {balance.value} {token.symbol}
          </bdi>
        )
        const price = fiat ?? <span className={styles.quiet}>{account.noPrice}</span>
        return (
          <Row
            key={id}
            tile={<TokenTile token={token} />}
            title={token.name ?? token.symbol}
            note={token.network.name}
            amounts={state.hasPrices ? { top: price, bottom: figure } : { top: figure }}
            place={place}
          />
        )
      }}
    </Rows>
  )
}
