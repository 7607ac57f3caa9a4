import { useEffect, useState } from 'react'
import {
  type Locale,
  loadedMessages,
  loadMessages,
  type Messages,
  pickLocale,
} from '#ui/i18n/messages.ts'

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
    const show = (messages: Messages) => {
      if (!wanted) return
      setCatalogue((now) => (now?.messages === messages ? now : { locale, messages }))
    }
    loadMessages(locale)
      .catch(() => loadMessages('en')) // a missing translation must not hide the wallet
      .then(show, reportError)
      .then(() => loadMessages(locale, ['errors']))
      .then(show, () => undefined) // an error is told in its own words then
    return () => {
      wanted = false
    }
  }, [locale])
  return catalogue
}
