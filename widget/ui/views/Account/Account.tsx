import { Avatar } from '#ui/components/Avatar.tsx'
import { CopyButton } from '#ui/components/CopyButton.tsx'
import type { Figure, NetworkLook, TokenLook } from '#ui/components/looks.ts'
import { OfflineBanner } from '#ui/components/faces.tsx'
import { Tag } from '#ui/components/Tag.tsx'
import { Tile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { downIcon } from '#ui/icons/paths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { shorten } from '#ui/i18n/format.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Bone } from '#ui/primitives/Bone.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Chip } from '#ui/primitives/Chip.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { Features, type WalletFeature } from './Features.tsx'
import { Flights, type Flight } from './Flights.tsx'
import { Tokens } from './Tokens.tsx'
import styles from './Account.module.css'

/** One token and how much of it there is. */
export type Holding = {
  id: string
  token: TokenLook
  balance: Figure
  /** Worth in dollars, formatted. */
  fiat?: string | undefined
}

export type AccountProps = {
  address: string
  /** A name that resolves to the address. */
  name?: string | undefined
  /** Its picture; without one there is the gradient. */
  image?: string | undefined
  /** Leads to a name; absent where there is one, or can be none. */
  onChooseName?: (() => void) | undefined
  network: NetworkLook
  onNetworks: () => void
  onCopy: () => Promise<void> | void
  /** Only what works is passed; drawn in the spec's order (S2.08). */
  features: Partial<Record<WalletFeature, () => void>>
  /** Transfers under way, newest first. */
  flights: readonly Flight[]
  onFlight: (id: string) => void
  onTransfers: () => void
  /** Whether the account has signed in, or how it can; absent where the site has no sign-in. */
  signIn?: 'done' | (() => void) | undefined
  onDisconnect: () => void
  disconnecting?: boolean | undefined
  state:
    | { status: 'loading' }
    | { status: 'empty'; native: NativeBalance }
    | { status: 'ready' | 'offline'; native: NativeBalance; tokens: readonly Holding[] }
    | { status: 'error'; error: ShownError; onRetry: () => void }
}

type NativeBalance = Figure & { symbol: string }

/** Who is connected, what they hold here, and what they can do. */
export function Account(props: AccountProps) {
  const { network, onNetworks, features, flights, onFlight, onTransfers, state } = props
  const { account } = useMessages()
  return (
    <ViewFrame
      title={account.title}
      quietTitle
      start={
        <div className={styles.network}>
          <Chip picture label={account.network(network.name)} onClick={onNetworks}>
            <Tile name={network.name} iconUrl={network.iconUrl} size={24} round />
            <span className={styles.cut}>{network.name}</span>
            <Icon path={downIcon} size={16} />
          </Chip>
        </div>
      }
      actions={<Disconnect {...props} />}
    >
      {state.status === 'offline' && <OfflineBanner />}
      <Identity {...props} />
      <Features features={features} />
      <Flights flights={flights} onFlight={onFlight} onAll={onTransfers} />
      <Tokens network={network} state={state} />
    </ViewFrame>
  )
}

function Identity({ address, name, image, onCopy, onChooseName, signIn, state }: AccountProps) {
  const { common, names, signIn: words } = useMessages()
  return (
    <div className={styles.identity}>
      <Avatar address={address} imageUrl={image} size={56} />
      <div className={styles.figure}>
        {state.status === 'loading' && <Bone width={140} height={28} />}
        {state.status === 'error' && <span>—</span>}
        {'native' in state && (
          <bdi title={state.native.exact}>
            {state.native.value} <small>{state.native.symbol}</small>
          </bdi>
        )}
      </div>
      <CopyButton
        shown={name ?? shorten(address)}
        label={common.copyAddress(address)}
        onCopy={onCopy}
      />
      {onChooseName !== undefined && (
        <Link size={12} onClick={onChooseName}>
          {names.choose}
        </Link>
      )}
      {signIn === 'done' && <Tag status="ok">{words.doneTitle}</Tag>}
    </div>
  )
}

function Disconnect({ onDisconnect, signIn, disconnecting = false }: AccountProps) {
  const { account, signIn: words } = useMessages()
  return (
    <>
      <Button kind="quiet" busy={disconnecting} onClick={onDisconnect}>
        {disconnecting ? account.disconnecting : account.disconnect}
      </Button>
      {typeof signIn === 'function' && <Button onClick={signIn}>{words.title}</Button>}
    </>
  )
}
