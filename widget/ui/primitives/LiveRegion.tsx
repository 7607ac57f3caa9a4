import { VisuallyHidden } from './VisuallyHidden.tsx'

type LiveRegionProps = {
  message: string | undefined
  /** Interrupts what is being read. */
  urgent?: boolean | undefined
}

/** Stays in the document while its text changes, because a screen reader announces the changes. */
export function LiveRegion({ message, urgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role={urgent ? 'alert' : 'status'}>{message}</span>
    </VisuallyHidden>
  )
}
