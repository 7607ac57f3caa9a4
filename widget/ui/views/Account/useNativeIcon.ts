import { useQuery } from '@tanstack/react-query'
import type { CaipChainId } from '#protocol'
import { useCore } from '#ui/app/CoreContext.tsx'

/** The picture of a network's own currency, from those that the bridge knows. */
export function useNativeIcon(caipChainId: CaipChainId): string | undefined {
  const core = useCore()
  const icon = useQuery({
    queryKey: ['nativeIcon', caipChainId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { catalogQuery } = await import('#core/bridge/catalog.ts')
      const { tokens } = await core.queries.fetchQuery(catalogQuery(core))
      const native = tokens.find((one) => one.isNative && one.caipChainId === caipChainId)
      return native?.iconUrl ?? null
    },
  })
  return icon.data ?? undefined
}
