import { type Change, wordDevice } from '#secure/api'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import { Facts } from './Facts.tsx'

/** What waits, who asked for it, and when it happens. */
export function ChangeFacts({ change }: { change: Omit<Change, 'id' | 'isOwn'> }) {
  const { change: words, link, deviceName } = useWords()
  const locale = useLocale()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const { device } = change
  return (
    <Facts
      facts={[
        {
          name: words.what,
          value: device === null ? words.delete : words.device(wordDevice(deviceName, device.name)),
        },
        { name: words.due, value: time.format(change.dueAt * 1_000) },
        { name: link.device, value: wordDevice(deviceName, change.deviceName) },
        { name: link.time, value: time.format(change.requestedAt * 1_000) },
      ]}
    />
  )
}
