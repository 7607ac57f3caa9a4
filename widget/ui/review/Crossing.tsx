import type { Figure, TokenViewModel } from '../components/viewModels.ts'
import { Span } from '../components/progress/Span.tsx'
import { TokenTile } from '../components/Tile.tsx'
import { useMessages } from '../i18n/MessagesContext.tsx'
import styles from './Crossing.module.css'

export type CrossingEnd = {
  token: TokenViewModel
  amount: Figure
  /** What it is worth, formatted; absent where nobody knows. */
  fiat?: string | undefined
}

/** Both ends of a transfer, as figures that face each other. */
export function Crossing({ send, receive }: { send: CrossingEnd; receive: CrossingEnd }) {
  const { bridge } = useMessages()
  return (
    <div>
      <Span
        wide
        from={<TokenTile token={send.token} size={48} />}
        to={<TokenTile token={receive.token} size={48} />}
        share={0}
        status="none"
      />
      <dl className={styles.ends}>
        <EndFigure name={bridge.send} end={send} />
        <EndFigure name={bridge.receive} end={receive} />
      </dl>
    </div>
  )
}

function EndFigure({ name, end }: { name: string; end: CrossingEnd }) {
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
