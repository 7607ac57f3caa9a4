import { createContext, type ReactNode, useContext } from 'react'
import type { Messages } from './messageTypes.ts'

type Language = { locale: string; messages: Messages }

const MessagesContext = createContext<Language | undefined>(undefined)

/** Gives the views below their sentences and the language that numbers are written in. */
export function MessagesProvider({
  locale,
  messages,
  children,
}: Language & { children: ReactNode }) {
  return <MessagesContext value={{ locale, messages }}>{children}</MessagesContext>
}

/** The sentences of the language in use. */
export function useMessages(): Messages {
  return useLanguage().messages
}

/**
 * The language in use, for Intl. Its figures are those that wallets, explorers and keyboards write:
 * an amount must be read alike in all of them.
 */
export function useLocale(): string {
  return `${useLanguage().locale}-u-nu-latn`
}

function useLanguage(): Language {
  const language = useContext(MessagesContext)
  if (!language) throw new Error('A view was drawn outside MessagesProvider.')
  return language
}
