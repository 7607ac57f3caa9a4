import { useLanguage, useWords } from '../../i18n/WordsContext.tsx'
import { locales } from '#locales/locales.ts'
import { Icon } from './Icon.tsx'
import styles from './parts.module.css'

/** Names each language in itself, so that a person who cannot read the sheet finds theirs. */
export function LanguageSwitch() {
  const { common } = useWords()
  const { locale, onLanguage } = useLanguage()
  if (onLanguage === undefined) return null
  return (
    <div className={styles.language}>
      <Icon name="globe" size={16} />
      <select
        aria-label={common.language}
        value={locale}
        onChange={({ target }) => onLanguage(target.value)}
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  )
}

function nameOf(locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
}
