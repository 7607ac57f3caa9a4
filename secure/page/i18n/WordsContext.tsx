import { createContext, type ReactNode, useContext } from 'react'
import { words as en } from '#locales/en/secure.ts'
import type { Words } from './words.ts'

type Spoken = {
  words: Words
  locale: string
  /** The person chooses another language; absent where there is nothing to choose. */
  onLanguage?: ((language: string) => void) | undefined
}

const Context = createContext<Spoken>({ words: en, locale: 'en' })

export function WordsProvider(props: Spoken & { children: ReactNode }) {
  const { children, ...spoken } = props
  return <Context value={spoken}>{children}</Context>
}

export function useWords(): Words {
  return useContext(Context).words
}

/** The language in use, for Intl, with the figures that wallets, explorers and keyboards write. */
export function useLocale(): string {
  return `${useContext(Context).locale}-u-nu-latn`
}

/** The catalogue in use, and how the person takes another. */
export function useLanguage(): Pick<Spoken, 'locale' | 'onLanguage'> {
  return useContext(Context)
}
