import type { FormattedAmount, TokenViewModel } from '../components/viewModels.ts'
import { RouteProgress } from '../components/progress/RouteProgress.tsx'
import { TokenTile } from '../components/Tile.tsx'
import { useMessages } from '../i18n/MessagesContext.tsx'
import styles from './TransferSummary.module.css'

export type TransferSummaryEnd = {
  token: TokenViewModel
  amount: FormattedAmount
  /** What it is worth, formatted; absent without a price. */
  fiat?: string | undefined
}

/** Both ends of a transfer, as figures that face each other. */
export function TransferSummary({
  send,
  receive,
}: {
  send: TransferSummaryEnd
  receive: TransferSummaryEnd
}) {
  const { bridge } = useMessages()
  return (
    <div>
      <RouteProgress
        wide
        from={<TokenTile token={send.token} size={48} />}
        to={<TokenTile token={receive.token} size={48} />}
        share={0}
        status="none"
      />
      <dl className={styles.ends}>
        <EndAmount name={bridge.send} end={send} />
        <EndAmount name={bridge.receive} end={receive} />
      </dl>
    </div>
  )
}

function EndAmount({ name, end }: { name: string; end: TransferSummaryEnd }) {
  const { common } = useMessages()
  return (
    <div>
      <dt>{name}</dt>
      <dd title={end.amount.exact}>
        <bdi>
          {end.amount.value} {end.token.symbol}
        </bdi>
      </dd>
      {end.fiat !== undefined && <dd>{end.fiat}</dd>}
      <dd>{common.onNetwork(end.token.network.name)}</dd>
    </div>
  )
}
