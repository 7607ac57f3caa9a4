import { useWords } from '../../i18n/WordsContext.tsx'
import { FactsSkeleton } from '../parts/Facts.tsx'
import { Sheet } from '../parts/Sheet.tsx'

/** Stands in the popup until the widget knows where to send it. */
export function LoadingView() {
  const words = useWords()
  return (
    <Sheet title={words.window.begin} busy>
      <p role="status">{words.window.loading}</p>
      <FactsSkeleton />
    </Sheet>
  )
}
