import { Button } from '../primitives/Button.tsx'

/** Where each of them stands: the document of the widget holds one view. */
const places = {
  amount: '[inputmode="decimal"]',
  recipient: '[data-causeway-recipient]',
  consent: 'input:required:not(:checked)',
}

type MissingButtonProps = { field: keyof typeof places; children: string }

/** Says what has to be filled in or ticked, and leads there. */
export function MissingButton({ field, children }: MissingButtonProps) {
  return (
    <Button kind="quiet" onClick={() => lead(places[field])}>
      {children}
    </Button>
  )
}

function lead(place: string): void {
  // Whoever pressed with a mouse looks for the box, too. Browsers that do not know it only focus.
  const options: FocusOptions & { focusVisible: boolean } = { focusVisible: true }
  document.querySelector<HTMLElement>(place)?.focus(options)
}
