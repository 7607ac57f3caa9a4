import { useQuery } from '@tanstack/react-query'
import type { CaipChainId } from '#protocol'
import { isName } from '#wallet/names/isName.ts'
import { nameQuery, namesQuery } from '#wallet/names/queries.ts'
import { NAME_DEBOUNCE_MS } from '#wallet/recipients/limits.ts'
import { useCore } from '#ui/app/CoreContext.tsx'
import { useDebounced } from '#ui/app/useDebounced.ts'

/** What a text means on a network where names may be looked up: an address, or whom a name leads to. */
export function useNamed(text: string, caipChainId: CaipChainId) {
  const core = useCore()
  const names = useQuery(namesQuery(core, caipChainId))
  const takesNames = names.data === true
  const typed = text.trim()
  const isNamed = takesNames && isName(typed)
  const settled = useDebounced(typed, NAME_DEBOUNCE_MS)
  const isSettled = settled === typed
  const lookup = useQuery({
    ...nameQuery(core, settled, { caipChainId }),
    enabled: isNamed && isSettled,
  })
  const found = isNamed && isSettled ? lookup.data : undefined
  return {
    takesNames,
    found,
    /** The address that is meant: the one of the name, or what was typed. */
    address: isNamed ? (found?.address ?? '') : typed,
    name: isNamed ? found?.name : undefined,
    /** Absent where no name was typed, or where its address is known. */
    problem: problemOf(),
  }

  function problemOf(): 'checking' | 'lookupFailed' | 'nobody' | undefined {
    // Until it is known whether names are looked up here, a name is not wrong.
    if (!isNamed) return names.isPending && isName(typed) ? 'checking' : undefined
    if (found === null) return 'nobody'
    if (found !== undefined) return undefined
    return lookup.error === null || !isSettled ? 'checking' : 'lookupFailed'
  }
}
