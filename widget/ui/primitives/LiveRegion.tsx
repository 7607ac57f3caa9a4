import { VisuallyHidden } from './VisuallyHidden.tsx'

type LiveRegionProps = {
  message: string | undefined
  /** Interrupts what is being read. */
  urgent?: boolean | undefined
}

/** Stays in the page while its words change, which is when they are spoken. */
export function LiveRegion({ message, urgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role={urgent ? 'alert' : 'status'}>{message}</span>
    </VisuallyHidden>
  )
}
