import type { Core } from '#kernel/core.ts'
import { ownVerifier } from './ownVerifier.ts'
import { pageVerifier } from './pageVerifier.ts'
import { signInOptionsOf } from '../signInState/selectors.ts'
import type { Verifier } from './verifier.ts'

/** The site's own server where it has one, else the widget. */
export function verifierOf(core: Core): Verifier {
  const options = signInOptionsOf(core.store.getState())
  return options?.verifier === 'page' ? pageVerifier(core) : ownVerifier(core)
}
