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
  const loaded = catalogue?.locale
  useEffect(() => {
    let wanted = true
    const show = async (locale: Locale) => {
      const messages = await loadMessages(locale)
      if (!wanted) return
      setCatalogue((now) => (now?.messages === messages ? now : { locale, messages }))
    }
    show(locale)
      .catch(() => show('en')) // a missing translation must not hide the wallet
      .catch(reportError)
    return () => {
      wanted = false
    }
  }, [locale])
  // After the first drawing, which they would hold up.
  useEffect(() => {
    if (loaded === undefined) return
    const add = (messages: Messages) =>
      setCatalogue((now) => (now?.locale === loaded ? { locale: loaded, messages } : now))
    loadMessages(loaded, ['errors']).then(add, () => undefined) // an error is told in its own words then
  }, [loaded])
  return catalogue
}
