import { siteName } from '#kernel/config/siteName.ts'
import { useWidgetState } from './CoreContext.tsx'

/** The page: its host, which the browser told, and the name and icon that it gives itself. */
export function useSite(): { domain: string; name: string; iconUrl: string | undefined } {
  const config = useWidgetState((state) => state.config)
  const domain = new URL(config.origin).host
  const [iconUrl] = config.options.metadata?.icons ?? []
  return { domain, name: siteName(config) ?? domain, iconUrl }
}
