import { useWidgetState } from './CoreContext.tsx'

/** The page: its host, which the browser told, and the name and icon that it gives itself. */
export function useSite(): { domain: string; name: string; iconUrl: string | undefined } {
  const { origin, pageTitle, options } = useWidgetState(({ config }) => config)
  const domain = new URL(origin).host
  const { name = pageTitle, icons } = options.metadata ?? {}
  return { domain, name: name === '' ? domain : name, iconUrl: icons?.[0] }
}
