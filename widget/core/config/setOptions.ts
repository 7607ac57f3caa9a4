import type { LiveOptions } from '#protocol'
import { prefill } from '../bridge/form.ts'
import type { Core } from '../core.ts'
import { offerNetworks } from '../networks/offer.ts'

/** Takes over options that may change while the widget lives; a bad one changes nothing. */
export function setOptions(core: Core, options: LiveOptions): void {
  core.store.setState((state) => {
    const merged = { ...state.config.options, ...options }
    const { active } = state.networks
    const networks =
      options.networks === undefined && options.defaultNetwork === undefined
        ? state.networks
        : { ...offerNetworks(state.networks.known, merged), active }
    return {
      config: {
        ...state.config,
        options: merged,
        language: options.language ?? state.config.language,
      },
      networks,
      theme: {
        mode: options.themeMode ?? state.theme.mode,
        variables: { ...state.theme.variables, ...options.themeVariables },
      },
    }
  })
  prefill(core, options.bridge)
}
