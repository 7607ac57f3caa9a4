import { MessagesProvider } from './i18n/MessagesContext.tsx'
import { Backdrop, Card } from './components/Card.tsx'
import { ThemeRoot } from './theme/ThemeRoot.tsx'
import { Refused, UpdateNeeded } from './modal/shell/Shell.tsx'
import { useCatalogue } from './app/useCatalogue.ts'

/** All that a page sees which may not show the widget: why, and nothing of anybody's. */
export function RefusedApp(props: { code: string | number; languages: readonly string[] }) {
  const { code, languages } = props
  const catalogue = useCatalogue(languages)
  if (catalogue === undefined) return null
  return (
    <MessagesProvider {...catalogue}>
      <ThemeRoot mode="auto" locale={catalogue.locale}>
        <Backdrop>
          <Card>
            {code === 'PROTOCOL_MISMATCH' ? (
              <UpdateNeeded onReload={() => location.reload()} />
            ) : (
              <Refused />
            )}
          </Card>
        </Backdrop>
      </ThemeRoot>
    </MessagesProvider>
  )
}
