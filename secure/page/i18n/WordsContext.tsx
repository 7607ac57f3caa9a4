import { createContext, type ReactNode, useContext } from 'react'
import { en, type Words } from './en.ts'

const Context = createContext<{ words: Words; locale: string }>({ words: en, locale: 'en' })

export function WordsProvider(props: { words: Words; locale: string; children: ReactNode }) {
  const { words, locale, children } = props
  return <Context value={{ words, locale }}>{children}</Context>
}

export function useWords(): Words {
  return useContext(Context).words
}

/** The language in use, for Intl, with the figures that wallets, explorers and keyboards write. */
export function useLocale(): string {
  return `${useContext(Context).locale}-u-nu-latn`
}
