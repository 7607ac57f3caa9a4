import type { Core } from '#kernel/core.ts'
import { reset } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import type { State } from '#kernel/store.ts'

/** The site's documents, and whether a person has to agree to them first (S9.11). */
export type Legal = {
  readonly termsUrl?: string | undefined
  readonly privacyUrl?: string | undefined
  readonly required: boolean
}

/** Undefined when the site names none: there is nothing that one could agree to. */
export function legalOf({ config }: Pick<State, 'config'>): Legal | undefined {
  const { legal, features } = config.options
  if (legal?.termsUrl === undefined && legal?.privacyUrl === undefined) return undefined
  return { ...legal, required: features?.legalCheckbox === true }
}

/** True while no wallet may be picked. */
export function needsAgreement(state: Pick<State, 'config' | 'connections'>): boolean {
  return legalOf(state)?.required === true && !state.connections.agreement.given
}

export function setAgreement(core: Core, given: boolean): void {
  core.store.setState(({ connections }) => ({
    connections: { ...connections, agreement: { given, missed: 0 } },
  }))
}

/** True where the person has to agree first: Connect is shown for that, and nothing else happens. */
export function isRefusedUntilAgreed(core: Core): boolean {
  if (!needsAgreement(core.store.getState())) return false
  core.store.setState(({ connections }) => ({
    connections: {
      ...connections,
      agreement: { given: false, missed: connections.agreement.missed + 1 },
    },
  }))
  const { name } = topView(core.store.getState().router)
  if (name !== 'Connect' && name !== 'ConnectWallets') reset(core, { name: 'Connect' })
  return true
}
