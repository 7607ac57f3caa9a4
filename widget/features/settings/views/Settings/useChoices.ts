import { offersNetworks, offersSwaps } from '#kernel/config/slice.ts'
import { setPreferences } from '#kernel/preferences/setPreferences.ts'
import { slippages } from '#kernel/preferences/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { locales } from '#locales/locales.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import type { ChoicesProps } from './Choices.tsx'

const themes = ['light', 'dark', 'auto'] as const

/** What was chosen, what can be, and that it is kept. */
export function useChoices(): ChoicesProps {
  const core = useCore()
  const { settings } = useMessages()
  const preferences = useWidgetState((state) => state.preferences)
  const offered = useWidgetState(({ networks }) => networks.offered)
  const hasNetworks = useWidgetState(({ config }) => offersNetworks(config))
  const hasSwaps = useWidgetState(({ config }) => offersSwaps(config))
  const { language = '', themeMode = '', network = '', slippageBps } = preferences
  const isOffered = offered.some(({ caipChainId }) => caipChainId === network)
  return {
    language: {
      value: locales.find((one) => one === language) ?? '',
      options: locales.map((one) => ({ value: one, text: nameOf(one) })),
      onChange: (chosen) => setPreferences(core, { language: chosen }),
    },
    theme: {
      value: themeMode,
      options: themes.map((one) => ({ value: one, text: settings.themes[one] })),
      onChange: (chosen) => setPreferences(core, { themeMode: chosen }),
    },
    network:
      hasNetworks && offered.length > 1
        ? {
            value: isOffered ? network : '',
            options: offered.map(({ caipChainId, name }) => ({ value: caipChainId, text: name })),
            onChange: (chosen) => setPreferences(core, { network: chosen }),
          }
        : undefined,
    slippage: hasSwaps
      ? {
          value: slippageBps === undefined ? '' : `${slippageBps}`,
          options: slippages.map((one) => ({
            value: `${one}`,
            text: `${one / 100} %`,
          })),
          onChange: (chosen) =>
            setPreferences(core, { slippageBps: slippages.find((one) => `${one}` === chosen) }),
        }
      : undefined,
  }
}

/** As its own speakers call it. */
function nameOf(locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
}
