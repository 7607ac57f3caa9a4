import { offersNetworks } from '#kernel/config/slice.ts'
import { errand } from '#kernel/router/errand.ts'
import { useCore, useWidgetState } from './CoreContext.tsx'

/** Leads to the networks; undefined where the site keeps people from choosing among them. */
export function useOpenNetworks(): (() => void) | undefined {
  const core = useCore()
  const isOffered = useWidgetState(({ config }) => offersNetworks(config))
  return isOffered ? errand(core, 'networks') : undefined
}
