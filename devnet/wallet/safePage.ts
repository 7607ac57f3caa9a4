import type { WalletConfig } from './config.ts'
import { createProvider } from './provider.ts'
import { createSafe, type SafeHook } from './safe.ts'

declare global {
  interface Window {
    safe?: SafeHook
  }
}

/** Plays Safe with the app of `?app=` in its frame, and the first account as the Safe. */
export async function startSafe(config: WalletConfig): Promise<void> {
  const app = new URL(new URLSearchParams(location.search).get('app') ?? '', location.href)
  const { provider } = createProvider(config, {
    mode: 'auto',
    name: 'Safe',
    rdns: 'global.safe.app',
    legacy: false,
    origin: app.origin,
  })
  await provider.request({ method: 'eth_requestAccounts' })
  const { hook, hear } = createSafe(provider)
  window.safe = hook
  const frame = document.createElement('iframe')
  frame.title = 'An app of the Safe'
  Object.assign(frame.style, { position: 'fixed', inset: '0', border: '0' })
  Object.assign(frame, { width: '100%', height: '100%', src: app.href })
  window.addEventListener('message', ({ source, origin, data }) => {
    const { contentWindow } = frame
    if (contentWindow === null || source !== contentWindow || origin !== app.origin) return
    hear(data, { origin, reply: (message) => contentWindow.postMessage(message, origin) })
  })
  document.body.replaceChildren(frame)
}
