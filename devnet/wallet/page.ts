import type { CallsMode, WalletConfig, WalletMode, WalletOptions } from './config.ts'
import type { DevnetWalletHook } from './hook.ts'
import { walletIcon } from './icon.ts'
import { createProvider } from './provider.ts'
import { createStandardWallet, registerStandard } from './standard.ts'

declare global {
  interface Window {
    devnetWallet?: DevnetWalletHook
    /** Set before the script runs, for example by a test. */
    devnetWalletOptions?: Partial<WalletOptions>
  }
}

/** Runs in the page: offers the provider by EIP-6963. */
export function startWallet(config: WalletConfig, script: HTMLOrSVGScriptElement | null): void {
  const options = readOptions(script?.dataset ?? {})
  const { provider, hook, context, takeFailure } = createProvider(config, options)
  const { standard, name } = options
  if (standard !== undefined) {
    registerStandard(createStandardWallet({ ...context, takeFailure, name, chains: standard }))
  }
  window.devnetWallet = hook
  if (options.legacy) Object.assign(window, { ethereum: provider })

  const detail = Object.freeze({
    info: Object.freeze({
      uuid: crypto.randomUUID(),
      name: options.name,
      icon: walletIcon,
      rdns: options.rdns,
    }),
    provider,
  })
  const announce = () => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

function readOptions(dataset: DOMStringMap): WalletOptions {
  const query = new URLSearchParams(location.search)
  const asked = query.get('wallet') ?? dataset.mode
  const calls = query.get('calls') ?? dataset.calls
  return {
    mode: isMode(asked) ? asked : 'popup',
    name: dataset.name ?? 'Devnet Wallet',
    rdns: dataset.rdns ?? 'dev.causeway.devnet-wallet',
    calls: isCallsMode(calls) ? calls : undefined,
    standard: (query.get('standard') ?? dataset.standard)?.split(','),
    assets: query.has('assets') || dataset.assets !== undefined,
    legacy: dataset.legacy !== undefined,
    ...window.devnetWalletOptions,
  }
}

const callsModes: readonly (string | null | undefined)[] = [
  'atomic',
  'refuseUpgrade',
  'sequential',
  'off',
] satisfies CallsMode[]

function isCallsMode(value: string | null | undefined): value is CallsMode {
  return callsModes.includes(value)
}

function isMode(value: string | null | undefined): value is WalletMode {
  return value === 'popup' || value === 'inpage' || value === 'auto'
}
