import type { ReactNode } from 'react'
import { searchIcon } from '../icons/laterPaths.ts'
import { closeIcon } from '../icons/paths.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'

type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** At its end while it is empty. */
  end?: ReactNode
}

/** Narrows the list below it. */
export function SearchField({ label, value, onChange, end }: SearchFieldProps) {
  const { search } = useMessages()
  return (
    <Field
      type="search"
      label={label}
      placeholder={label}
      icon={searchIcon}
      value={value}
      onChange={onChange}
      end={
        value === '' ? (
          end
        ) : (
          <IconButton label={search.clear} icon={closeIcon} onClick={() => onChange('')} />
        )
      }
    />
  )
}
