import type { LiveOptions } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import { type NetworkReader, offerAnew, offerNetworks } from '#kernel/networks/offer.ts'

/** Takes over options that may change while the widget lives; a bad one changes nothing. */
export function setOptions(core: Core, options: LiveOptions, read?: NetworkReader): void {
  core.store.setState((state) => {
    const merged = { ...state.config.options, ...options }
    const connected = activeConnection(state.connections).status !== 'disconnected'
    const networks =
      options.networks === undefined && options.defaultNetwork === undefined
        ? state.networks
        : offerAnew(
            state.networks,
            offerNetworks(state.networks.known, merged, core.adapters, read),
            connected,
          )
    return {
      config: {
        ...state.config,
        options: merged,
        language: options.language ?? state.config.language,
      },
      networks,
      theme: {
        mode: options.themeMode ?? state.theme.mode,
        preset: options.themePreset ?? state.theme.preset,
        variables: { ...state.theme.variables, ...options.themeVariables },
      },
    }
  })
  for (const { on } of core.features) on?.options?.(core, options)
}
