import { Button } from '../primitives/Button.tsx'

/** The selector of each field: the widget's document holds one view. */
const places = {
  amount: '[inputmode="decimal"]',
  recipient: '[data-causeway-recipient]',
  consent: 'input:required:not(:checked)',
}

type MissingButtonProps = { field: keyof typeof places; children: string }

/** Says what has to be filled in or ticked, and moves the focus there. */
export function MissingButton({ field, children }: MissingButtonProps) {
  return (
    <Button kind="quiet" onClick={() => lead(places[field])}>
      {children}
    </Button>
  )
}

function lead(place: string): void {
  // Shows the focus ring after a mouse click, too. Browsers that do not support the option only focus.
  const options: FocusOptions & { focusVisible: boolean } = { focusVisible: true }
  document.querySelector<HTMLElement>(place)?.focus(options)
}
