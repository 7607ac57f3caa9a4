import { QueryClientProvider } from '@tanstack/react-query'
import type { Core } from '#kernel/core.ts'
import { shownLanguage, shownMode } from '#kernel/preferences/slice.ts'
import { MessagesProvider } from './i18n/MessagesContext.tsx'
import { Modal } from './modal/Modal.tsx'
import { ThemeRoot } from './theme/ThemeRoot.tsx'
import { CoreProvider, useWidgetState } from './app/CoreContext.tsx'
import { useCatalogue } from './app/useCatalogue.ts'

/** The widget: its core, its words, its theme, and the card with the view on top. */
export function App({ core }: { core: Core }) {
  return (
    <CoreProvider core={core}>
      <QueryClientProvider client={core.queries}>
        <Themed />
      </QueryClientProvider>
    </CoreProvider>
  )
}

function Themed() {
  const language = useWidgetState(shownLanguage)
  const mode = useWidgetState(shownMode)
  const { preset, variables } = useWidgetState(({ theme }) => theme)
  const catalogue = useCatalogue([language, ...navigator.languages])
  if (catalogue === undefined) return null
  return (
    <MessagesProvider {...catalogue}>
      <ThemeRoot mode={mode} preset={preset} variables={variables} locale={catalogue.locale}>
        <Modal />
      </ThemeRoot>
    </MessagesProvider>
  )
}
