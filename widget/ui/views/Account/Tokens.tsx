import { Empty } from '#ui/components/Empty.tsx'
import type { NetworkLook } from '#ui/components/looks.ts'
import { Notice } from '#ui/components/Notice.tsx'
import { ListPanel, Section } from '#ui/components/Panel.tsx'
import { BoneRow, Row } from '#ui/components/Row.tsx'
import { TokenTile } from '#ui/components/Tile.tsx'
import { listIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import styles from './Tokens.module.css'
import type { AccountProps, Holding } from './Account.tsx'

/** What the account holds; the face follows the state. */
export function Tokens({ network, state }: { network: NetworkLook; state: AccountProps['state'] }) {
  const { account, common } = useMessages()
  if (state.status === 'empty') {
    return (
      <Empty icon={listIcon} title={account.emptyTitle} body={account.emptyBody(network.name)} />
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
  return (
    <section className={styles.tokens}>
      <Section>{account.tokens}</Section>
      <ListPanel label={account.tokens} busy={state.status === 'loading'}>
        {state.status === 'loading' ? (
          <>
            <BoneRow />
            <BoneRow />
            <BoneRow />
          </>
        ) : (
          state.tokens.map((holding) => <TokenRow key={holding.id} holding={holding} />)
        )}
      </ListPanel>
    </section>
  )
}

function TokenRow({ holding }: { holding: Holding }) {
  const { token, balance, fiat } = holding
  const figure = (
    <bdi title={balance.exact}>
      {balance.value} {token.symbol}
    </bdi>
  )
  return (
    <Row
      tile={<TokenTile token={token} />}
      title={token.name ?? token.symbol}
      note={token.network.name}
      figures={fiat === undefined ? { top: figure } : { top: fiat, bottom: figure }}
    />
  )
}
