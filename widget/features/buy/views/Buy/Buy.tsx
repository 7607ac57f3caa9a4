import type { ReactNode } from 'react'
import { EmptyState, OfflineState } from '#ui/components/states.tsx'
import { type Fact, Facts } from '#ui/components/Facts.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { Notice, Problem } from '#ui/components/Notice.tsx'
import { ListPanel, Panel } from '#ui/components/Panel.tsx'
import { SkeletonRow, Row } from '#ui/components/Row.tsx'
import { Tag } from '#ui/components/Tag.tsx'
import { Tile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { buyIcon } from '#ui/icons/laterPaths.ts'
import { checkIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { BuyAction } from './BuyAction.tsx'
import { BuyRoute, BuyRouteSkeleton } from './BuyRoute.tsx'
import { PendingPurchases, type PendingPurchasesProps } from '#ui/pending/PendingPurchases.tsx'
import type { BuyFormViewModel, ProviderViewModel, BuyPrice, BuyState } from './buyForm.ts'
import { problemWords } from './problemWords.ts'

export type BuyProps = PendingPurchasesProps & {
  onHelp: () => void
  state:
    | { status: 'loading' | 'offline' | 'empty' }
    | { status: 'disconnected'; onConnect: () => void }
    /** Nothing can be sent to an account there. */
    | { status: 'elsewhere'; network: string; onNetworks?: (() => void) | undefined }
    | {
        status: 'form'
        form: BuyFormViewModel
        provider: ProviderViewModel
        providers: readonly ProviderViewModel[]
        onProvider: (id: string) => void
        /** What is for sale is our own list: the service did not say (S8.11). */
        builtIn: boolean
        buy: BuyState
      }
}

const PROBLEM_ID = 'causeway-buy-problem'

/** How much money becomes how much of what, who sells it, and what that costs. */
export function Buy({ state, pending, onPending, onHelp }: BuyProps) {
  const { buy, networks } = useMessages()
  if (state.status === 'offline') return <OfflineState title={buy.title} body={buy.offlineBody} />
  if (state.status === 'empty') {
    return (
      <EmptyState
        title={buy.title}
        icon={buyIcon}
        heading={buy.emptyTitle}
        body={buy.emptyBody}
        action={
          <Button kind="quiet" onClick={onHelp}>
            {buy.help}
          </Button>
        }
      />
    )
  }
  if (state.status === 'disconnected') {
    return (
      <EmptyState
        title={buy.title}
        icon={buyIcon}
        heading={buy.disconnectedTitle}
        body={buy.disconnectedBody}
        action={<Button onClick={state.onConnect}>{buy.connect}</Button>}
      />
    )
  }
  if (state.status === 'elsewhere') {
    const { network, onNetworks } = state
    return (
      <EmptyState
        title={buy.title}
        icon={buyIcon}
        heading={buy.emptyTitle}
        body={buy.elsewhereBody(network)}
        action={onNetworks && <Button onClick={onNetworks}>{networks.title}</Button>}
      />
    )
  }
  if (!('form' in state)) {
    return (
      <ViewFrame title={buy.title} actions={<Button busy>{buy.loading}</Button>}>
        <BuyRouteSkeleton />
        <ListPanel label={buy.seller} busy>
          <SkeletonRow />
        </ListPanel>
      </ViewFrame>
    )
  }
  return <BuyForm state={state} pending={pending} onPending={onPending} onHelp={onHelp} />
}

type FormState = Extract<BuyProps['state'], { status: 'form' }>

function BuyForm({
  state,
  pending,
  onPending,
  onHelp,
}: Omit<BuyProps, 'state'> & { state: FormState }) {
  const messages = useMessages()
  const { buy: words } = messages
  const { form, provider, builtIn, buy } = state
  const price = 'price' in buy ? buy.price : undefined
  const problem =
    buy.status === 'problem' ? problemWords(messages.buy, form, buy.problem) : undefined
  return (
    <ViewFrame
      title={words.title}
      actions={<BuyAction form={form} provider={provider} buy={buy} />}
      after={
        <Link size={12} onClick={onHelp}>
          {words.help}
        </Link>
      }
    >
      <PendingPurchases pending={pending} onPending={onPending} />
      <BuyRoute
        form={form}
        receive={price?.receive}
        estimated={buy.status === 'estimate'}
        pricing={buy.status === 'pricing'}
        problemId={problem === undefined ? undefined : PROBLEM_ID}
      />
      {problem !== undefined && <Problem id={PROBLEM_ID}>{problem}</Problem>}
      {buy.status === 'estimate' && (
        <Notice status="warn" title={words.estimateTitle} live>
          {words.estimateBody}
        </Notice>
      )}
      {buy.status === 'noCheckout' && (
        <Notice status="bad" title={words.noCheckoutTitle(provider.name)} live>
          {words.noCheckoutBody}
        </Notice>
      )}
      {builtIn && buy.status !== 'estimate' && (
        <Notice status="warn" title={words.builtInTitle}>
          {words.builtInBody}
        </Notice>
      )}
      <Sellers {...state} />
      {price !== undefined && <PriceFacts price={price} estimated={buy.status === 'estimate'} />}
      <Footnote>{words.sellerShows(provider.name)}</Footnote>
    </ViewFrame>
  )
}

/** Who sells; where there are several, one of them is chosen. */
function Sellers({ provider, providers, onProvider, buy }: FormState) {
  const { buy: words } = useMessages()
  const isChoice = providers.length > 1
  return (
    <ListPanel label={words.seller}>
      {providers.map(({ id, name, fees }) => {
        const isChosen = id === provider.id
        return (
          <Row
            key={id}
            tile={<Tile name={name} size={36} />}
            title={name}
            note={words.fees(fees)}
            end={isChosen && <SellerEnd isChoice={isChoice} buy={buy} />}
            amounts={isChosen ? givenBy(buy) : undefined}
            current={isChoice && isChosen}
            onClick={isChoice ? () => onProvider(id) : undefined}
          />
        )
      })}
    </ListPanel>
  )
}

function SellerEnd({ isChoice, buy }: { isChoice: boolean; buy: BuyState }) {
  const { buy: words } = useMessages()
  if (buy.status === 'estimate') return <Tag status="warn">{words.estimate}</Tag>
  return isChoice ? <Icon path={checkIcon} size={16} /> : null
}

/** What there is to get for it, or its place while the price is on the way. */
function givenBy(buy: BuyState): { top: ReactNode } | undefined {
  if (buy.status === 'estimate') return undefined
  const gives = 'price' in buy ? buy.price.gives : undefined
  if (gives !== undefined) return { top: <bdi title={gives.exact}>{gives.value}</bdi> }
  return buy.status === 'pricing' ? { top: <Skeleton width={72} /> } : undefined
}

function PriceFacts({ price, estimated }: { price: BuyPrice; estimated: boolean }) {
  const { buy } = useMessages()
  const facts: Fact[] = [
    ...(price.providerFee === undefined
      ? []
      : [{ name: buy.providerFee, value: price.providerFee }]),
    ...(price.networkFee === undefined ? [] : [{ name: buy.networkFee, value: price.networkFee }]),
    { name: estimated ? buy.totalEstimate : buy.total, value: price.total, kind: 'total' as const },
  ]
  return (
    <Panel pad>
      <Facts facts={facts} />
    </Panel>
  )
}
