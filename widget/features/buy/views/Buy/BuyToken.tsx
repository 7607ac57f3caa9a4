import { Empty } from '#ui/components/Empty.tsx'
import type { TokenViewModel } from '#ui/components/viewModels.ts'
import { ListPanel } from '#ui/components/Panel.tsx'
import { SkeletonRow, Row } from '#ui/components/Row.tsx'
import { TokenTile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { searchIcon } from '#ui/icons/laterPaths.ts'
import { checkIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { SearchField } from '#ui/primitives/SearchField.tsx'
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx'

export type BuyTokenOption = { id: string; token: TokenViewModel; selected: boolean }

export type BuyTokenProps = {
  query: string
  onQuery: (query: string) => void
  onPick: (id: string) => void
  /** Narrowed by the query; undefined while it is on the way. */
  options: readonly BuyTokenOption[] | undefined
}

/** What can be bought. */
export function BuyToken({ query, onQuery, onPick, options }: BuyTokenProps) {
  const { buy } = useMessages()
  return (
    <ViewFrame title={buy.tokenTitle}>
      <SearchField label={buy.search} value={query} onChange={onQuery} />
      {options === undefined && (
        <ListPanel label={buy.tokens} busy>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </ListPanel>
      )}
      {options?.length === 0 && (
        <Empty icon={searchIcon} title={buy.noMatch} body={buy.noMatchBody(query)} />
      )}
      {options !== undefined && options.length > 0 && (
        <ListPanel label={buy.tokens}>
          {options.map((option) => (
            <TokenRow key={option.id} option={option} onPick={onPick} />
          ))}
        </ListPanel>
      )}
    </ViewFrame>
  )
}

function TokenRow({ option, onPick }: { option: BuyTokenOption; onPick: (id: string) => void }) {
  const { common } = useMessages()
  const { id, token, selected } = option
  return (
    <Row
      tile={<TokenTile token={token} size={36} />}
      title={token.symbol}
      note={common.onNetwork(token.network.name)}
      current={selected}
      end={
        selected && (
          <>
            <Icon path={checkIcon} />
            <VisuallyHidden>{common.current}</VisuallyHidden>
          </>
        )
      }
      onClick={() => onPick(id)}
    />
  )
}
