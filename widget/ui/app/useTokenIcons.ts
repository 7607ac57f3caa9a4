import { useQuery } from '@tanstack/react-query'
import { tokenMark } from '../marks/tokens.ts'
import { useCore } from './CoreContext.tsx'

/** The picture of a token, by its chain and its address or `native`. */
export type FindIcon = (chainId: number, token: string) => string | undefined

/** Pictures of tokens from the build, else from those that the bridge knows; nothing waits for them. */
export function useTokenIcons(): FindIcon {
  const core = useCore()
  const icons = useQuery({
    queryKey: ['tokenIcons'],
    staleTime: 60 * 60 * 1_000,
    queryFn: async () => {
      const { catalogQuery } = await import('#kernel/bridge/catalog.ts')
      const { tokens } = await core.queries.fetchQuery(catalogQuery(core))
      return Object.fromEntries(
        tokens.map(({ chainId, address, isNative, iconUrl }) => [
          keyOf(chainId, isNative ? 'native' : address),
          iconUrl,
        ]),
      )
    },
  })
  return (chainId, token) =>
    tokenMark(`eip155:${chainId}`, token === 'native' ? undefined : token) ??
    icons.data?.[keyOf(chainId, token)]
}

function keyOf(chainId: number, token: string): string {
  return `${chainId}:${token.toLowerCase()}`
}
