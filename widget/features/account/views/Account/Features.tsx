import { Icon } from '#ui/icons/Icon.tsx'
import { bridgeIcon, buyIcon, receiveIcon, sendIcon, swapIcon } from '#ui/icons/laterPaths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import styles from './Features.module.css'

const icons = {
  onramp: buyIcon,
  swaps: swapIcon,
  receive: receiveIcon,
  send: sendIcon,
  bridge: bridgeIcon,
} as const

export type WalletFeature = keyof typeof icons

const order: readonly WalletFeature[] = ['onramp', 'swaps', 'receive', 'send', 'bridge']

/** What each does; `pending` keeps the place of one that is still asked for. */
export type FeatureActions = {
  readonly [feature in WalletFeature]?: (() => void) | 'pending' | undefined
}

/** What can be done with the account; a feature that is not given is not drawn. */
export function Features({ features }: { features: FeatureActions }) {
  const { account } = useMessages()
  const shown = order.filter((feature) => features[feature])
  if (shown.length === 0) return null
  return (
    <fieldset className={styles.features} aria-label={account.wallet} data-count={shown.length}>
      {shown.map((feature) => {
        const act = features[feature]
        return (
          <button
            key={feature}
            type="button"
            className={styles.feature}
            aria-disabled={act === 'pending' || undefined}
            onClick={act === 'pending' ? undefined : act}
          >
            <span className={styles.picture}>
              <Icon path={icons[feature]} />
            </span>
            {account.features[feature]}
          </button>
        )
      })}
    </fieldset>
  )
}
