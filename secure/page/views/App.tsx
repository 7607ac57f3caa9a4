import {
  type CSSProperties,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { words as en } from '#locales/en/secure.ts'
import { directionOf } from '#lib/locales.ts'
import { deriveTheme } from '#lib/theme/deriveTheme.ts'
import { type Catalogue, loadWords } from '../i18n/words.ts'
import { WordsProvider } from '../i18n/WordsContext.tsx'
import type { AppearanceState } from '../appearance.ts'
import type { Page } from '../page.ts'
import type { Asked } from '../screen.ts'
import { createReusedWindow, type ReusedWindow } from '../windows/reusedWindow.ts'
import { createReviews } from '../windows/reviews.ts'
import { ApprovalView } from './ApprovalView.tsx'
import { ChangeView } from './ChangeView.tsx'
import { ForgetfulView } from './ForgetfulView.tsx'
import { KnownView } from './KnownView.tsx'
import { NewDeviceView } from './NewDeviceView.tsx'
import { OldWalletView } from './OldWalletView.tsx'
import { ReviewsProvider } from './ReviewsContext.ts'
import { SetUpView } from './SetUpView.tsx'
import { SettingsView } from './settings/SettingsView.tsx'
import { WindowView } from './window/WindowView.tsx'
import '#lib/theme/tokens.css'
import './theme.css'

type AppProps = {
  page: Page
  /** Called whenever the height of the content changes. */
  onHeight: (id: string, height: number) => void
}

const FIRST_HEIGHT = 400

/** Draws the current question, and nothing while there is none. */
export function App({ page, onHeight }: AppProps) {
  const asked = useSyncExternalStore(page.screen.subscribe, page.screen.current)
  const appearance = useSyncExternalStore(page.appearance.subscribe, page.appearance.get)
  const root = useRef<HTMLDivElement>(null)
  const reviews = useMemo(() => (page.isWindow ? undefined : createReviews(page)), [page])
  const [kept] = useState(createReusedWindow)

  useEffect(() => {
    const element = root.current
    if (element === null || asked === undefined) return
    // A hidden frame has no layout, and without a height the widget would not be told to show it.
    onHeight(asked.id, element.scrollHeight || FIRST_HEIGHT)
    const observer = new ResizeObserver(() => onHeight(asked.id, element.scrollHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [asked, onHeight])

  return (
    <Themed appearance={appearance} onLanguage={page.appearance.choose} ref={root}>
      <ReviewsProvider value={reviews}>
        {asked !== undefined && (
          <QuestionView key={asked.id} page={page} asked={asked} kept={kept} />
        )}
      </ReviewsProvider>
    </Themed>
  )
}

type ThemedProps = {
  appearance: AppearanceState
  /** Absent where there is nothing to choose. */
  onLanguage?: ((language: string) => void) | undefined
  ref?: React.Ref<HTMLDivElement> | undefined
  children: React.ReactNode
}

/** Theme and language of everything that is drawn. */
export function Themed({ appearance, onLanguage, ref, children }: ThemedProps) {
  const [catalogue, setCatalogue] = useState<Catalogue>({ words: en, locale: 'en' })
  useEffect(() => {
    let isOver = false
    const use = (loaded: Catalogue) => {
      if (!isOver) setCatalogue(loaded)
    }
    // Without the other language, English stays.
    loadWords(appearance.languages).then(use, console.error)
    return () => {
      isOver = true
    }
  }, [appearance.languages])
  const { themeVariables } = appearance
  const style = useMemo(() => styleOf(themeVariables), [themeVariables])
  return (
    <div
      ref={ref}
      data-causeway=""
      data-theme={appearance.themeMode}
      lang={catalogue.locale}
      dir={directionOf(catalogue.locale)}
      // Custom properties: React passes them to setProperty, which a strict CSP allows.
      style={style as CSSProperties}
    >
      <WordsProvider {...catalogue} onLanguage={onLanguage}>
        {children}
      </WordsProvider>
    </div>
  )
}

/** The preset of a page may name a font, and this origin has its own. */
function styleOf(variables: AppearanceState['themeVariables']): Readonly<Record<string, string>> {
  if (Object.keys(variables).length === 0) return {}
  const { '--causeway-font-family': _, ...style } = deriveTheme(
    variables['--causeway-preset'],
    variables,
  )
  return style
}

type QuestionViewProps = { page: Page; asked: Asked; kept: ReusedWindow }

function QuestionView({ page, asked, kept }: QuestionViewProps) {
  const { question } = asked
  switch (question.kind) {
    case 'approval':
      return <ApprovalView page={page} asked={asked} {...question} />
    case 'newDevice':
      return <NewDeviceView page={page} asked={asked} />
    case 'setUp':
      return <SetUpView page={page} asked={asked} />
    case 'known':
      return <KnownView page={page} asked={asked} email={question.email} />
    case 'forgetful':
      return <ForgetfulView page={page} asked={asked} />
    case 'oldWallet':
      return <OldWalletView page={page} asked={asked} account={question.account} />
    case 'change':
      return <ChangeView page={page} asked={asked} change={question.change} />
    case 'window':
      return <WindowView page={page} asked={asked} request={question.request} reusedWindow={kept} />
    case 'settings':
      return <SettingsView page={page} asked={asked} name={question.page} />
  }
}
