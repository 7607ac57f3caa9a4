import { useEffect, useState } from 'react'
import { type Locale, pickLocale } from '../i18n/locales.ts'
import { loadedMessages, loadMessages } from '../i18n/messages.ts'
import type { Messages } from '../i18n/messageTypes.ts'

export type Catalogue = { readonly locale: Locale; readonly messages: Messages }

/** The sentences of the first wished language that there is; undefined until they are here. */
export function useCatalogue(wished: readonly string[]): Catalogue | undefined {
  const locale = pickLocale(wished)
  const [catalogue, setCatalogue] = useState<Catalogue | undefined>(() => {
    const messages = loadedMessages(locale)
    return messages && { locale, messages }
  })
  useEffect(() => {
    let wanted = true
    const show = async (locale: Locale, ...parts: 'errors'[]) => {
      const messages = await loadMessages(locale, parts)
      if (!wanted) return
      setCatalogue((now) => (now?.messages === messages ? now : { locale, messages }))
    }
    const showAll = async (locale: Locale) => {
      await show(locale)
      show(locale, 'errors').catch(() => undefined) // an error is told in its own words then
    }
    showAll(locale)
      .catch(() => showAll('en')) // a missing translation must not hide the wallet
      .catch(reportError)
    return () => {
      wanted = false
    }
  }, [locale])
  return catalogue
}
