import type { NetworkViewModel } from '#ui/components/viewModels.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Chip } from '#ui/primitives/Chip.tsx'
import { Select } from '#ui/primitives/Select.tsx'
import type { TransferItem, TransferStatus } from './transferItem.ts'
import styles from './Transfers.module.css'

export type TransferFilter = 'all' | 'open' | 'done' | 'attention'

/** What is chosen; without a network, all of them. */
export type Filter = { readonly kind: TransferFilter; readonly networkId: string | undefined }

export const noFilter: Filter = { kind: 'all', networkId: undefined }

const kinds: readonly TransferFilter[] = ['all', 'open', 'done', 'attention']

const members: Readonly<Record<TransferFilter, readonly TransferStatus[] | undefined>> = {
  all: undefined,
  open: ['waiting', 'pending', 'late', 'expired'],
  done: ['filled', 'refunded'],
  attention: ['waiting', 'late', 'failed'],
}

/** True when a transfer is among those that were asked for, by either of its networks. */
export function passes({ status, from, to }: TransferItem, { kind, networkId }: Filter): boolean {
  const isThere = networkId === undefined || from.id === networkId || to.id === networkId
  return isThere && members[kind]?.includes(status) !== false
}

/** Which transfers are shown: by where they stand, and by network. */
export function Filters({
  filter,
  networks,
  onFilter,
}: {
  filter: Filter
  networks: readonly NetworkViewModel[]
  onFilter: (filter: Filter) => void
}) {
  const { transfers: words } = useMessages()
  return (
    <div className={styles.filters}>
      <fieldset className={styles.kinds} aria-label={words.filter}>
        {kinds.map((kind) => (
          <Chip
            key={kind}
            pressed={kind === filter.kind}
            onClick={() => onFilter({ ...filter, kind })}
          >
            {words.filters[kind]}
          </Chip>
        ))}
      </fieldset>
      {networks.length > 2 && (
        <Select
          label={words.network}
          value={filter.networkId ?? ''}
          onChange={(id) => onFilter({ ...filter, networkId: id === '' ? undefined : id })}
          options={[
            { value: '', text: words.allNetworks },
            ...networks.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
      )}
    </div>
  )
}
